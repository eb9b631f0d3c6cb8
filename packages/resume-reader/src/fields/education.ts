import { patternOf } from '../words/all-languages.js'
import { datesOf, joined } from './career.js'
import { longestHead } from '../entries/head-parts.js'
import { splitDegree, withoutInitials } from './degrees.js'
import type { DraftEntry } from './draft.js'
import { leaf } from './draft.js'
import { entryUrl } from './entry-url.js'
import { type Entry, entriesOf, headOf } from '../entries/entries.js'
import { courseLabel } from '../words/course-labels.js'
import { plainWords } from '../words/fold.js'
import { type Item, itemsOf, valueOf, whole as textOf } from '../items/items.js'
import { degreeLikeness, schoolLikeness } from '../recognizers/likeness.js'
import type { Line } from '../text/line.js'
import { headPieces, splitNameFromPlace, trim } from '../entries/pieces.js'
import type { Phrase } from '../text/phrase.js'
import { assignSlots, pickFields } from '../entries/slots.js'
import { isWordRow } from '../entries/word-rows.js'

type Field = 'institution' | 'degree' | 'area'

const affinity = (text: string): Record<Field, number> => {
  const [school, degree] = [schoolLikeness(text), degreeLikeness(text)]
  return {
    institution: 0.2 + school - 0.8 * degree,
    degree: degree - 0.8 * school,
    area: 0.1 - school - 0.6 * degree,
  }
}

const scoreLabel = new RegExp(
  `\\b(?:(?:overall |cumulative |final )?(?:${patternOf('scoreLabel')})s?)\\b\\.?\\s*[:=]?\\s*`,
  'iu',
)
const scoreValue =
  /^(?:\d{1,3}(?:[.,]\d{1,3})?\s*%?(?:\s*(?:\/|out of|of|von|sur|su|z)\s*\d{1,3}(?:[.,]\d{1,2})?)?%?(?:\s*\([^)]*\))?|(?:first|second|upper|lower|distinction|merit|pass|cum laude|magna|summa|honou?rs|2:[12]|1st)\b[\p{L}\s.:\d-]*(?:\([^)]*\))?)/iu

/** `Courses: one, two` in a line below what they led to. */
const isLabelledCourses = (item: Item): boolean =>
  !item.bullet && /:\s*$/.test(courseLabel.exec(textOf(item).text)?.[0] ?? '')

/** `A*AA`, `ABB`: a grade for each subject, the best first; what is in another order is a degree. */
const schoolGrades = /^(?=.*\*|.{3})(?:A\*\s?)*(?:A\s?)*(?:B\s?)*(?:C\s?)*(?:D\s?)*E*$/

/** `GPA: 3.7`, `3.45 / 4.0 GPA`, `Note 1,3`. */
const findScore = (phrase: Phrase): { score: Phrase; rest: Phrase | undefined } | undefined => {
  const { text } = phrase
  const label = scoreLabel.exec(text)
  if (label) {
    const from = label.index + label[0].length
    const value =
      scoreValue.exec(text.slice(from)) ??
      (/[:=]\s*$/.test(label[0]) ? /^[^,;|\t]{1,40}/.exec(text.slice(from)) : null)
    // `grades 9–6` tells of several subjects.
    if (value && /^\s?[–—-]\s?\d/.test(text.slice(from + value[0].length))) return undefined
    if (value)
      return {
        score: trim(phrase.slice(from, from + value[0].length)),
        rest: restOf(phrase, label.index, from + value[0].length),
      }
    const before = /(\d{1,3}(?:[.,]\d{1,3})?(?:\s*\/\s*\d+(?:[.,]\d+)?)?)\s*$/.exec(
      text.slice(0, label.index),
    )
    if (before)
      return {
        score: phrase.slice(before.index, before.index + (before[1] ?? '').length),
        rest: restOf(phrase, before.index, from),
      }
  }
  const bare =
    /^\(?(\d{1,3}[.,]\d{1,3}(?:\s*\/\s*\d+(?:[.,]\d+)?)?|\d{1,3}\s*\/\s*\d{1,3}|\d{1,3}\s?%)\)?$/.exec(
      phrase.value,
    )
  if (bare || schoolGrades.test(phrase.value)) return { score: trim(phrase), rest: undefined }
  const word =
    /^(?:first class|second class|upper second|lower second|distinction|with distinction|with honou?rs|honou?rs|merit|magna cum laude|summa cum laude|cum laude)\b.*$/i.exec(
      phrase.value,
    )
  return word ? { score: trim(phrase), rest: undefined } : undefined
}

/** How well something was passed, standing alone. */
const isScoreWord = (text: string): boolean =>
  /^(?:first|second|third|pass(?:ed)?|distinction|merit|honou?rs|sehr gut|gut|befriedigend|sobresaliente|notable|matr[ií]cula de honor|mention .*|(?:tr[eè]s |assez )?bien|ottimo|\d{2,3}(?: e lode|\/110.*)|cum laude|bardzo dobry|dobry)$/i.test(
    text.trim(),
  )

const restOf = (phrase: Phrase, from: number, to: number): Phrase | undefined => {
  const rest = trim(phrase.without(/\($/.test(phrase.text.slice(0, from)) ? from - 1 : from, to))
  return rest.value.replace(/[()[\]\s,]/g, '') === '' ? undefined : rest
}

const splitSchool = (phrase: Phrase): { institution?: Phrase; other?: Phrase } => {
  if (phrase.text.length > longestHead) return {}
  for (const comma of phrase.text.matchAll(/\s*[,|]\s+|\s+[–—-]\s+/g)) {
    const [one, two] = phrase.around(comma)
    const [a, b] = [affinity(one.value), affinity(two.value)]
    if (a.institution > 0 && a.degree <= 0 && b.degree > 0) return { institution: one, other: two }
    if (b.institution > 0 && a.degree > 0 && b.degree <= 0) return { institution: two, other: one }
  }
  return {}
}

const coursesIn = (
  items: readonly Item[],
  head: readonly Item[],
): { courses: Phrase[]; scores: Phrase[]; rest: Phrase[] } => {
  const [courses, scores, rest]: [Phrase[], Phrase[], Phrase[]] = [[], [], []]
  let inCourses = false
  for (const item of items) {
    const phrase = textOf(item)
    const label = courseLabel.exec(phrase.text)
    const score = findScore(phrase)
    if (label && !item.prose) {
      inCourses = true
      const list = phrase.slice(label[0].length)
      if (!list.isEmpty) courses.push(...list.split(/\s*[,;•·|\t]\s*/g).map(trim))
    } else if (score && phrase.value.length < 40) {
      scores.push(score.score)
    } else if (isWordRow(item, head)) courses.push(...item.cells.map(trim))
    else if (item.bullet || inCourses) courses.push(phrase)
    else rest.push(phrase)
  }
  return { courses, scores, rest }
}

/** Some mark the degree with a bullet; it is still what the entry is about. */
const isDegreeLine = (item: Item): boolean =>
  !item.prose && degreeLikeness(valueOf(item)) > 0 && valueOf(item).length < 100

/** Some put the school first in one entry, and what was learnt first in the next. */
const areSwapped = (institution: Phrase, degree: Phrase): boolean =>
  degreeLikeness(institution.value) > 0 &&
  schoolLikeness(institution.value) === 0 &&
  schoolLikeness(degree.value) > 0 &&
  degreeLikeness(degree.value) === 0

const areaLabel = new RegExp(`^(?:${patternOf('areaLabel')})\\s*:\\s*`, 'iu')

/** `kierunek: Logistyka` names the area. */
const withoutLabel = (phrase: Phrase): Phrase => phrase.slice(areaLabel.exec(phrase.text)?.[0].length ?? 0)

/** `Thesis: …` below the head tells of the studies, and names none. */
const isLabelled = (text: string): boolean =>
  /^\p{Lu}[\p{L}' -]{2,24}:\s+\S/u.test(text) && !areaLabel.test(text) && !scoreLabel.test(text)

/** `Kelvinbank College. First class honours`: how well it was passed, behind a full stop. */
const markBehind = (phrase: Phrase): { name: Phrase; score: Phrase } | undefined => {
  const stop = /(?<=\p{Ll}{3})\.\s+(?=\p{Lu})/u.exec(phrase.text)
  if (!stop) return undefined
  const [name, score] = phrase.around(stop)
  return isScoreWord(score.value) || /^(?:first|upper|lower|second) .*honou?rs$/i.test(score.value)
    ? { name, score }
    : undefined
}

const parse = (entry: Entry) => {
  const label = entry.findIndex(
    (item, at) => at > 0 && (courseLabel.test(textOf(item).text) || isWordRow(item, entry.slice(0, at))),
  )
  const head = headOf(entry)
  const later = entry.findIndex((item, at) => at >= head.length && at < head.length + 2 && isDegreeLine(item))
  const whole = later < 0 || head.some(isDegreeLine) ? head : entry.slice(0, later + 1)
  const items = label > 0 && label < whole.length ? whole.slice(0, label) : whole
  const pieces = headPieces(items)
  const scores: Phrase[] = []
  const rows = items.map(textOf)
  const toldRow = (row: number): Phrase | undefined => {
    const text = rows[row]
    return row > 0 && text && isLabelled(text.value) ? text : undefined
  }
  const told = pieces.pieces.filter(
    ({ phrase, row }) => row > 0 && (toldRow(row) ?? isLabelled(phrase.value)),
  )
  pieces.pieces = pieces.pieces
    .filter((piece) => !told.includes(piece))
    .flatMap((raw) => {
      const piece = { ...raw, phrase: withoutLabel(raw.phrase) }
      const mark = markBehind(piece.phrase)
      if (mark) {
        scores.push(mark.score)
        return [{ ...piece, phrase: mark.name }]
      }
      const found = findScore(piece.phrase)
      if (!found) return [piece]
      scores.push(found.score)
      return found.rest ? [{ ...piece, phrase: found.rest }] : []
    })
  return {
    entry,
    items,
    head: pieces,
    scores,
    asides: [...new Set(told.map(({ phrase, row }) => toldRow(row) ?? phrase))],
  }
}

const isSchool = (item: Item): boolean =>
  schoolLikeness(valueOf(item)) === 1 && degreeLikeness(valueOf(item)) === 0
const isDegree = (item: Item): boolean => isDegreeLine(item) && schoolLikeness(valueOf(item)) === 0

/**
 * Degree and school in turn, one below the other, where one of them is dated: both are one entry, which begins with what
 * the section begins with.
 */
const isOtherHalf = (items: readonly Item[]): ((item: Item, before: Item) => boolean) => {
  const [first] = items
  const isFirst = first && [isDegree, isSchool].find((is) => is(first))
  const isSecond = isFirst === isDegree ? isSchool : isDegree
  return (item, before) =>
    isFirst !== undefined &&
    !item.bullet &&
    !item.prose &&
    isFirst(before) &&
    isSecond(item) &&
    item.dated !== before.dated
}

export const readEducation = (lines: readonly Line[]): DraftEntry<'education'>[] => {
  const items = itemsOf(lines)
  const isHalf = isOtherHalf(items)
  const parsed = entriesOf(items, (item, before) => isLabelledCourses(item) || isHalf(item, before)).map(
    parse,
  )
  const slots = assignSlots<Field>(
    parsed.map(({ head }) => head),
    ['institution', 'degree', 'area'],
    affinity,
  )
  return parsed.map(({ entry, items, head, scores, asides }) => {
    const { fields, rest } = pickFields(head, slots)
    let { institution = splitNameFromPlace(head, schoolLikeness), degree, area } = fields
    if (institution && degree && areSwapped(institution, degree))
      [institution, degree] = [degree, institution]
    if (institution && !degree) {
      const both = splitSchool(institution)
      if (both.institution) ({ institution, other: degree } = { other: degree, ...both })
    }
    const isMark = area !== undefined && isScoreWord(area.value)
    if (area && isMark) {
      scores.push(area)
      area = undefined
    }
    if (degree && !area) ({ degree, area } = { degree: undefined, area: undefined, ...splitDegree(degree) })
    else if (!degree && area)
      ({ degree, area } = { degree: undefined, area: undefined, ...splitDegree(area) })
    if (degree && area) area = withoutInitials(area, degree)
    const told = coursesIn(entry.slice(items.length), items)
    const place = head.places[0]?.phrase
    const score = scores[0] ?? told.scores[0]
    const { startDate, endDate } = datesOf(head)
    const spare = [...rest.map((piece) => piece.phrase), ...asides, ...told.rest].filter(
      (phrase) => plainWords(phrase.value) !== '',
    )
    return {
      institution: leaf(institution, institution && schoolLikeness(institution.value) > 0 ? 0.95 : 0.75),
      area: leaf(area && withoutLabel(area), 0.85),
      studyType: leaf(degree, degree && degreeLikeness(degree.value) > 0 ? 0.95 : 0.7),
      location: leaf(place),
      url: entryUrl(head, institution),
      startDate,
      endDate,
      score: leaf(score),
      summary: leaf(joined(spare), 0.6),
      courses: told.courses.map((phrase) => leaf(phrase)),
    }
  })
}
