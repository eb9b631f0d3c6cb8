import { plainWords } from '../words/fold.js'
import { boilerplateTitles } from '../words/boilerplate-titles.js'
import { isContactLine } from './contact-lines.js'
import type { Section } from './sections.js'

const kinds: readonly Section['kind'][] = ['unknown', 'other', 'courses']

/** A consent or a list of key words is no part of a resume. */
const isBoilerplate = ({ title }: Section): boolean => boilerplateTitles.has(plainWords(title?.value ?? ''))

/**
 * Sections under titles that no other list of a resume answers to: `Talks`, `Teaching`. What comes before the first title
 * that is known is the header, and how to reach somebody is no section of its own.
 */
export const customSections = (sections: readonly Section[], skillGroups: readonly Section[]): Section[] => {
  const first = sections.findIndex(({ kind, title }) => title !== undefined && kind !== 'unknown')
  return sections.filter(
    (section, at) =>
      first >= 0 &&
      at >= first &&
      kinds.includes(section.kind) &&
      section.title?.isEmpty === false &&
      section.lines.length > 0 &&
      !isBoilerplate(section) &&
      !skillGroups.includes(section) &&
      !section.lines.some(isContactLine),
  )
}
