import { type BasicsDraft, Leaf } from './draft.js'
import { right } from '../text/page-text.js'
import type { Phrase } from '../text/phrase.js'
import { networkCalled } from '../recognizers/networks.js'

/** `GitHub   ada-example`: a user beside the name of a network, in one row. */
export const extractInlineUsernames = (phrases: readonly Phrase[], basics: BasicsDraft): Phrase[] => {
  const rest: Phrase[] = []
  for (const phrase of phrases) {
    const before = rest.at(-1)
    const network = before && networkCalled(before.value)
    if (before && network !== undefined && isUserBeside(before, phrase)) {
      rest.pop()
      const isKnown = basics.profiles?.some((other) => other.network?.value === network)
      const username = new Leaf(phrase.value.replace(/^@/, ''), phrase, 0.9)
      if (!isKnown) (basics.profiles ??= []).push({ network: new Leaf(network, before, 0.95), username })
    } else rest.push(phrase)
  }
  return rest
}

const isUserBeside = (name: Phrase, { area, baseline, page, text, look }: Phrase): boolean =>
  page === name.page &&
  Math.abs(baseline - name.baseline) < 0.3 * look.size &&
  area.x > right(name.area) &&
  area.x - right(name.area) < 4 * look.size &&
  /^@?[\p{L}\p{N}][\p{L}\p{N}._-]{2,38}$/u.test(text) &&
  (/[-_\d@]/.test(text) || text === text.toLowerCase()) &&
  networkCalled(text) === undefined
