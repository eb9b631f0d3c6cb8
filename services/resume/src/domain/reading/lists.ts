import type { DraftEntry } from './draft.js'
import { leaf } from './draft.js'
import { type Item, itemsOf, whole } from './items.js'
import { listByList } from './heads-abreast.js'
import { listItems } from './list-items.js'
import { languageName } from './language-names.js'
import type { Line } from './line.js'
import { isBold, lookKey, Phrase } from './phrase.js'
import { trim } from './pieces.js'
import { isLevel, isLevelHead } from './words/levels.js'

/** A named list: `Databases: PostgreSQL, Redis`, or a heading with words below it. */
export interface Group {
  name: Phrase | undefined
  level: Phrase | undefined
  words: Phrase[]
}

const between = /\s*[,;]\s+|\s*[•·∙|●◦]\s*|\t|\ue000|\s+[/]\s+/g
const opening = '(['
const closing = ')]'

/** Commas inside brackets do not separate. */
export const splitList = (phrase: Phrase): Phrase[] => {
  let depth = 0
  const cuts: { from: number; to: number }[] = []
  for (const match of phrase.text.matchAll(/[()[\]]|\s*[,;]\s+|\s*[•·∙|●◦]\s*|\t|\ue000/g)) {
    if (opening.includes(match[0])) depth += 1
    else if (closing.includes(match[0])) depth = Math.max(0, depth - 1)
    else if (depth === 0) cuts.push({ from: match.index, to: match.index + match[0].length })
  }
  const parts: Phrase[] = []
  let from = 0
  for (const cut of cuts) {
    parts.push(phrase.slice(from, cut.from))
    from = cut.to
  }
  parts.push(phrase.slice(from))
  return parts
    .map((part) => trim(part))
    .map(withoutFullStop)
    .filter((part) => !part.isEmpty && /[\p{L}\p{N}]/u.test(part.value))
}

const withoutFullStop = (phrase: Phrase): Phrase =>
  /[^.]\p{Ll}\.$/u.test(phrase.text) ? phrase.slice(0, phrase.text.length - 1) : phrase

/** `Modelling (expert)`. */
const leveled = (phrase: Phrase): { name: Phrase; level: Phrase | undefined } => {
  const brackets = /\s*\(([^()]+)\)$/.exec(phrase.text)
  if (!brackets || !isLevel(brackets[1] ?? '')) return { name: phrase, level: undefined }
  const from = brackets.index + brackets[0].indexOf('(') + 1
  return { name: phrase.slice(0, brackets.index), level: phrase.slice(from, phrase.text.length - 1) }
}

const isSmallPrint = (item: Item, name: Phrase): boolean =>
  item.cells.every((cell) => lookKey(cell.look) !== lookKey(name.look))

/** `Name: words` or `Name   words` in one line; undefined when the line is no such thing. */
const labelled = (item: Item, column?: number): Group | undefined => {
  const phrase = whole(item)
  const [first, second] = item.cells
  const colon = /^[^,;•·|:]{1,50}:\s*/.exec(phrase.text)
  if (colon)
    return {
      ...leveled(trim(phrase.slice(0, colon[0].trimEnd().length - 1))),
      words: splitList(phrase.slice(colon[0].length)),
    }
  const looks = phrase.byLook((look) => (isBold(look) ? 'b' : ''))
  const [head, ...rest] = looks
  if (
    head &&
    rest.length > 0 &&
    isBold(head.look) &&
    !/[,;]\s*$/.test(head.text) &&
    !/[,;•|]/.test(head.value)
  ) {
    return { name: trim(head), level: undefined, words: rest.flatMap(splitList) }
  }
  if (
    first &&
    second &&
    item.cells.length === 2 &&
    first.value.length < 40 &&
    !/[,;]/.test(first.value) &&
    (/[,;•·|]/.test(second.value) || Math.abs(second.area.x - (column ?? -Infinity)) < 2)
  ) {
    return { name: trim(first), level: undefined, words: splitList(second) }
  }
  return undefined
}

const subLabel =
  /^(?:skills|keywords|highlights|includes?|such as|tools|details|tags|schlüsselwörter|schlagwörter|stichwörter|mots-clés|palabras clave|palavras-chave|parole chiave|trefwoorden|słowa kluczowe)$/i
/** Such a label and what stands behind it. */
export const behindSubLabel = (phrase: Phrase): Phrase | undefined => {
  const label = /^([^,;:]{3,20}):\s*/.exec(phrase.text)
  return label && subLabel.test(label[1] ?? '') ? phrase.slice(label[0].length) : undefined
}

/** A line that stands out from those below it is their heading. */
const headingOf = (item: Item, next: Item | undefined): boolean => {
  const name = item.cells[0]
  if (!name || item.cells.length > 1 || !next || name.value.length > 48) return false
  if (item.bullet && !(next.x > item.x + 4 && next.bullet)) return false
  if (/[,;]/.test(name.value)) return false
  const larger = name.look.size > (next.cells[0]?.look.size ?? 0) * 1.05
  const bolder = isBold(name.look) && !isBold(next.cells[0]?.look ?? name.look)
  return isSmallPrint(next, name) && (larger || bolder || next.bullet || next.cells.length > 0)
}

/** `Welding | Expert` as a row of a table, also with `Keywords: MIG, TIG` behind it. */
const rated = ({ cells: [name, level, ...more] }: Item): Group | undefined => {
  const [list] = more
  const words = list && behindSubLabel(list)
  if (!name || !level || more.length > 1 || (list && !words) || isLevel(name.value)) return undefined
  const isRated = isLevel(level.value) || (words && level.value.split(' ').length <= 3)
  return isRated ? { name: trim(name), level, words: words ? splitList(words) : [] } : undefined
}

/** The head of a table that says in which column the levels stand. */
const isTableHead = (line: Line): boolean =>
  line.cells.length > 1 &&
  line.cells.every((cell) => cell.value.split(' ').length <= 3) &&
  line.cells.slice(1).some((cell) => isLevelHead(cell.value))

/** Skills, interests and the like, in whatever shape they are listed. */
export const groupsOf = (lines: readonly Line[]): Group[] => {
  const items = listItems(listByList(lines.filter((line) => !isTableHead(line))))
  // Where lists stand behind their labels, a lone word there has a label too.
  const column = items.find((item) => item.cells.length === 2 && labelled(item))?.cells[1]?.area.x
  const groups: Group[] = []
  let headStyle: string | undefined
  let headBullet = false
  items.forEach((item, at) => {
    const label = labelled(item, column)
    const open = groups.at(-1)
    const row = rated(item)
    if (row) return void groups.push(row)
    if (label?.name && open && subLabel.test(label.name.value)) return void open.words.push(...label.words)
    if (label && label.name && label.words.length > 0) return void groups.push(label)
    const named =
      headStyle === undefined
        ? headingOf(item, items[at + 1])
        : item.style === headStyle && item.bullet === headBullet
    const first = item.cells[0]
    if (named && first) {
      headStyle ??= item.style
      headBullet = item.bullet
      const name = trim(first.text.endsWith(':') ? first.slice(0, first.text.length - 1) : first)
      return void groups.push({ name, level: undefined, words: [] })
    }
    const words = item.cells.flatMap(splitList)
    const [only] = words
    if (
      open?.name &&
      words.length === 1 &&
      only &&
      isLevel(only.value) &&
      !open.level &&
      open.words.length === 0
    )
      open.level = only
    else if (open && headStyle !== undefined) open.words.push(...words)
    else if (open && !open.name) open.words.push(...words)
    else groups.push({ name: undefined, level: undefined, words })
  })
  return groups
}

export const readSkills = (lines: readonly Line[]): DraftEntry<'skills'>[] =>
  groupsOf(lines).flatMap(({ name, level, words }) => {
    if (name) return [{ name: leaf(name), level: leaf(level), keywords: words.map((word) => leaf(word)) }]
    return words.map((word) => ({ name: leaf(word, 0.8) }))
  })

/** One group whose name is a section's title. */
export const readSkillGroup = (title: Phrase | undefined, lines: readonly Line[]): DraftEntry<'skills'> => {
  const words = listItems(lines).flatMap((item) => item.cells.flatMap(splitList))
  const [first] = words
  const level = first && isLevel(first.value) ? first : undefined
  return {
    name: leaf(title, 0.8),
    level: leaf(level),
    keywords: (level ? words.slice(1) : words).map((word) => leaf(word)),
  }
}

export const readInterests = (lines: readonly Line[]): DraftEntry<'interests'>[] =>
  groupsOf(lines).flatMap(({ name, words }) => {
    if (name) return [{ name: leaf(name), keywords: words.map((word) => leaf(word)) }]
    const isListed = words.some(({ text }) => /\([^()]*,[^()]*\)$/.test(text))
    return words.map((word) => interestOf(word, isListed))
  })

/**
 * `Restoring motorcycles [Triumph, BSA]`; what stands alone in round brackets is part of the name, save where the
 * brackets of others hold lists.
 */
const interestOf = (phrase: Phrase, isListed: boolean): DraftEntry<'interests'> => {
  const { text } = phrase
  const from = text.endsWith(']') ? text.lastIndexOf('[') : text.endsWith(')') ? text.lastIndexOf('(') : -1
  const words = phrase.slice(from + 1, text.length - 1)
  if (from <= 0 || (text[from] === '(' && !isListed)) return { name: leaf(phrase) }
  return { name: leaf(phrase.slice(0, from)), keywords: splitList(words).map((word) => leaf(word)) }
}

const languagePair = /^\s*([^(:–—,\t]+?)\s*(?:\(([^)]*)\)|(?::|\s[–—-]|,|\t)\s*([^\t]*))\s*$/

const fluency =
  /^(?:[ABC][12]\b.*|native|mother tongue|bilingual|fluent|(?:full )?professional|limited|elementary|conversational|working|muttersprach.*|flie(?:ß|ss)end|verhandlungssicher|nativ[oa]|lengua materna|fluente|langue maternelle|natif|bilingue|courant|madrelingua|moedertaal|vloeiend|ojczysty|biegły)\b/iu

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

/** `English (native)`, `English – C1`, `English` over `Native`, or several of these in a row. */
export const readLanguages = (all: readonly Line[]): DraftEntry<'languages'>[] => {
  const lines = all.filter((line) => !isTableHead(line))
  const out: DraftEntry<'languages'>[] = []
  const table = languageTable(lines)
  if (table) return table
  for (const item of lines.flatMap((line) => itemsOf([line]))) {
    const phrase = whole(item)
    const names = phrase.text.split(between).filter((part) => languageName(part.replace(/[(:–—].*$/, '')))
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
