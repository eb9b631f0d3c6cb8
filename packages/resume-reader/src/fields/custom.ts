import { entriesOf, type Entry, headOf } from '../entries/entries.js'
import { headPieces } from '../entries/pieces.js'
import { itemsOf, whole } from '../items/items.js'
import { withoutNumbers } from '../layout/list-numbers.js'
import type { Line } from '../text/line.js'
import type { Phrase } from '../text/phrase.js'
import { entryBodyOf, joined, tenureOf } from './career.js'
import { type DraftEntry, leaf } from './draft.js'
import { entryUrl } from './entry-url.js'

const read = (section: Phrase, entry: Entry): DraftEntry<'custom'> => {
  const [first] = entry
  if (first?.prose) {
    const paragraphs = entry.filter(({ bullet }, at) => at === 0 || !bullet)
    const points = entry.filter(({ bullet }, at) => at > 0 && bullet)
    return {
      section: leaf(section),
      summary: leaf(joined(paragraphs.map(whole))),
      highlights: points.map((item) => leaf(whole(item))),
    }
  }
  const items = headOf(entry)
  const head = headPieces(items)
  const [title, subtitle, ...more] = head.pieces.map(({ phrase }) => phrase)
  const [place, ...places] = head.places.map(({ phrase }) => phrase)
  const { summary, highlights } = entryBodyOf(entry, items)
  return {
    section: leaf(section),
    title: leaf(title ?? place),
    subtitle: leaf(subtitle, 0.8),
    location: title ? leaf(place) : undefined,
    url: entryUrl(head, title, subtitle),
    ...tenureOf(head),
    summary: leaf(joined([...more, ...places, ...summary])),
    highlights: highlights.map((phrase) => leaf(phrase)),
  }
}

/** The entries of a custom section, under its title as printed. */
export const readCustom = (title: Phrase, lines: readonly Line[]): DraftEntry<'custom'>[] =>
  entriesOf(itemsOf(withoutNumbers(lines))).map((entry) => read(title, entry))
