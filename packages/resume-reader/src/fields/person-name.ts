import { isProse } from '../items/items.js'
import { type Line, phraseOf, textOf } from '../text/line.js'
import { lookKey, Phrase } from '../text/phrase.js'
import { plainWords } from '../words/fold.js'
import { roleLikeness } from '../recognizers/likeness.js'
import { titleKind } from '../recognizers/titles.js'
import { isContactLabel } from '../words/contact-labels.js'
import { documentTitleLength, isDocumentTitle } from '../words/document-titles.js'
import { wordsOf } from '../words/all-languages.js'
import { words } from '@thumbfolio/contracts/languages'
import { personalLabelKind } from '../words/personal-labels.js'

/** Words of `First and last name`, `Nachname(n) / Vorname(n)`, `Nome e cognome`. */
const nameWords = new Set(wordsOf('nameLabels'))
const namesOne = /(?:name|nom|nombre|naam|imie|nazwisko|氏名|姓名|名前|성명|이름)/

/** One or several may be asked for: `Surname(s)`. Forms set it apart: `氏 名`. */
export const isNameLabel = (text: string): boolean => {
  const words = plainWords(text.replace(/\(\p{L}{1,2}\)/gu, '')).replace(/(?<=^\p{Lo}) (?=\p{Lo}$)/u, '')
  return namesOne.test(words) && words.split(' ').every((word) => nameWords.has(word))
}

/** Written small within a name. */
const particles = new Set(
  words(`
    de | da | do | dos | das | del | della | di | du | des | van | von | der | den | ter | ten | la | le | el | al | bin |
    ibn | bint | ben | y | e | i | zu | zum | zur | af | av | und | und | and | of | d | l | the | dit | née | geb
  `),
)

/** `Looking for a new post`: several small words that no name has. A trade may stand behind the name. */
const isSentence = (text: string): boolean => {
  const [lead = ''] = text.split(/\s*[,|\t•·]\s*|\s[–—-]\s/)
  const words = lead.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !particles.has(plainWords(word)))
  return isProse(text) || (small.length > 1 && small.length < words.length) || /\p{Ll}{3}[.!?]$/u.test(text)
}

/** A title of a paper or a section, a label or a sentence. */
const isNoName = (text: string): boolean =>
  titleKind(text) !== undefined ||
  isDocumentTitle(text) ||
  isContactLabel(text) ||
  isNameLabel(text) ||
  /:\/\/|^www\./i.test(text) ||
  personalLabelKind(text) !== undefined ||
  isSentence(text)

/** `Name: Ada Example`, also with the name in the next cell. */
const labelledName = (lines: readonly Line[]): { label: Phrase; name: Phrase; line: Line } | undefined => {
  for (const line of lines) {
    const [first, second] = line.cells
    if (!first) continue
    const colon =
      /^([^:]{2,28}):\s*(?=\S)/.exec(first.text) ?? /^(\p{Lo}{2,3})[\s：]+(?=\p{Lo})/u.exec(first.text)
    const label = first.slice(0, colon?.[1]?.length ?? first.text.length)
    const name = colon ? first.slice(colon[0].length) : line.cells.length === 2 ? second : undefined
    if (!name || !isNameLabel(label.value)) continue
    if (/^[\p{Lu}\p{Lo}]/u.test(name.value) && !/[\d@]/.test(name.value) && name.value.split(' ').length <= 6)
      return { label, name, line }
  }
  return undefined
}

/** The largest cell of a line that may be a name, the first of equals. */
const leadOf = (line: Line): Phrase | undefined => {
  const words = line.cells.filter(
    ({ value }) => /\p{L}{2}/u.test(value) && !/[@\d]/.test(value) && !isNoName(value),
  )
  const largest = Math.max(...words.map((cell) => cell.look.size))
  return words.find((cell) => cell.look.size >= largest - 0.2)
}

/** One word of a name on each side of a picture: the second, in the look of the first, where that is one word. */
const besideName = (first: Phrase, lines: readonly Line[]): Phrase[] => {
  const cells = lines.find((line) => line.cells.includes(first))?.cells ?? []
  const [second, ...more] = cells.slice(cells.indexOf(first) + 1)
  const isName =
    second !== undefined &&
    more.length === 0 &&
    lookKey(second.look) === lookKey(first.look) &&
    [first, second].every(({ value }) => /^\p{Lu}[\p{L}'’-]+$/u.test(value)) &&
    roleLikeness(second.value) === 0
  return isName ? [second] : []
}

/** Two lines of one look may be a title together: `PERSONAL` above `INFORMATION`. */
const withoutTitles = (leads: readonly Phrase[]): Phrase[] => {
  const isTitle = (one: Phrase | undefined, two: Phrase | undefined): boolean =>
    one !== undefined &&
    two !== undefined &&
    lookKey(one.look) === lookKey(two.look) &&
    (titleKind(`${one.value} ${two.value}`) !== undefined || isDocumentTitle(`${one.value} ${two.value}`))
  return leads.filter((lead, at) => !isTitle(lead, leads[at + 1]) && !isTitle(leads[at - 1], lead))
}

/** The person's name is the largest text on top; what follows in another look may be their trade. */
const takeName = (lines: readonly Line[]): { name?: Phrase; label?: Phrase; rest: Line[] } => {
  const leads = withoutTitles(
    lines.filter((line) => line.page === lines[0]?.page).flatMap((line) => leadOf(line) ?? []),
  )
  const largest = Math.max(0, ...leads.map((lead) => lead.look.size))
  const head = leads.find((lead) => lead.look.size >= largest - 0.2)
  if (!head) return { rest: [...lines] }
  const named = [head]
  for (const next of leads.slice(leads.indexOf(head) + 1)) {
    const before = named.at(-1)
    if (!before || named.length > 3) break
    const down = next.baseline - before.baseline
    if (down > 0 && down < 1.7 * head.look.size && Math.abs(next.look.size - head.look.size) < 0.3)
      named.push(next)
  }
  named.splice(1, 0, ...besideName(head, lines))
  const big = Phrase.wrap(named)
  const { name, label } = splitName(big.slice(documentTitleLength(big.text)))
  const rest = lines.flatMap((line) => {
    const cells = line.cells.filter((cell) => !named.includes(cell))
    if (cells.length === line.cells.length) return [line]
    return cells.length > 0 ? [{ ...line, cells }] : []
  })
  return { name, ...(label ? { label } : {}), rest }
}

const credential = /^(?:[A-Z][A-Za-z]{0,2}\.?){1,4}(?:-[A-Z]{1,4})?$/

/** `Name, CPA` is a name; `Name, Registered Nurse` and `Name | Architect` hold a trade as well. */
const splitName = (big: Phrase): { name: Phrase; label?: Phrase } => {
  for (const cut of big.text.matchAll(/\s*[|•·\t]\s*|,\s+|\s+[–—-]\s+/g)) {
    const after = big.slice(cut.index + cut[0].length)
    const next = after.value.split(/\s*,\s*/)[0] ?? ''
    if (cut[0].includes(',') && (credential.test(next) || /^(jr|sr|ii|iii|iv)\.?$/i.test(next))) continue
    return { name: big.slice(0, cut.index), label: after }
  }
  const [first, ...others] = big.byLook()
  const isWhole = first && first.value.split(' ').filter((word) => /\p{L}{2}/u.test(word)).length >= 2
  return first && isWhole && others.length > 0
    ? { name: first, label: Phrase.join(others, ' ') }
    : { name: big }
}

interface Named {
  name: Phrase | undefined
  label: Phrase | undefined
  /** What is left of the header, and of the contact data. */
  rest: Line[]
  below: Line[]
  titles: Phrase[]
}

const mostNameWords = 5

/** Forms write the name on top of the contact data: the first line, where nothing but a name is in it. */
const nameAbove = (contact: readonly Line[]): { name: Phrase; rest: Line[] } | undefined => {
  const [first, ...rest] = contact
  const [name, ...more] = first?.cells ?? []
  const isName =
    name !== undefined &&
    more.length === 0 &&
    !/[@\d:/]/.test(name.value) &&
    !isNoName(name.value) &&
    roleLikeness(name.value) === 0 &&
    name.value.split(' ').length >= 2 &&
    name.value.split(' ').length <= mostNameWords
  return isName ? { name, rest } : undefined
}

/** A name that is drawn up or down the page (`turned`), or labelled as one, is it; else it is the largest text that does not say what paper this is. */
export const nameOf = (header: readonly Line[], contact: readonly Line[], turned?: Phrase): Named => {
  const titles = header.filter((line) => isDocumentTitle(textOf(line)))
  const lines = header.filter((line) => !titles.includes(line))
  if (turned)
    return { name: turned, label: undefined, rest: lines, below: [...contact], titles: titles.map(phraseOf) }
  const labelled = labelledName([...lines, ...contact])
  const inHeader = takeName(lines)
  const inContact = labelled || inHeader.name ? undefined : nameAbove(contact)
  const largest = inContact ? { ...inHeader, name: inContact.name, label: undefined } : inHeader
  const isTwice = labelled && plainWords(labelled.name.value) === plainWords(largest.name?.value ?? '')
  const isOther = (line: Line) => line !== labelled?.line
  return {
    ...(labelled && !isTwice
      ? { name: labelled.name, label: undefined, rest: lines.filter(isOther) }
      : { name: largest.name, label: largest.label, rest: largest.rest.filter(isOther) }),
    below: inContact ? inContact.rest : contact.filter(isOther),
    titles: titles.map(phraseOf),
  }
}

/** In parts of the name's size: initials that are drawn as a sign are large. */
const leastSign = 0.6

/** `AE` beside `Ada Example`, and not for the sake of being read. */
export const isMonogram = ({ value, look }: Phrase, name: Phrase | undefined): boolean => {
  if (!name || !/^\p{Lu}{1,3}$/u.test(value) || look.size < leastSign * name.look.size) return false
  const initials = name.value.split(/[\s-]+/).map((word) => word[0]?.toUpperCase() ?? '')
  return (
    value === initials.slice(0, value.length).join('') ||
    value === `${initials[0] ?? ''}${initials.at(-1) ?? ''}`
  )
}
