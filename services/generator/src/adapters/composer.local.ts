import { composeLocally } from '../domain/compose-locally.js'
import type { Composer } from '../domain/composer.js'

/** Composes without a model, for a product without a key. */
export const localComposer: Composer = {
  name: 'local',
  compose: async ({ content, language, signal }) => {
    signal.throwIfAborted()
    return composeLocally(content, language)
  },
}
