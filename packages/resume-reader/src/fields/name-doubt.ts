import { isProse } from '../items/items.js'
import { titleKind } from '../recognizers/titles.js'
import { isContactLabel } from '../words/contact-labels.js'
import { plainWords } from '../words/fold.js'
import { isEntryLabel } from '../words/form-labels.js'
import { sectionTitles } from '../words/section-titles.js'
import { organisationLikeness, roleLikeness } from '../recognizers/likeness.js'
import { isNameLabel } from './person-name.js'
import { isDocumentTitle } from '../words/document-titles.js'

/** What a name looks like that is likely none. */
export type NameDoubt = 'heading' | 'label' | 'sentence' | 'trade' | 'organisation' | 'part'

const titles = sectionTitles.flatMap(([, all]) => all.map(plainWords)).filter((title) => title !== '')
const titleWords = new Set(titles.flatMap((title) => title.split(' ')))
/** A word that makes a title by itself. A short one may be a name as well. */
const telling = new Set([...titles.filter((title) => /^\p{L}{6,}$/u.test(title)), 'vitae', 'europass'])

/** `EDUCATION AND`, `Personal skills`: of words that titles are made of, and of none besides. */
export const isMadeOfTitles = (text: string): boolean =>
  titleKind(text) !== undefined ||
  plainWords(text)
    .split(' ')
    .every((word) => titleWords.has(word))

const isHeading = (name: string): boolean =>
  isDocumentTitle(name) ||
  isMadeOfTitles(name) ||
  plainWords(name)
    .split(' ')
    .some((word) => telling.has(word))

const particles =
  /^(?:d|de|da|do|dos|das|del|della|di|der|den|des|la|le|las|los|el|al|bin|ibn|bint|ben|bat|van|von|vom|zu|zum|zur|ter|ten|te|af|av|y|e|i|und|of|the|in|'t|dit)$/
/** `Ada Example, PhD (she/her)`: what follows the name says no more about it. */
const behind = /\s*[,(|].*$/u

const mostSmallWords = 3

/** Names have a capital in each word of weight, where their script has capitals. */
const isSentence = (name: string): boolean => {
  const words = name.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  const small = words.filter((word) => /^\p{Ll}/u.test(word) && !particles.test(word))
  // Some write their name small throughout.
  const isSmall = small.length === words.length && words.length <= mostSmallWords
  return (
    isProse(name) || words.length > 7 || (words.length > 1 && !isSmall && small.length >= words.length / 2)
  )
}

/** A text with more words than this is a name followed by a trade. */
const mostNameWords = 4

/** Words of people's work are surnames too, so the rest of the reading has to say that it is no person's. */
const isTrade = (name: string, labels: readonly string[]): boolean =>
  roleLikeness(name) > 0 &&
  (plainWords(name.replace(behind, '')).split(' ').length > mostNameWords ||
    labels.some((label) => ` ${plainWords(label)} `.includes(` ${plainWords(name.replace(behind, ''))} `)))

const leastWords = /\p{L}[^\s]*\s+[^\s]*\p{L}/u
/** Names of these scripts have no spaces. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]{2}|\p{Script=Thai}{4}/u

/** Why a name may be none; undefined for one that looks like a person's. `labels` are their trade and their posts. */
export function nameDoubtOf(name: string, labels: readonly string[] = []): NameDoubt | undefined {
  const bare = name.replace(behind, '').trim() || name
  if (isHeading(bare)) return 'heading'
  if (isContactLabel(bare) || isNameLabel(bare) || isEntryLabel(plainWords(bare)) || bare.endsWith(':'))
    return 'label'
  if (isSentence(name) || /[@/\\<>{}=]|\d/.test(bare)) return 'sentence'
  if (isTrade(name, labels)) return 'trade'
  if (organisationLikeness(bare) === 1) return 'organisation'
  return leastWords.test(bare) || unspaced.test(bare) ? undefined : 'part'
}
