import { patternOf } from '../words/all-languages.js'
import type { DraftEntry } from './draft.js'
import { leaf } from './draft.js'
import { drawnLevels } from './drawn-levels.js'
import { itemsOf, whole } from '../items/items.js'
import { languageName } from '../recognizers/language-names.js'
import type { Line } from '../text/line.js'
import { isTableHead, splitList } from './lists.js'
import { isBold, Phrase } from '../text/phrase.js'
import { trim } from '../entries/pieces.js'
import { ratingsIn, withoutRatings } from '../entries/ratings.js'
import { isLevel } from '../words/levels.js'

const between = /\s*[,;،]\s+|\s*[、，；]\s*|\s*[•·∙|●◦]\s*|\t|\ue000|\s+[/]\s+/g

const languagePair = /^\s*([^(（:：–—,\t]+?)\s*(?:[(（]([^)）]*)[)）]|(?::|：|\s[–—-]|,|\t)\s*([^\t]*))\s*$/

const fluency = new RegExp(`^(?:[ABC][12]\\b.*|${patternOf('fluency')})\\b`, 'iu')

/** `French Professional`, with nothing but a space between. */
const spacedPair = (phrase: Phrase): [Phrase, Phrase] | undefined => {
  const space = phrase.text.indexOf(' ')
  const [name, rest] = [phrase.slice(0, space), phrase.slice(space + 1)]
  return space > 0 && languageName(name.value) && (isLevel(rest.value) || fluency.test(rest.value))
    ? [name, rest]
    : undefined
}

const fluencyOf = (phrase: Phrase): Phrase => trim(phrase)

/** Names in one row, and below each of them how well it is spoken. */
const languageTable = (lines: readonly Line[]): DraftEntry<'languages'>[] | undefined => {
  const rows = lines.map((line) => line.cells.filter((cell) => !cell.isEmpty))
  const named = rows
    .filter((_, at) => at % 2 === 0)
    .every((row) => row.every((cell) => languageName(cell.value)))
  const spoken = rows
    .filter((_, at) => at % 2 === 1)
    .every((row) => row.every((cell) => !languageName(cell.value)))
  if (rows.length < 2 || rows.length % 2 === 1 || !named || !spoken || !rows[0]?.[1]) return undefined
  return rows.flatMap((row, at) => {
    if (at % 2 === 1) return []
    return row.map((cell) => ({
      language: leaf(cell),
      fluency: leaf(rows[at + 1]?.find((below) => Math.abs(below.area.x - cell.area.x) < 2 * cell.look.size)),
    }))
  })
}

/** What begins in small letters goes on from the line above. */
const withWholeLines = (lines: readonly Line[]): Line[] => {
  const whole: Line[] = []
  for (const line of lines) {
    const before = whole.at(-1)
    const last = before?.cells.at(-1)
    const [cell, ...more] = line.cells
    const goesOn = cell && more.length === 0 && /^\p{Ll}/u.test(cell.text) && !languageName(cell.value)
    if (before && last && goesOn && last.text.includes(','))
      whole.splice(-1, 1, { ...before, cells: [...before.cells.slice(0, -1), Phrase.wrap([last, cell])] })
    else whole.push(line)
  }
  return whole
}

/** `English (native)`, `English – C1`, `English` over `Native`, or several of these in a row. */
export const readLanguages = (all: readonly Line[]): DraftEntry<'languages'>[] => {
  const languages = languagesIn(all)
  const drawn = drawnLevels(
    languages.flatMap(({ language }) => language ?? []),
    ratingsIn(all),
  )
  return languages.map((one) => ({
    ...one,
    fluency: one.fluency ?? (one.language && drawn.get(one.language)),
  }))
}

const languagesIn = (all: readonly Line[]): DraftEntry<'languages'>[] => {
  const lines = withWholeLines(withoutRatings(all).filter((line) => !isTableHead(line)))
  const out: DraftEntry<'languages'>[] = []
  const table = languageTable(lines)
  if (table) return table
  for (const item of lines.flatMap((line) => itemsOf([line]))) {
    const phrase = whole(item)
    const names = phrase.text.split(between).filter((part) => languageName(part.replace(/[(（:：–—].*$/, '')))
    const parts = names.length > 1 ? splitList(phrase) : [phrase]
    for (const part of parts) {
      const open = out.at(-1)
      const pair = languagePair.exec(part.text)
      const style = part
        .byLook((look) => `${isBold(look)}${look.italic}${look.color}`)
        .map(trim)
        .filter((piece) => !piece.isEmpty)
      const [styledName, ...styledRest] = style
      if (pair?.[1]) {
        const name = part.slice(part.text.indexOf(pair[1]), part.text.indexOf(pair[1]) + pair[1].length)
        const rest = pair[2] ?? pair[3] ?? ''
        const at = part.text.lastIndexOf(rest)
        if (languageName(name.value) || !open || open.fluency) {
          out.push({ language: leaf(name), fluency: leaf(fluencyOf(part.slice(at, at + rest.length))) })
          continue
        }
      }
      const spaced = spacedPair(part)
      if (spaced) out.push({ language: leaf(spaced[0]), fluency: leaf(spaced[1]) })
      else if (styledName && styledRest.length > 0 && languageName(styledName.value))
        out.push({ language: leaf(styledName), fluency: leaf(trim(Phrase.join(styledRest, ' '))) })
      else if (open && !open.fluency && !languageName(part.value)) open.fluency = leaf(trim(part))
      else out.push({ language: leaf(trim(part)) })
    }
  }
  return out
}
