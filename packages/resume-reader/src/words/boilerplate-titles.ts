import { wordsOf } from './all-languages.js'

/** Titles of sections that are on resumes and say nothing about the person. */
export const boilerplateTitles: ReadonlySet<string> = new Set(wordsOf('boilerplateTitles'))
