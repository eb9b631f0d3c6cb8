import type { DraftEntry } from './draft.js'
import { leaf } from './draft.js'
import { drawnLevels } from './drawn-levels.js'
import { isProse, type Item, whole } from '../items/items.js'
import { listByList } from '../layout/heads-abreast.js'
import { listItems } from '../items/list-items.js'
import type { Line } from '../text/line.js'
import { isBold, lookKey, type Phrase } from '../text/phrase.js'
import { trim } from '../entries/pieces.js'
import { ratingsIn, withoutRatings } from '../entries/ratings.js'
import { isLabelTable, withoutTimes, splitJoinedWords } from '../entries/joined-words.js'
import { isKeywordLabel, keywordLabelLength } from '../words/keyword-labels.js'
import { isLevel, isLevelHead } from '../words/levels.js'

/** A named list: `Databases: PostgreSQL, Redis`, or a heading with words below it. */
export interface Group {
  name: Phrase | undefined
  level: Phrase | undefined
  words: Phrase[]
}

const opening = '(['
const closing = ')]'

/** Commas inside brackets do not separate. */
export const splitList = (phrase: Phrase): Phrase[] => {
  let depth = 0
  const cuts: { from: number; to: number }[] = []
  for (const match of phrase.text.matchAll(
    /[()[\]]|\s*[,;،؛]\s+|\s*[、，；・،]\s*|\s*[•·∙|●◦]\s*|\t|\ue000/g,
  )) {
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
    .map((part) => (isSentence(part) ? part : withoutFullStop(trim(part))))
    .filter((part) => !part.isEmpty && /[\p{L}\p{N}]/u.test(part.value))
}

/** The full stop at the end of a list does not belong to its last word; that of a sentence belongs to it. */
const isSentence = ({ value }: Phrase): boolean => value.endsWith('.') && isProse(value)

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

/** `Cloud: expert`. */
const nameAndLevel = (phrase: Phrase): { name: Phrase; level: Phrase } | undefined => {
  const name = /^[^,;•·|:]{1,50}(?=:\s)/.exec(phrase.text)?.[0].length ?? 0
  const level = trim(phrase.slice(name))
  return name > 0 && isLevel(level.value) ? { name: trim(phrase.slice(0, name)), level } : undefined
}

/** `Cloud: expert | Keywords: AWS, Terraform`. */
const withKeywordsBeside = ({ cells: [head, keywords, ...more] }: Item): Group | undefined => {
  const label = keywords && more.length === 0 ? keywordLabelLength(keywords.text) : 0
  if (!head || !keywords || label === 0) return undefined
  return { ...(nameAndLevel(head) ?? leveled(trim(head))), words: splitList(keywords.slice(label)) }
}

/** `Name: words` or `Name   words` in one line; undefined when the line is no such thing. */
const labelled = (item: Item, column?: number): Group | undefined => {
  const named = withKeywordsBeside(item)
  if (named) return named
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

const isSubLabel = (text: string): boolean =>
  isKeywordLabel(text) || /^(?:highlights|includes?|such as|details)$/i.test(text)

/** Lines with labels of their own, one below the other: neither is a detail of the other. */
const isSibling = (item: Item, labelledAbove: Item | undefined): boolean =>
  labelledAbove !== undefined &&
  item.style === labelledAbove.style &&
  Math.abs(item.x - labelledAbove.x) < 2 &&
  item.bullet === labelledAbove.bullet

/** A line set more prominently than those below it is their heading. */
const headingOf = (item: Item, next: Item | undefined): boolean => {
  const name = item.cells[0]
  if (!name || item.cells.length > 1 || !next || name.value.length > 48) return false
  if (item.bullet && !(next.x > item.x + 4 && next.bullet)) return false
  if (/[,;]/.test(name.value)) return false
  const larger = name.look.size > (next.cells[0]?.look.size ?? 0) * 1.05
  const bolder = isBold(name.look) && !isBold(next.cells[0]?.look ?? name.look)
  return isSmallPrint(next, name) && (larger || bolder || next.bullet || next.cells.length > 0)
}

/** `Welding | Expert` as a row of a table, also with `Keywords: MIG, TIG` behind it, or `Welding: expert`. */
const rated = ({ cells: [name, level, ...more] }: Item): Group | undefined => {
  if (!name || more.length > 1) return undefined
  if (!level) {
    const both = nameAndLevel(name)
    return both && { ...both, words: [] }
  }
  const [list] = more
  const label = list ? keywordLabelLength(list.text) : 0
  if (isLevel(name.value) || (list && label === 0)) return undefined
  const isRated = isLevel(level.value) || (label > 0 && level.value.split(' ').length <= 3)
  return isRated ? { name: trim(name), level, words: list ? splitList(list.slice(label)) : [] } : undefined
}

/** The head of a table that says in which column the levels stand. */
export const isTableHead = (line: Line): boolean =>
  line.cells.length > 1 &&
  line.cells.every((cell) => cell.value.split(' ').length <= 3) &&
  line.cells.slice(1).some((cell) => isLevelHead(cell.value))

/** Skills, interests and the like, in whatever shape they are listed. */
const groupsOf = (lines: readonly Line[]): Group[] => {
  const items = listItems(listByList(withoutRatings(lines).filter((line) => !isTableHead(line)))).map(
    withoutTimes,
  )
  // Where lists stand behind their labels, a lone word there has a label too.
  const lists = isLabelTable(items)
    ? items
    : items.filter((item) => item.cells.length === 2 && labelled(item))
  const column = lists[0]?.cells[1]?.area.x
  const groups: Group[] = []
  let headStyle: string | undefined
  let headBullet = false
  let labelledAbove: Item | undefined
  items.forEach((item, at) => {
    const label = labelled(item, column)
    const open = groups.at(-1)
    const row = rated(item)
    if (row) return void groups.push(row)
    if (label?.name && open?.name && isSubLabel(label.name.value) && !isSibling(item, labelledAbove))
      return void open.words.push(...label.words)
    if (label && label.name && label.words.length > 0) {
      labelledAbove = item
      return void groups.push(label)
    }
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
  return withLevelsBehind(splitJoinedWords(groups))
}

/** `Name: one, two, three (expert)` in every group, and no level within one: it is the group's. */
const withLevelsBehind = (groups: Group[]): Group[] => {
  const levels = groups.map(({ words }) => words.map((word) => leveled(word).level !== undefined))
  const areBehind =
    groups.length > 1 &&
    groups.every(({ name, level, words }) => name && !level && words.length > 1) &&
    levels.every((are) => are.at(-1) === true && are.filter(Boolean).length === 1)
  if (!areBehind) return groups
  return groups.map(({ name, words }) => {
    const last = words.at(-1)
    const both = last && leveled(last)
    return { name, level: both?.level, words: [...words.slice(0, -1), ...(both ? [both.name] : [])] }
  })
}

export const readSkills = (lines: readonly Line[]): DraftEntry<'skills'>[] => {
  const skills = groupsOf(lines).flatMap(({ name, level, words }): DraftEntry<'skills'>[] => {
    if (name) return [{ name: leaf(name), level: leaf(level), keywords: words.map((word) => leaf(word)) }]
    return words.map((word) => ({ name: leaf(word, 0.8) }))
  })
  const drawn = drawnLevels(
    skills.flatMap(({ name }) => name ?? []),
    ratingsIn(lines),
  )
  return skills.map((skill) => ({ ...skill, level: skill.level ?? (skill.name && drawn.get(skill.name)) }))
}

/** One group whose name is a section's title. */
export const readSkillGroup = (title: Phrase | undefined, lines: readonly Line[]): DraftEntry<'skills'> => {
  const words = listItems(withoutRatings(lines)).flatMap((item) => item.cells.flatMap(splitList))
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
 * `Restoring motorcycles [Triumph, BSA]`; a text in round brackets is part of the name, except where the
 * brackets of some hold lists.
 */
const interestOf = (phrase: Phrase, isListed: boolean): DraftEntry<'interests'> => {
  const { text } = phrase
  const from = text.endsWith(']') ? text.lastIndexOf('[') : text.endsWith(')') ? text.lastIndexOf('(') : -1
  const words = phrase.slice(from + 1, text.length - 1)
  if (from <= 0 || (text[from] === '(' && !isListed)) return { name: leaf(phrase) }
  return { name: leaf(phrase.slice(0, from)), keywords: splitList(words).map((word) => leaf(word)) }
}
