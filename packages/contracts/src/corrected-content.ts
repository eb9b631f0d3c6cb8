import { z } from 'zod'
import { ResumeContent } from './resume-content.js'

/** What a resume may be said to be written in, as ISO 639-1. */
export const resumeLanguages = [
  'ar',
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fr',
  'he',
  'hi',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'ko',
  'lt',
  'lv',
  'ms',
  'nb',
  'nl',
  'no',
  'pl',
  'pt',
  'ro',
  'ru',
  'sk',
  'sl',
  'sr',
  'sv',
  'th',
  'tr',
  'uk',
  'vi',
  'zh',
] as const
export const ResumeLanguageCode = z.enum(resumeLanguages)
export type ResumeLanguageCode = z.infer<typeof ResumeLanguageCode>

/** The content as its owner has it, and the language, where they say which one it is. */
export const CorrectedContent = ResumeContent.extend({ language: ResumeLanguageCode.optional() })
export type CorrectedContent = z.infer<typeof CorrectedContent>
