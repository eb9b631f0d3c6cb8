import { languagesWith, type PageWords } from '@thumbfolio/contracts/languages'

/** The few words on a page that are not the resume's own, and their language. */
export interface Labels extends PageWords {
  readonly language: string
}

const pageWords: ReadonlyMap<string, PageWords> = new Map(languagesWith('page'))

/** The words of a language; English where a page has none in it. */
export function labelsFor(tag: string): Labels {
  const base = tag.split('-')[0] ?? ''
  const language = pageWords.has(base) ? base : 'en'
  return { language, ...pageWords.get(language)! }
}
