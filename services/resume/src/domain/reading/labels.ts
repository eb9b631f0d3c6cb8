import { plainWords } from './fold.js'
import { type Line, lineOf } from './line.js'
import type { Section } from './sections.js'

const entrySections: readonly Section['kind'][] = ['work', 'volunteer', 'education']
const leastLabels = 3

/** The first of two cells, where it may be a label. */
const labelOf = ({ cells: [first, second, ...more] }: Line): string | undefined =>
  first && second && more.length === 0 && first.value.length <= 48 && !/\d/.test(first.value)
    ? plainWords(first.value)
    : undefined

/**
 * Forms as those of Europass say in every entry what stands where: `Employer`, `Position held`, `Dates`. Labels that
 * return are no content. They stay in no field, so they are shown as what was not placed.
 */
export const withoutLabels = (sections: readonly Section[]): Section[] => {
  const forms = sections.filter(({ kind }) => entrySections.includes(kind))
  const counts = new Map<string, number>()
  for (const line of forms.flatMap(({ lines }) => lines)) {
    const label = labelOf(line)
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  const labels = new Set([...counts].filter(([, count]) => count > 1).map(([label]) => label))
  if (labels.size < leastLabels) return [...sections]
  const isLabelled = (line: Line) => labels.has(labelOf(line) ?? '')
  return sections.map((section) =>
    forms.includes(section) && section.lines.filter(isLabelled).length >= 0.6 * section.lines.length
      ? { ...section, lines: section.lines.map((line) => (isLabelled(line) ? valueLine(line) : line)) }
      : section,
  )
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
