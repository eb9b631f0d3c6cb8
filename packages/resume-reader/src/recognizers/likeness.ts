import { plainWords } from '../words/fold.js'
import { patternOf, wordsOf } from '../words/all-languages.js'
import { degreeStems, organisationStems, roleStems } from '../words/role-words.js'
import { startsUnspaced } from '../words/scripts.js'

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

const isAnywhere = (word: string): boolean => startsUnspaced(word) || /^\p{Script=Hangul}/u.test(word)

/**
 * Words of other scripts than the lists of role-words: a stem at the start of a word, whole where it is short, and
 * anywhere in a text without spaces. The last such word of a Chinese, Japanese or Korean name says what it is.
 */
const otherScripts = (words: readonly string[]): { among: RegExp; anywhere: RegExp } => {
  const plain = words.map(plainWords)
  const spaced = plain.filter((word) => !isAnywhere(word))
  const long = spaced.filter((word) => word.length > 4)
  const short = spaced.filter((word) => word.length <= 4)
  return {
    among: new RegExp(`(?:^| )(?:${longestFirst(long)}|(?:${longestFirst(short)})(?= |$))`, 'u'),
    anywhere: new RegExp(longestFirst(plain.filter(isAnywhere)), 'gu'),
  }
}
const longestFirst = (words: readonly string[]): string =>
  [...new Set(words)].sort((a, b) => b.length - a.length).join('|')

const others = {
  role: otherScripts(wordsOf('roles')),
  organisation: otherScripts(wordsOf('organisations')),
  degree: otherScripts(wordsOf('degrees')),
  school: otherScripts(wordsOf('schools')),
}
type Kind = keyof typeof others

const lastEnd = (text: string, pattern: RegExp): number =>
  [...text.matchAll(pattern)].reduce((end, match) => Math.max(end, match.index + match[0].length), -1)

const isOther = (text: string, kind: Kind, rivals: readonly Kind[]): boolean => {
  if (others[kind].among.test(text)) return true
  const end = lastEnd(text, others[kind].anywhere)
  return end >= 0 && rivals.every((rival) => lastEnd(text, others[rival].anywhere) < end)
}

const role = stem(roleStems)
/** German and Dutch write `Konstruktionsingenieur` in one word. */
const roleCompound = new RegExp(
  `\\p{L}(?:${roleStems.filter((word) => word.length >= 6 && !word.includes(' ')).join('|')})(?:in|en|innen)?(?= |$)`,
  'u',
)
const organisation = wholeWord(organisationStems)
const compound = new RegExp(`(?:${patternOf('organisationEnding')})(?= |$)`)
const degree = wholeWord(degreeStems)
const degreeCompound = new RegExp(`\\b(?:${patternOf('degreeStart')})`)
const school = new RegExp(`\\b(?:${patternOf('schoolStart')})`)

/** 0 to 1: could this be what a person was called at work? */
export const roleLikeness = (text: string): number => {
  const words = plainWords(text)
  return role.test(words) || roleCompound.test(words) || isOther(words, 'role', ['organisation']) ? 1 : 0
}

/** 0 to 1: could this be the name of a company, school or club? */
export const organisationLikeness = (text: string): number => {
  const words = plainWords(text)
  if (organisation.test(words) || compound.test(words) || isOther(words, 'organisation', ['role'])) return 1
  return /\b(?:&|and)\b/.test(text) && words.split(' ').length <= 4 ? 0.3 : 0
}

export const degreeLikeness = (text: string): number => {
  const words = plainWords(text)
  return degree.test(words) || degreeCompound.test(words) || isOther(words, 'degree', ['school']) ? 1 : 0
}

const degreeNames = new Set([...degreeStems, ...wordsOf('degrees').map(plainWords)])
/** A degree and nothing besides. */
export const isDegreeName = (text: string): boolean => degreeNames.has(plainWords(text))

export const schoolLikeness = (text: string): number => {
  // What one gets at a high school is no school.
  const words = plainWords(text).replace(/\b(?:high )?school (?=diploma|degree|certificate|equivalency)/, '')
  return school.test(words) || isOther(words, 'school', ['degree']) ? 1 : organisation.test(words) ? 0.4 : 0
}
