import { pageWithin, wholeAddress } from '../fields/link-targets.js'
import type { Phrase } from '../layout/phrase.js'
import { Leaf } from '../result/draft.js'
import type { Head } from './pieces.js'

/** The page of an entry: as printed, else what its name links to, else a label beside it, else anything in its head. */
export const entryUrl = (head: Head, ...named: readonly (Phrase | undefined)[]): Leaf | undefined => {
  const [printed] = head.urls
  if (printed) return new Leaf(wholeAddress(printed.url, printed.phrase), printed.phrase, 0.9)
  const linked = [...named, ...head.labels, ...head.pieces.map(({ phrase }) => phrase)]
  for (const phrase of linked) {
    const url = pageWithin(phrase)
    if (phrase && url !== undefined) return new Leaf(url, phrase, 0.9)
  }
  return undefined
}
