import { plainWords } from '../words/fold.js'
import { boilerplateTitles } from '../words/boilerplate-titles.js'
import { isContactLine } from './contact-lines.js'
import type { Section } from './sections.js'

/** No list of the content has entries of these kinds. */
export const hasNoField = ({ kind }: Section): boolean =>
  kind === 'unknown' || kind === 'other' || kind === 'courses'

/** A consent or a list of keywords is not content of a resume. */
const isBoilerplate = ({ title }: Section): boolean => boilerplateTitles.has(plainWords(title?.value ?? ''))

/**
 * Sections that no other list of the content covers: `Talks`, `Teaching`. Everything before the first known title is the
 * header. A section with contact data is left out, so that no page shows it.
 */
export const customSections = (sections: readonly Section[], skillGroups: readonly Section[]): Section[] => {
  const first = sections.findIndex(({ kind, title }) => title !== undefined && kind !== 'unknown')
  return sections.filter(
    (section, at) =>
      first >= 0 &&
      at >= first &&
      hasNoField(section) &&
      section.title?.isEmpty === false &&
      section.lines.length > 0 &&
      !isBoilerplate(section) &&
      !skillGroups.includes(section) &&
      !section.lines.some(isContactLine),
  )
}
