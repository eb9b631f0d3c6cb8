import { baseLanguage } from '@thumbfolio/contracts'

/** A language of a site, and where its page is. */
export interface LanguageOfSite {
  /** BCP 47. */
  readonly language: string
  /** Relative to the site: '' for the first language, else `de/`. */
  readonly folder: string
}

/** The folder of a page in another language than the first, relative to the site. */
export const languageFolder = (language: string): string => `${baseLanguage(language)}/`

/** Whether the path of a site is that of a page in another language, without its last slash. */
export const isLanguagePath = (path: string): boolean => /^[a-z]{2}$/.test(path)

/** Whether a file of a site is its page, in whichever language. */
export const isPageFile = (path: string): boolean => /^(?:[a-z]{2}\/)?index\.html$/.test(path)

/** What a language calls itself: `Deutsch`. */
export function languageName(language: string): string {
  const base = baseLanguage(language)
  const name = new Intl.DisplayNames([base], { type: 'language', fallback: 'code' }).of(base) ?? base
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(base) + rest.join('')
}
