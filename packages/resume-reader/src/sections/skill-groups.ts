import { whole } from '../items/items.js'
import { languageName } from '../recognizers/language-names.js'
import { listItems } from '../items/list-items.js'
import { lookKey } from '../text/phrase.js'
import type { Section } from './sections.js'

const mostWords = 14
/** In parts of the text size: titles that stand no further apart are one title in two lines. */
const loosestPitch = 1.75

/** A list of languages without a spoken one is a list of skills: `Python, Go`. */
const withoutUnspokenLanguages = (section: Section): Section =>
  section.kind === 'languages' && section.lines.length > 0 && !hasSpokenLanguage(section)
    ? { ...section, kind: 'unknown' }
    : section

const hasSpokenLanguage = ({ lines }: Section): boolean =>
  lines.some(({ cells }) =>
    cells.some((cell) =>
      languageName(cell.value.replace(/^[^\p{L}]+/u, '').split(/[(（:：–,，、،•·-]/)[0] ?? ''),
    ),
  )

const isWordList = (section: Section): boolean => {
  const items = listItems(section.lines)
  return (
    items.length > 0 &&
    items.length <= mostWords &&
    items.every((item) => !item.prose && !item.dated && whole(item).value.split(' ').length <= 8)
  )
}

const isGroup = (section: Section): boolean =>
  section.kind === 'unknown' && section.title !== undefined && isWordList(section)

const isSameLook = ({ title: one }: Section, { title: other }: Section): boolean =>
  one !== undefined && other !== undefined && lookKey(one.look) === lookKey(other.look)

const neighbours = (sections: readonly Section[], at: number): Section[] =>
  [sections[at - 1], sections[at + 1]].filter((other) => other !== undefined)

const titledApart: readonly Section['kind'][] = ['basics', 'unknown', 'skills', 'interests', 'languages']

/** Kinds of the sections that are more than a list of words. */
const kindsWithContent = (sections: readonly Section[]): ReadonlySet<Section['kind']> =>
  new Set(
    sections
      .filter((section) => section.lines.length > 0 && !isWordList(section))
      .map(({ kind }) => kind)
      .filter((kind) => !titledApart.includes(kind)),
  )

/** A list of words between groups of skills is such a group too, where another section has the content of its title. */
const withMoreGroups = (sections: readonly Section[]): Section[] => {
  const withContent = kindsWithContent(sections)
  return sections.map((section, at) => {
    if (!withContent.has(section.kind) || !isWordList(section)) return section
    const isBetween = neighbours(sections, at).some((other) => isGroup(other) && isSameLook(other, section))
    return isBetween ? { ...section, kind: 'unknown' } : section
  })
}

const unclassified: readonly Section['kind'][] = ['basics', 'unknown', 'summary']

const isBare = ({ kind, title, lines }: Section): boolean =>
  kind === 'unknown' && title !== undefined && lines.length === 0

const isApart = ({ title: one }: Section, { title: other }: Section): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one.page !== other.page || Math.abs(one.baseline - other.baseline) > loosestPitch * one.look.size)

/** A title with nothing below it beside another such, or beside a group: a skill that needs no words. */
const isBareSkill = (section: Section, at: number, sections: readonly Section[]): boolean =>
  isBare(section) &&
  neighbours(sections, at).every((other) => !other.title || isApart(section, other)) &&
  neighbours(sections, at).some((other) => (isBare(other) || isGroup(other)) && isSameLook(section, other))

/** Sections with their kinds set right, and which of them are groups of skills: short words under a title of their own. */
export const withSkillGroups = (all: readonly Section[]): { sections: Section[]; groups: Section[] } => {
  const sections = withMoreGroups(all.map(withoutUnspokenLanguages))
  // Where no title is known, the words below one may be anything.
  const isKnown = sections.some(({ kind }) => !unclassified.includes(kind))
  const isOne = (section: Section, at: number) => isGroup(section) || isBareSkill(section, at, sections)
  return { sections, groups: isKnown ? sections.filter(isOne) : [] }
}
