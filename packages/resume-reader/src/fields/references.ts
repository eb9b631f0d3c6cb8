import { patternOf } from '../words/all-languages.js'
import { joined } from './career.js'
import type { DraftEntry } from './draft.js'
import { leaf } from './draft.js'
import { isProse, type Item, itemsOf, whole } from '../items/items.js'
import type { Line } from '../text/line.js'
import { cellWithoutReach, withoutReach } from '../entries/reach.js'
import { isBold, type Phrase } from '../text/phrase.js'

/** `References available on request` names no one. */
const onRequest = new RegExp(`\\b(?:${patternOf('onRequest')})`, 'iu')

/** Where names are bold, other lines are about them: who they are and how they are reached. */
const isBelowName = (item: Item, first: Item): boolean =>
  !first.prose && item.style !== first.style && !/^["“„«]/.test(whole(item).value) && isBold(first.line.look)

/** Two or more referees side by side, each row with a cell for each, and how they are reached in the last ones. */
const refereesAbreast = (lines: readonly Line[]): DraftEntry<'references'>[] | undefined => {
  const [first, second] = lines
  const count = first?.cells.length ?? 0
  const isEven = lines.every(
    ({ cells }) =>
      cells.length === count &&
      cells.every((cell, at) => Math.abs(cell.area.x - (first?.cells[at]?.area.x ?? Infinity)) < 3),
  )
  if (!first || !second || count < 2 || !isEven) return undefined
  const columns = first.cells.map((name, at) => ({
    name,
    details: lines.slice(1).flatMap(({ cells }) => cells[at] ?? []),
  }))
  const isReached = columns.every(({ details }) => details.some(({ value }) => /@|\d{3}/.test(value)))
  if (!isReached || columns.some(({ name }) => /@|\d/.test(name.value))) return undefined
  return columns.map(({ name, details }) => ({
    name: leaf(name),
    reference: leaf(joined(details.flatMap((phrase) => cellWithoutReach(phrase) ?? []))),
  }))
}

/** `Praise in a sentence. - Anna Example, mill owner`: the dash is followed by who says it. */
const signedBy = (phrase: Phrase): { name: Phrase; texts: Phrase[] } | undefined => {
  const dash = /(?<=[.!?]["”“»]?)\s+[–—-]\s+(?=\p{Lu}[^.!?]{2,80}$)/u.exec(phrase.text)
  if (!dash) return undefined
  const [said, name] = phrase.around(dash)
  return { name, texts: [said] }
}

/**
 * Who says it, and what they say. How referees are reached is of no field: it is theirs. Names are short, words of praise
 * are sentences.
 */
export const readReferences = (all: readonly Line[]): DraftEntry<'references'>[] => {
  const abreast = refereesAbreast(all)
  if (abreast) return abreast
  const lines = withoutReach(all)
  const out: { name?: Phrase; texts: Phrase[] }[] = []
  const items = itemsOf(lines)
  const [first] = items
  for (const item of items) {
    const open = out.at(-1)
    const cells = item.cells.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    const [who, said] = cells
    if (open?.name && !item.prose && who && first && isBelowName(item, first)) {
      open.texts.push(whole(item))
      continue
    }
    if (who && said && cells.length === 2 && isProse(said.value)) {
      out.push({ name: who, texts: [said] })
      continue
    }
    const phrase = cells.length === 1 ? who : undefined
    if (!phrase || onRequest.test(phrase.value)) continue
    const before = open?.texts.at(-1)
    if (before && /^\p{Ll}/u.test(phrase.value) && !/[.!?”"“]$/.test(before.value)) {
      open?.texts.push(phrase)
      continue
    }
    const signed = item.prose ? signedBy(phrase) : undefined
    if (signed) {
      out.push(signed)
      continue
    }
    const isQuote = item.prose || /^["“„«]/.test(phrase.value)
    if (isQuote && open && (open.name || open.texts.length > 0)) open.texts.push(phrase)
    else if (isQuote) out.push({ texts: [phrase] })
    else if (open && !open.name) open.name = phrase
    else out.push({ name: phrase, texts: [] })
  }
  return out.map(({ name, texts }) => {
    const words = joined(texts)
    const quoted =
      words && /^["“„«](.*)["”“»]$/.test(words.text) ? words.slice(1, words.text.length - 1) : words
    return { name: leaf(name), reference: leaf(quoted) }
  })
}
