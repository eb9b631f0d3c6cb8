import { listed } from './languages/listed.js'

/** Titles of sections that are on resumes and say nothing about the person. */
export const boilerplateTitles: ReadonlySet<string> = new Set(
  listed(
    'declaration | disclaimer | keywords | key words | schlagworter | mots cles | palabras clave | gdpr',
  ),
)
