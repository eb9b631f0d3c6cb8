import { wordsOf } from './all-languages.js'
import { plainWords } from './fold.js'

const titles = new Set(wordsOf('documentTitles').map(plainWords))

/** A title on top of a resume that says only what document it is. Letters of other scripts may be set apart. */
export const isDocumentTitle = (text: string): boolean => {
  const words = plainWords(text)
  return titles.has(words) || titles.has(words.replace(/ (?=\P{Script=Latin})/gu, ''))
}

/** How many letters of `Curriculum vitae: Ada Example` or `Resume of Ada Example` stand before the name, else 0. */
export const documentTitleLength = (text: string): number => {
  const lead =
    /^(.{2,40}?)(?:\s*[:：|]\s*|\s+[–—-]\s+|\s+(?:of|von|de|di|van|for)\s+)(?=\p{Lu}|\p{Lo})/u.exec(text)
  return lead && titles.has(plainWords(lead[1] ?? '')) ? lead[0].length : 0
}
