import { anyWord } from '../any-word.js'
import { isForm } from '../forms/one-word.js'
import { byLanguage } from '../forms/word-set.js'
import { isDate } from '../numbers/dates.js'
import { standsOnly, upTo, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { articles, possessives, prepositions } from '../words/function-words.js'

/** Verbs that say no more than that the deed behind them was done. */
const doingOf = byLanguage({
  en: 'conducted conducts conducting performed performs performing made makes did does executed held',
  fr: 'réalisé réalisait réalise effectué effectuait effectue mené menait fait faisait conduit',
  es: 'realizó realizaba realiza realizado efectuó efectuaba hizo hacía hecho condujo llevó',
  it: 'condotto conduceva conduce condusse effettuato effettuava effettua svolto svolgeva svolge eseguito eseguiva fatto realizzato tenuto',
  nl: 'deed gedaan verrichtte verricht hield',
  pl: `przeprowadził przeprowadziła przeprowadzał przeprowadzała przeprowadza wykonał wykonała wykonywał wykonywała wykonuje dokonał dokonała dokonywał dokonywała dokonuje
zrealizował zrealizowała realizował realizowała realizuje prowadził prowadziła prowadzi zrobił zrobiła robił robiła odbył odbyła`,
  pt: 'realizou realizava realiza realizado efetuou efetuava fez fazia feito conduziu conduzia',
})
const mayDo = anyWord((word, language) => doingOf(language).has(word))
/** What stands behind one of these was not done, something else was done for it or over it. */
const forOf = byLanguage({
  en: 'for to under after before from by about',
  fr: 'pour sous après avant par sur',
  es: 'para bajo tras por sobre',
  it: 'per sotto dopo da dal dalla su sul sulla',
  nl: 'voor onder na door over',
  pl: 'dla nad pod po przed przez o do z ze',
  pt: 'para sob após por pelo pela sobre',
})
const responsible = /^(?:respons|verantw|zustandig|odpowiedz|odpowiad|charge|verantwoord)/
const joints = /^(?:of|to|in|on|at|with|de|du|di|van|w|we|na|i|oraz|e|ed|et|y|and|en)$/
const small = 3

const hasNameLast = (language: string) => language === 'en' || language === 'nl'
const isAdjective = ({ kind, value, isMarked }: Token) =>
  kind === 'word' && !isMarked && !articles.has(value) && !/(?:ed|ing)$/.test(value)

/** What the verb at `at` is said to have done: English and Dutch have its name last. */
function objectOf(tokens: readonly Token[], at: number, language: string): Token | undefined {
  const behind = tokens.slice(at + 1, at + 6)
  const isEnd = ({ kind, value, breaks }: Token, index: number) =>
    breaks || joints.test(value) || forOf(language).has(value) || (kind === 'number' && index > 1)
  const words = upTo(behind, isEnd).filter(
    ({ kind, value }) => kind === 'word' && value.length > small && !possessives.has(value),
  )
  return hasNameLast(language) ? words.at(-1) : words[0]
}

/** Whether something was done for it: `per uno studio`, `nad przeglądami`; the responsibility for it is one's own. */
function isDoneFor(known: readonly Token[], at: number, language: string): boolean {
  let before = at - 1
  const isNext = (isSkipped: (token: Token) => boolean) =>
    before >= 0 && !known[before + 1]!.breaks && isSkipped(known[before]!)
  if (hasNameLast(language) && isNext(isAdjective) && !forOf(language).has(known[before]!.value)) before -= 1
  while (isNext(({ kind, value }) => kind === 'number' || articles.has(value))) before -= 1
  // `dal 2017 tagli donna`: it says since when.
  if (isDate(known[before + 1]!)) return false
  if (before < 0 || known[before + 1]!.breaks || !forOf(language).has(known[before]!.value)) return false
  return !known.slice(Math.max(0, before - 2), before).some(({ value }) => responsible.test(value))
}

const deedNoun =
  /(?:[zsct]ion(?:[ei]s?|s)?|[cs]ao|[cs]oes|ment[oi]?s?|tur[ae]s?|aggio?|ages?|[ae]n[zc][aei]s?|(?:ov|ew|os|ri)als?)$/
/** `con cui si monitora`: by nobody in particular. */
const byNobody = /^(?:si|se|on|che|que|qui|cui|qual[ei]|cual(?:es)?|quais|l[ae]s?quel(?:le)?s?)$/
/** In front of an English deed, it is done to the thing, by whomever. */
const undergoing = /^(?:is|are|was|were|be|been|being|get|got)$/
/** `replaced the system`, but not `was replaced`, nor `guided by the vet`. */
const isEnglishDeed = (tokens: readonly Token[], at: number) =>
  /ed$/.test(tokens[at]!.value) &&
  !undergoing.test(tokens[at - 1]?.value ?? '') &&
  !prepositions('en').has(tokens[at + 1]?.value ?? '')
const isNoun = (token: Token) => deedNoun.test(token.value)

/** `elaborava i cedolini` of `dati al consulente per l'elaborazione dei cedolini`: what something was for, told as done. */
function purposeDone({ tokens, told, grounds, language, isPlain }: Said): string | undefined {
  // `Premio per la creazione di un pane`: what an award is for was done.
  if (grounds.some(({ section }) => section === 'awards')) return undefined
  return tokens.find((token, at) => {
    const { kind, value, isMarked, breaks } = token
    if (kind !== 'word' || value.length < 6 || (isMarked && at > 0) || isPlain(value) || isNoun(token))
      return false
    const before = tokens[at - 1]?.value ?? ''
    if (byNobody.test(before) || (language === 'en' && !isEnglishDeed(tokens, at))) return false
    if (!breaks && (forOf(language).has(before) || articles.has(before))) return false
    return standsOnly(
      told,
      (known) => isForm(value, known.value, language),
      (known, place) => isNoun(known[place]!) && isDoneFor(known, place, language),
    )
  })?.raw
}

/** A deed said to be done, of which the entries say alone that something was done for it: `conducted a study` of `data for a study`. */
export function doneFor(said: Said): string | undefined {
  const { tokens, told, language } = said
  if (/^(?:en|it|fr|es|pt)$/.test(language)) {
    const purpose = purposeDone(said)
    if (purpose) return purpose
  }
  if (!mayDo(tokens, language)) return undefined
  return tokens.find((token, at) => {
    if (token.kind !== 'word' || !doingOf(language).has(token.value)) return false
    const object = objectOf(tokens, at, language)
    if (!object) return false
    return standsOnly(
      told,
      ({ value }) => isForm(object.value, value, language),
      (known, place) => isDoneFor(known, place, language),
    )
  })?.raw
}
