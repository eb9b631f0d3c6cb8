import { languagesWith, type GuardWords } from '@thumbfolio/contracts/languages'

/** The languages that the guard reads, by their ISO 639-1 codes. A resume may hold words of several. */
export const guardLanguages: ReadonlyMap<string, GuardWords> = new Map(languagesWith('guard'))
