import { z } from 'zod'

/** The languages that a page can have: those in which its labels are known. ISO 639-1. */
export const pageLanguages = [
  'ar',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hu',
  'it',
  'ja',
  'ko',
  'nb',
  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'sv',
  'tr',
  'uk',
  'zh',
] as const
export const PageLanguage = z.enum(pageLanguages, { error: 'Please choose one of the languages' })
export type PageLanguage = z.infer<typeof PageLanguage>

/** `de` of `de-AT`: a site has one page in each language. */
export const baseLanguage = (tag: string): string => tag.split('-')[0]!.toLowerCase()

/** A language of a site, the first one at its root. */
export const SiteLanguage = z.object({
  /** BCP 47. */
  language: z.string(),
  /** Whether visitors can see the page in this language. */
  isOn: z.boolean(),
})
export type SiteLanguage = z.infer<typeof SiteLanguage>
