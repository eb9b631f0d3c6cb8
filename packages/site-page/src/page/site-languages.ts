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

/** The address of a file that is a page for visitors: `/`, `/de/` or `/work/<slug>`. Undefined for every other file. */
export function pageAddress(path: string): string | undefined {
  if (/^work\/[a-z0-9-]+\.html$/.test(path)) return `/${path.slice(0, -'.html'.length)}`
  return /^(?:[a-z]{2}\/)?index\.html$/.test(path) ? `/${path.slice(0, -'index.html'.length)}` : undefined
}

/** What a language calls itself: `Deutsch`. */
export function languageName(language: string): string {
  const base = baseLanguage(language)
  const name = new Intl.DisplayNames([base], { type: 'language', fallback: 'code' }).of(base) ?? base
  const [first = '', ...rest] = name
  return first.toLocaleUpperCase(base) + rest.join('')
}
