import type { ResumeContent } from '@thumbfolio/contracts'
import { plainWords } from '../words/fold.js'
import type { Section } from '../sections/sections.js'
import { wordsOf } from '../words/all-languages.js'

const telling: ReadonlySet<Section['kind']> = new Set([
  'work',
  'education',
  'skills',
  'volunteer',
  'projects',
  'languages',
  'certificates',
  'awards',
  'interests',
])

const ofBills = wordsOf('billWords')
const ofPapers = wordsOf('paperWords')

const countIn = (text: string, words: readonly string[]): number =>
  words.filter((word) => text.includes(` ${word} `)).length

const hasDates = (content: ResumeContent): boolean =>
  [...(content.work ?? []), ...(content.education ?? [])].some(
    ({ startDate, endDate }) => startDate ?? endDate,
  )

/** Sections that resumes have, dates and a way to reach somebody speak for one; the words of bills and papers against. */
export const looksLikeResume = (
  sections: readonly Section[],
  content: ResumeContent,
  text: string,
): boolean => {
  const kinds = new Set(
    sections.filter(({ title, kind }) => title && telling.has(kind)).map(({ kind }) => kind),
  )
  const words = ` ${plainWords(text)} `
  const [bill, paper] = [countIn(words, ofBills), countIn(words, ofPapers)]
  const reach = (content.basics?.email ?? content.basics?.phone) ? 1 : 0
  const evidence = 2 * kinds.size + reach + (hasDates(content) ? 1 : 0)
  const against = (bill >= 3 ? 2 * bill : 0) + (paper >= 3 ? 2 * paper : 0)
  return evidence - against >= 4
}
