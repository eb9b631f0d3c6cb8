import { models, type LaunchView } from '@thumbfolio/contracts'
import { counted } from '../../lib/counted.js'

/** What the model did, in one line; undefined before it is done, and for launches from before that was kept. */
export function arrangedText({ arranged, composer, model }: LaunchView): string | undefined {
  if (!arranged) return undefined
  const { lines, first, suggestions } = arranged
  const did = [`ordered ${counted(lines, 'line')}`, ...(first > 0 ? [`put ${first} first`] : [])]
  if (composer === 'local') return `Without a model we ${listed(did)}.`
  const { name } = models.find((one) => one.composer === composer) ?? models.find(({ id }) => id === model)!
  const suggested = suggestions > 0 ? [`suggests ${counted(suggestions, 'wording')}`] : []
  return `${name} ${listed([...did, ...suggested])}.`
}

const listed = (parts: readonly string[]): string =>
  parts.length === 1 ? parts[0]! : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
