import { plainWords } from './fold.js'
import { degreeStems, organisationStems, roleStems } from './words/role-words.js'

const wholeWord = (words: readonly string[]): RegExp =>
  new RegExp(`(?:^| )(?:${[...new Set(words)].sort((a, b) => b.length - a.length).join('|')})(?= |$)`)
/** Several of a kind (`Ambassadors`, `Architects`) are a group's name in English, no role. */
const stem = (words: readonly string[]): RegExp => {
  const long = words.filter((word) => word.length > 4)
  const short = words.filter((word) => word.length <= 4)
  return new RegExp(
    `(?:^| )(?:(?:${long.sort((a, b) => b.length - a.length).join('|')})(?!s(?: |$))\\w{0,6}|(?:${short.join('|')})(?= |$))`,
  )
}

const role = stem(roleStems)
/** German and Dutch write `Konstruktionsingenieur` in one word. */
const roleCompound = new RegExp(
  `\\p{L}(?:${roleStems.filter((word) => word.length >= 6 && !word.includes(' ')).join('|')})(?:in|en|innen)?(?= |$)`,
  'u',
)
const organisation = wholeWord(organisationStems)
const compound =
  /(?:hochschule|klinik|klinikum|kammer|universitat|gesellschaft|verein|werke|schule|akademie|bank|krankenhaus|ziekenhuis)(?= |$)/
const degree = wholeWord(degreeStems)
const degreeCompound =
  /\b(?:bachelor|master|licenciat|ingenieri|laure|diplom|magister|maest|(?:berufs)?ausbildung|umschulung)/
const school =
  /\b(?:universi|college|school|institut|academy|akademi|hochschule|ecole|lycee|escuela|escola|colegio|liceo|scuola|politec|politech|polytech|uniwersytet|szkol|technikum|liceum|gymnasium|gimnazj|hogeschool|facult|facolta|seminar|bootcamp|kolleg|instytut|conservator|schule|\w+schule(?= |$)|studium|(?:senior|junior|secondary) high)/

/** 0 to 1: could this be what a person was called at work? */
export const roleLikeness = (text: string): number => {
  const words = plainWords(text)
  return role.test(words) || roleCompound.test(words) ? 1 : 0
}

/** 0 to 1: could this be the name of a company, school or club? */
export const organisationLikeness = (text: string): number => {
  const words = plainWords(text)
  if (organisation.test(words) || compound.test(words)) return 1
  return /\b(?:&|and)\b/.test(text) && words.split(' ').length <= 4 ? 0.3 : 0
}

export const degreeLikeness = (text: string): number => {
  const words = plainWords(text)
  return degree.test(words) || degreeCompound.test(words) ? 1 : 0
}

const degreeNames = new Set(degreeStems)
/** A degree and nothing besides. */
export const isDegreeName = (text: string): boolean => degreeNames.has(plainWords(text))

export const schoolLikeness = (text: string): number => {
  // What one gets at a high school is no school.
  const words = plainWords(text).replace(/\b(?:high )?school (?=diploma|degree|certificate|equivalency)/, '')
  return school.test(words) ? 1 : organisation.test(words) ? 0.4 : 0
}
