import { itemsOf } from '../items/items.js'
import { isContactText } from '../recognizers/link-targets.js'
import { isOnlyNumber } from '../recognizers/phone-numbers.js'
import { type Line, textOf } from '../text/line.js'
import type { PageText } from '../text/page-text.js'
import { withoutLabels } from './labels.js'
import { isContactLine } from './contact-lines.js'
import { customSections } from './custom-sections.js'
import { splitLanguages, withListsApart } from './lists-apart.js'
import { type Section, sectionsOf } from './sections.js'
import { withSkillGroups } from './skill-groups.js'
import { scholarlyService } from '../words/scholarly-service.js'
import { plainWords } from '../words/fold.js'

/** The lines cut at their titles, each part with its kind. */
export interface SectionStage {
  sections: Section[]
  /** Those of the sections that are one group of skills each. */
  skillGroups: Section[]
  /** Those of the sections that keep their own title, because no other list of the content covers them. */
  custom: Section[]
  /** Phone numbers in lines of their own, taken from jobs and schools, and words that only link to contact data. */
  contactLines: Line[]
}

export const linesOf = (sections: readonly Section[], ...kinds: Section['kind'][]): Line[] =>
  sections.filter((section) => kinds.includes(section.kind)).flatMap((section) => section.lines)

/** What is called "About" may hold an address and numbers instead of sentences. */
const asContact = (section: Section): Section => {
  if (section.kind !== 'summary') return section
  const text = section.lines.map(textOf).join('\n')
  const hasProse = itemsOf(section.lines).some((item) => item.prose)
  return !hasProse && (/\S@\S/.test(text) || /\d{3}[\s.-]?\d{3}/.test(text))
    ? { ...section, kind: 'contact' }
    : section
}

/**
 * Sentences under a title like "About" or "Basics" introduce the person; they say not how to reach them. So does what
 * comes first, whatever it is called, where nothing else does.
 */
const asSummary = (section: Section, _: number, all: readonly Section[]): Section => {
  const isFirst = section === all.find(({ title }) => title !== undefined)
  const isUntitled = section.kind === 'unknown' && isFirst && !all.some(({ kind }) => kind === 'summary')
  if (section.kind !== 'contact' && !isUntitled) return section
  const items = itemsOf(section.lines)
  const isAllProse = items.length > 0 && items.every((item) => item.prose && !item.bullet)
  return isAllProse && !section.lines.some(isContactLine) ? { ...section, kind: 'summary' } : section
}

/** Sections that describe a person: the words of a link to an e-mail address or a number describe nothing there. */
const descriptiveKinds: readonly Section['kind'][] = [
  'summary',
  'skills',
  'interests',
  'languages',
  'courses',
  'trade',
]

/** `Email me` as a link is contact data, under any title. */
const withContactLinksApart = (all: readonly Section[]): { sections: Section[]; links: Line[] } => {
  const links: Line[] = []
  const sections = all.map((section) => {
    if (!descriptiveKinds.includes(section.kind)) return section
    const lines = section.lines.flatMap((line) => {
      const cells = line.cells.filter(isContactText)
      if (cells.length === 0) return [line]
      links.push({ ...line, cells })
      const rest = line.cells.filter((cell) => !cells.includes(cell))
      return rest.length > 0 ? [{ ...line, cells: rest }] : []
    })
    return { ...section, lines }
  })
  return { sections, links }
}

/** A number to call in a line of its own is of no job and no school, in any section. */
const withNumbersApart = (all: readonly Section[]): { sections: Section[]; phoneLines: Line[] } => {
  const phoneLines = linesOf(all, 'work', 'education').filter((line) => isOnlyNumber(textOf(line)))
  const sections = all.map((section) =>
    section.lines.some((line) => phoneLines.includes(line))
      ? { ...section, lines: section.lines.filter((line) => !phoneLines.includes(line)) }
      : section,
  )
  return { sections, phoneLines }
}

/** Editors and reviewers serve their field. Under its own title that is no volunteering. */
const asScholarly = (section: Section): Section =>
  section.kind === 'volunteer' &&
  section.lines.some((line) => scholarlyService.test(plainWords(textOf(line))))
    ? { ...section, kind: 'other' }
    : section

/** A wished trade is a word; sentences under its title are a summary. */
const asTrade = (section: Section): Section =>
  section.kind === 'trade' && itemsOf(section.lines).some((item) => item.prose)
    ? { ...section, kind: 'summary' }
    : section

export const readSections = (lines: readonly Line[], pages: readonly PageText[]): SectionStage => {
  const rules = new Map(pages.map((page) => [page.page, page.rules]))
  const { sections: parted, links } = withContactLinksApart(sectionsOf(lines, rules))
  const { sections, groups } = withSkillGroups(
    splitLanguages(
      withoutLabels(parted)
        .map(asSummary)
        .map(asContact)
        .map(asTrade)
        .map(asScholarly)
        .flatMap(withListsApart),
    ),
  )
  const { sections: rest, phoneLines } = withNumbersApart(sections)
  const contactLines = [...links, ...phoneLines]
  return { sections: rest, contactLines, skillGroups: groups, custom: customSections(rest, groups) }
}
