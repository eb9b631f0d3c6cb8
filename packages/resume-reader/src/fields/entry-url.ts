import { pageWithin, wholeAddress } from '../recognizers/link-targets.js'
import type { Phrase } from '../text/phrase.js'
import { Leaf } from './draft.js'
import type { Head } from '../entries/pieces.js'

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
