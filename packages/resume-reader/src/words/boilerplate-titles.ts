import { listed } from './languages/listed.js'

/** Titles of what stands on resumes and says nothing of a person. */
export const boilerplateTitles: ReadonlySet<string> = new Set(
  listed(
    'declaration | disclaimer | keywords | key words | schlagworter | mots cles | palabras clave | gdpr',
  ),
)
