import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { gives, isForm } from '../forms/one-word.js'
import { isTitle } from '../forms/same-word.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { standsIn, telling, type Said } from '../said.js'
import { partsOf } from '../statements.js'
import { isAmount, type Token } from '../tokens.js'
import { conjunctionsOf, determiners, prepositions } from '../words/function-words.js'

const withOf = byLanguage({ fr: 'avec', es: 'con', it: 'con', pt: 'com', pl: 'z ze' })
/** `insieme agli altri`, `aux côtés des`, `ao lado do`. */
const besideOf = byLanguage({ fr: 'côtés', es: 'junto lado', it: 'insieme fianco accanto', pt: 'lado junto' })
/** They point back to somebody of whom a sentence spoke. */
const themOf = byLanguage({
  ...{ fr: 'eux elles lui', es: 'ellos ellas él', it: 'loro lui' },
  ...{ pt: 'eles elas ele ela', pl: 'nimi nim nią' },
})
const between = wordSet('autres otros otras altri altre outros outras innymi ai agli alle aos aux')
const mayJoin = anyWord((word, language) => withOf(language).has(word) || besideOf(language).has(word))

interface Company {
  readonly at: number
  readonly who: Token
}

/** With whom, or with what, a text tells that something was done. */
const companiesIn = (tokens: readonly Token[], language: string): readonly Company[] =>
  gathered(tokens, ({ value, isMarked }, at) => {
    const isBeside = besideOf(language).has(value)
    if (isMarked || !(isBeside || withOf(language).has(value))) return []
    const isIdle = (token: Token) =>
      [determiners, between].some((words) => words.has(token.value)) ||
      isAmount(token) ||
      (isBeside && prepositions(language).has(token.value))
    const who = tokens.slice(at + 1).find((token) => !isIdle(token))
    return who?.kind === 'word' && !who.breaks ? [{ at, who }] : []
  })

const says = (known: readonly Token[], { value }: Token, language: string) =>
  known.some((token) => isForm(value, token.value, language) || gives(token.value, value, language))

/** `learnt it with her grandmother` of `learnt it with the owner`: with somebody whom another text names. */
export function otherCompany(said: Said): string | undefined {
  const { tokens, grounds, language } = said
  if (!mayJoin(tokens, language)) return undefined
  const isPerson = ({ who }: Company) =>
    themOf(language).has(who.value) || (!who.isMarked && who.value.length > 2)
  const companies = companiesIn(tokens, language).filter(isPerson)
  if (companies.length === 0) return undefined
  const lines = grounds.flatMap((ground) => {
    const { statements, frames } = partsOf(ground, language)
    return [...statements, ...frames].flatMap(({ sequences }) => sequences)
  })
  const wrong = companies.find((company) => isOther(company, lines, said))
  return wrong && `${tokens[wrong.at]!.raw} ${wrong.who.raw}`
}

type Lines = readonly (readonly Token[])[]

/** Whether every line that tells the deed has somebody else with it, of whom the sentence says nothing. */
function isOther({ at, who }: Company, lines: Lines, said: Said): boolean {
  const { tokens, language, isPlain } = said
  const joints = conjunctionsOf(language)
  const isStart = ({ breaks, value }: Token) => breaks || joints.has(value)
  const start = tokens.slice(0, at + 1).findLastIndex(isStart)
  const deed = telling(tokens.slice(Math.max(0, start), at), isPlain)
  if (deed.length === 0) return false
  if (isOfSameTitle(who, lines, said)) return true
  const own = lines.filter((known) => deed.every((token) => says(known, token, language)))
  const isWithOthers = (known: readonly Token[]) => {
    const others = companiesIn(known, language)
    return others.length > 0 && !others.some((other) => standsIn(other.who.value, tokens, language))
  }
  return own.length > 0 && own.every((known) => !says(known, who, language) && isWithOthers(known))
}

/** `with the other editors` of an editor, where no line speaks of any; `5 agents` are counted, and no title. */
const isOfSameTitle = (who: Token, lines: Lines, { grounds, language }: Said): boolean =>
  isTitle(who.value, language) &&
  !lines.some((known) => says(known, who, language)) &&
  grounds
    .filter(({ section }) => section === 'work' || section === 'volunteer')
    .some((ground) =>
      partsOf(ground, language).whole.sequences.some(
        (known) => !known.some(isAmount) && standsIn(who.value, known, language),
      ),
    )
