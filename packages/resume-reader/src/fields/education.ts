import { patternOf } from '../words/all-languages.js'
import { datesOf, joined } from './career.js'
import { longestHead } from '../entries/head-parts.js'
import { splitDegree, withoutInitials } from './degrees.js'
import type { DraftEntry } from './draft.js'
import { leaf } from './draft.js'
import { entryUrl } from './entry-url.js'
import { type Entry, entriesOf, headOf } from '../entries/entries.js'
import { courseLabel } from '../words/course-labels.js'
import { columnRole } from '../words/column-labels.js'
import { plainWords } from '../words/fold.js'
import { findScore, hasScoreLabel, isScoreWord, markBehind } from './grades.js'
import { type Item, itemsOf, valueOf, whole as textOf } from '../items/items.js'
import { isOnlyDates } from '../recognizers/dates.js'
import { degreeLikeness, schoolLikeness } from '../recognizers/likeness.js'
import { looksLikeCity } from '../recognizers/places.js'
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

/** `Courses: one, two` in a line below what they led to. */
const isLabelledCourses = (item: Item): boolean =>
  !item.bullet && /:\s*$/.test(courseLabel.exec(textOf(item).text)?.[0] ?? '')

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

/** `Thesis: …` below the head is a detail of the studies; `A levels: …` is their name. */
const isLabelled = (text: string): boolean =>
  /^\p{Lu}[\p{L}' -]{2,24}:\s+\S/u.test(text) &&
  !areaLabel.test(text) &&
  !hasScoreLabel(text) &&
  degreeLikeness(text.slice(0, text.indexOf(':'))) === 0

/** `Uppsala University. Thesis: …` in one line. */
const labelBehindStop = /(?<=\p{L}{2})\.\s+(?=\p{Lu}[\p{L}' -]{2,24}:\s+\S)/u
const withoutLabelled = (item: Item): { item: Item; details: Phrase[] } => {
  const at = item.cells.findIndex(({ text }) => labelBehindStop.test(text))
  const cell = item.cells[at]
  const stop = cell && labelBehindStop.exec(cell.text)
  if (!cell || !stop) return { item, details: [] }
  const [name, label] = cell.around(stop)
  return isLabelled(label.text)
    ? {
        item: { ...item, cells: [...item.cells.slice(0, at), name, ...item.cells.slice(at + 1)] },
        details: [label],
      }
    : { item, details: [] }
}

/** The value that a form asks for as the degree is a degree, even if none of its words is typical of degrees. */
const isAskedDegree = (item: Item): boolean =>
  columnRole(item.line.columns?.[0] ?? '') === 'degree' && degreeLikeness(valueOf(item)) === 0

const withoutDateCells = (item: Item): Item => ({
  ...item,
  cells: item.cells.filter(({ value }) => !isOnlyDates(value)),
})

interface Studies {
  institution?: Phrase | undefined
  area?: Phrase | undefined
  location?: Phrase | undefined
}

/** `Landscape Architecture, SLU Alnarp`, `Istituto Alberghiero, Milano`: the school that no other part of the head names. */
const schoolIn = (area: Phrase): Studies | undefined => {
  if (area.text.length > longestHead) return undefined
  const parts = area.split(/,\s+/g)
  const known = parts.findLastIndex(({ value }) => schoolLikeness(value) > 0 && degreeLikeness(value) === 0)
  const at = known < 0 ? parts.length - 1 : known
  const [institution, town, ...more] = parts.slice(at)
  if (!institution || more.length > 0) return undefined
  // Another subject would be a word in small letters.
  if (known < 0 && (at === 0 || !/^\p{Lu}{2}|\s\p{Lu}/u.test(institution.value))) return undefined
  if (!/^\p{Lu}/u.test(institution.value) || (town && !looksLikeCity(town.value))) return undefined
  const subject = parts.slice(0, at)
  const end = area.text.lastIndexOf(institution.text)
  return { institution, location: town, area: subject.length > 0 ? trim(area.slice(0, end)) : undefined }
}

const parse = (entry: Entry) => {
  const label = entry.findIndex(
    (item, at) => at > 0 && (courseLabel.test(textOf(item).text) || isWordRow(item, entry.slice(0, at))),
  )
  const head = headOf(entry)
  const later = entry.findIndex((item, at) => at >= head.length && at < head.length + 2 && isDegreeLine(item))
  const whole = later < 0 || head.some(isDegreeLine) ? head : entry.slice(0, later + 1)
  const items = label > 0 && label < whole.length ? whole.slice(0, label) : whole
  const asked = items.filter(isAskedDegree)
  const parted = items.filter((item) => !asked.includes(item)).map(withoutLabelled)
  const pieces = headPieces(parted.map(({ item }) => item))
  const scores: Phrase[] = []
  const rows = parted.map(({ item }) => textOf(withoutDateCells(item)))
  const labelledRow = (row: number): Phrase | undefined => {
    const text = rows[row]
    return row > 0 && text && isLabelled(text.value) ? text : undefined
  }
  const labelled = pieces.pieces.filter(
    ({ phrase, row }) => row > 0 && (labelledRow(row) ?? isLabelled(phrase.value)),
  )
  pieces.pieces = pieces.pieces
    .filter((piece) => !labelled.includes(piece))
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
    asked: asked.map(textOf)[0],
    asides: [
      ...new Set(labelled.map(({ phrase, row }) => labelledRow(row) ?? phrase)),
      ...parted.flatMap(({ details }) => details),
    ],
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
  return parsed.map(({ entry, items, head, scores, asked, asides }) => {
    const { fields, rest } = pickFields(head, slots)
    let { institution = splitNameFromPlace(head, schoolLikeness), degree, area } = fields
    if (institution && degree && areSwapped(institution, degree))
      [institution, degree] = [degree, institution]
    if (institution && !degree) {
      const both = splitSchool(institution)
      if (both.institution) ({ institution, other: degree } = { other: degree, ...both })
      // `PhD, Ecology, Uppsala University`: the subject is between them.
      const inside = both.institution && !area ? schoolIn(both.institution) : undefined
      if (inside?.area && schoolLikeness(inside.area.value) === 0) ({ institution, area } = inside)
    }
    // `2013 Master of Arts`, `81.2%`: a number is no subject.
    const year = area && /^(?:19|20)\d\d$/.test(area.value) ? area : undefined
    const isMark = area !== undefined && !year && (isScoreWord(area.value) || !/\p{L}/u.test(area.value))
    if (area && isMark) scores.push(area)
    if (year ?? isMark) area = undefined
    if (degree && !area) ({ degree, area } = { degree: undefined, area: undefined, ...splitDegree(degree) })
    else if (!degree && area)
      ({ degree, area } = { degree: undefined, area: undefined, ...splitDegree(area) })
    if (degree && area) area = withoutInitials(area, degree)
    const inArea = !institution && degree && area ? schoolIn(area) : undefined
    if (inArea) ({ institution, area } = inArea)
    degree ??= asked
    const studied = coursesIn(entry.slice(items.length), items)
    const place = head.places[0]?.phrase ?? inArea?.location
    const score = scores[0] ?? studied.scores[0]
    const { startDate, endDate = startDate ? undefined : leaf(year) } = datesOf(head)
    const spare = [...rest.map((piece) => piece.phrase), ...asides, ...studied.rest].filter(
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
      courses: studied.courses.map((phrase) => leaf(phrase)),
    }
  })
}
