import { z } from 'zod'
import { ResumeLanguageCode } from './corrected-content.js'

/** The languages that a page can have: those in which its labels are known. ISO 639-1. */
export const PageLanguage = ResumeLanguageCode.exclude(
  ['bg', 'ca', 'et', 'hr', 'id', 'lt', 'lv', 'ms', 'no', 'sk', 'sl', 'sr', 'th', 'vi'],
  { error: 'Please choose one of the languages' },
)
export type PageLanguage = z.infer<typeof PageLanguage>
export const pageLanguages = PageLanguage.options

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

const TranslatedLine = {
  /** `headline`, `intro:0`, `work/0:2` for the third line of an entry, `work/0/position` for a field. */
  place: z.string(),
  original: z.string(),
  text: z.string(),
}

/** Translations of lines that a model suggests. None is on the page before its owner takes it over. */
export const SuggestedTranslation = z.object({
  lines: z.array(
    z.object({
      ...TranslatedLine,
      /** Names that one of the two texts lacks. Empty: it passed all checks. */
      names: z.array(z.string()),
    }),
  ),
  /** Those whose numbers, dates or links are not those of the original. */
  refused: z.array(z.object({ ...TranslatedLine, facts: z.array(z.string()) })),
  /** How many lines wait for the next call. */
  left: z.number().int(),
})
export type SuggestedTranslation = z.infer<typeof SuggestedTranslation>
