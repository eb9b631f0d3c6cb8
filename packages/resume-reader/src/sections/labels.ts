import { courseLabel } from '../words/course-labels.js'
import { plainWords } from '../words/fold.js'
import { isProse, itemsOf } from '../items/items.js'
import { type Line, lineOf } from '../text/line.js'
import { Phrase } from '../text/phrase.js'
import type { Section } from './sections.js'
import { isBulletText } from '../layout/segments.js'
import { asksForKind, asksForTasks, isEntryLabel } from '../words/form-labels.js'

const entrySections: readonly Section['kind'][] = ['work', 'volunteer', 'education']
const leastLabels = 3

/** The first of two cells, where it may be a label. */
const labelOf = ({ cells: [first, second, ...more] }: Line): string | undefined =>
  first && second && more.length === 0 && first.value.length <= 48 && !/\d/.test(first.value)
    ? plainWords(first.value)
    : undefined

/**
 * Forms as those of Europass label every value of an entry: `Employer`, `Position held`, `Dates`. Labels that
 * return are no content. They stay in no field, so they are shown as what was not placed.
 */
export const withoutLabels = (sections: readonly Section[]): Section[] => {
  const forms = sections.filter(({ kind }) => entrySections.includes(kind))
  const counts = new Map<string, number>()
  for (const line of forms.flatMap(({ lines }) => lines)) {
    const label = labelOf(line)
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const labels = new Set(
    [...counts].filter(([label, count]) => count > 1 || isEntryLabel(label)).map(([label]) => label),
  )
  if (labels.size < leastLabels) return [...sections]
  const isLabelled = (line: Line) => labels.has(labelOf(line) ?? '')
  return sections.map((section) =>
    forms.includes(section) && isForm(section.lines, isLabelled)
      ? { ...section, lines: filledIn(section.lines, isLabelled) }
      : section,
  )
}

/** What goes on below a value, in its column, needs no label. */
const isForm = (lines: readonly Line[], isLabelled: (line: Line) => boolean): boolean => {
  const labelled = lines.filter(isLabelled)
  const values = Math.min(...labelled.map(({ cells: [, value] }) => value?.area.x ?? Infinity))
  return labelled.length >= 0.6 * lines.filter((line) => isLabelled(line) || line.x < values - 2).length
}

/** A label, its value and the lines in which that goes on below. */
interface Box {
  label: string
  lines: Line[]
  /** Sentences, bullets or a list of courses: they describe the entry and do not name it. */
  isDescribing: boolean
  /** What was done. */
  isTasks: boolean
}

const isDescription = (value: Phrase | undefined): boolean =>
  value !== undefined && (isProse(value.value) || isBulletText(value.text[0] ?? ''))

/** A label in two lines goes on in small letters. */
const goesOn = ({ cells: [label] }: Line): boolean => /^\p{Ll}/u.test(label?.value ?? '')

const boxesOf = (lines: readonly Line[], isLabelled: (line: Line) => boolean): Box[] => {
  const boxes: Box[] = []
  for (const line of lines) {
    const open = boxes.at(-1)
    const label = isLabelled(line) ? line.cells[0] : undefined
    const value = label ? valueLine(line) : line
    if (open && (!label || goesOn(line))) {
      open.lines.push(value)
      open.isDescribing ||= isDescription(value.cells[0])
    } else {
      if (label && asksForKind(label.value)) continue
      const isList = label !== undefined && courseLabel.test(label.value)
      const whole = isList ? { ...value, cells: [Phrase.join([label, ...value.cells], ': ')] } : value
      boxes.push({
        label: plainWords(label?.value ?? ''),
        lines: [whole],
        isDescribing: isList || isDescription(value.cells[0]) || asksForTasks(label?.value ?? ''),
        isTasks: asksForTasks(label?.value ?? ''),
      })
    }
  }
  return boxes
}

/** The values of a form without their labels. In each entry what names it comes first, wherever the form asks for it. */
const filledIn = (lines: readonly Line[], isLabelled: (line: Line) => boolean): Line[] => {
  const entries: Box[][] = []
  for (const box of boxesOf(lines, isLabelled)) {
    const open = entries.at(-1)
    if (open && !open.some(({ label }) => label === box.label)) open.push(box)
    else entries.push([box])
  }
  return entries
    .map((boxes) => [
      ...boxes.filter(({ isDescribing }) => !isDescribing),
      ...boxes.filter(({ isDescribing }) => isDescribing),
    ])
    .flatMap((boxes) =>
      boxes.flatMap(({ label, lines: own, isTasks }, at) =>
        (isTasks ? listed(own) : own).map((line) => ({
          ...line,
          columns: [label],
          ...(at > 0 && isEntryLabel(label) ? { inner: true } : {}),
        })),
      ),
    )
}

/** Several tasks, each in a line of its own that begins like a sentence, are a list. */
const listed = (lines: readonly Line[]): Line[] => {
  const items = itemsOf(lines)
  const isList =
    items.length > 1 &&
    items.length === lines.length &&
    items.every((item) => !item.bullet && /^\p{Lu}/u.test(item.cells[0]?.value ?? ''))
  return isList ? lines.map((line) => ({ ...line, isListed: true })) : [...lines]
}

/** Its label began it, so nothing above goes on in it. */
const valueLine = (line: Line): Line => ({
  ...lineOf(line.cells.slice(1)),
  startsColumn: true,
  left: line.left,
  edge: line.edge,
  firm: line.firm,
  above: line.above,
})
