import { models, type LaunchView } from '@thumbfolio/contracts'
import { counted } from '../../lib/counted.js'

/** What the model did, in one line; undefined before it is done, and for launches from before that was kept. */
export function arrangedText({ arranged, composer, model }: LaunchView): string | undefined {
  if (!arranged) return undefined
  if (composer === 'local') return 'Arranged without AI.'
  const { name } = models.find((one) => one.composer === composer) ?? models.find(({ id }) => id === model)!
  const { suggestions } = arranged
  const suggested = suggestions > 0 ? ` and suggested ${counted(suggestions, 'edit')}` : ''
  return `${name} arranged your page${suggested}.`
}
