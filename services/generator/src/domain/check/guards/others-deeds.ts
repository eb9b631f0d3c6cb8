import { hasWord, type Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { byLanguage } from '../forms/word-set.js'
import { articles, bys } from '../words/function-words.js'

const giving = byLanguage({
  en: 'taught',
  fr: 'dispensé dispensée dispensés dispensées',
  es: 'impartió imparte impartía impartido impartida impartidos impartidas',
  it: 'impartito impartita erogato erogata tenuto tenuta',
  pt: 'ministrou ministrado ministrada ministrados ministradas lecionado lecionada',
})
const clitics = byLanguage({ es: 'lo la los las', pt: 'o a' })

/** What a school or an issuer gave, told of it: `the course was taught by Yale`; never of the person. */
export function isGivenBy(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const by = bys(language)
  if (!giving(language).has(tokens[at]?.value ?? '')) return false
  const behind = tokens.slice(at + 1, at + 5)
  const start = behind.findIndex(({ value }) => !by.has(value) && !articles.has(value))
  const house = behind[start]
  const isBy = by.has(behind[0]?.value ?? '') || clitics(language).has(tokens[at - 1]?.value ?? '')
  if (!isBy || !house?.isMarked) return false
  return grounds.some(({ section, name }) => section === 'education' && name.has(house.value))
}

/** They learned, and from whom; what the person did then. */
const learning: Readonly<Record<string, readonly [said: RegExp, from: RegExp, taught: string]>> = {
  en: [/^learn(?:ed|t)?$/, /^(?:from|with) (?:her|him|me)$/, 'train'],
  fr: [/^ont appris$|^appren(?:nent|aient)$/, /^(?:avec|aupres d) (?:elle|lui|moi)$/, 'former'],
  es: [/^aprend(?:en|ian|ieron)$/, /^(?:con|de) (?:ella|el|yo)$/, 'formar'],
  it: [/^hanno imparato$|^impara(?:no|vano|rono)$/, /^(?:con|da) (?:lei|lui|me)$/, 'formare'],
  pt: [/^aprend(?:em|iam|eram)$/, /^com (?:ela|ele)$/, 'formar'],
}

/** `Eight waiters learned it from her` of who trained them; that the person learned it is another thing. */
export function isLearnedFrom(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  const own = learning[language]
  if (!own) return false
  const [said, from, taught] = own
  const [before, word, one, two] = [-1, 0, 1, 2].map((step) => tokens[at + step]?.value ?? '')
  return (
    (said.test(word ?? '') || said.test(`${before} ${word}`)) &&
    from.test(`${one} ${two}`) &&
    grounds.some((ground) => hasWord(ground, taught, language))
  )
}
