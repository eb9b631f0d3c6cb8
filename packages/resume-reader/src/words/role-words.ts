import { allLanguages } from './all-languages.js'

const latinWords = (kind: 'roles' | 'organisations' | 'degrees'): readonly string[] => [
  ...new Set(allLanguages.flatMap(({ latin }) => latin?.[kind] ?? [])),
]

/**
 * Stems of words that name what a person does, without diacritics; collected from the headings of the ISCO-08
 * classification of occupations and its national versions in the supported languages.
 */
export const roleStems = latinWords('roles')

/** Stems of words that occur in the names of organisations, same form. */
export const organisationStems = latinWords('organisations')

/** Words that name what was done at a school, as the first words of a degree. */
export const degreeStems = latinWords('degrees')
