import { arrangeLocally } from '@thumbfolio/site-page'
import type { Composer } from '../domain/composer.js'

/** Arranges without a model, for a product without a key. */
export const localComposer: Composer = {
  name: 'local',
  compose: async ({ content, signal }) => {
    signal.throwIfAborted()
    return arrangeLocally(content)
  },
}
