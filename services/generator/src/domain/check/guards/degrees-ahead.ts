import { byLanguage, wordSet } from '../forms/word-set.js'
import { entriesAmong, type Ground } from '../ground.js'
import { withoutOwner } from '../forms/normal-form.js'
import { upTo, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { inTwo } from '../forms/separable.js'
import { isNegation } from './negation.js'
import { isCopula, titleBehind } from './still-one.js'
import { unfinished } from '../words/unfinished.js'
import { determiners, prepositions } from '../words/function-words.js'

const holdingOf = byLanguage({
  ...{
    en: 'holds hold has have',
    de: 'hat habe besitzt',
    fr: 'a ai possède détient',
    es: 'tiene tengo posee',
  },
  ...{ it: 'ha ho possiede', pt: 'tem tenho possui', nl: 'heeft heb bezit', pl: 'ma mam posiada' },
})
const degrees = wordSet(
  `degree diploma qualification abschluss diplom diplôme licence título titulo grado máster grau titel diploma laurea licenciatura mestrado tytuł dyplom
licencjat magistra inżyniera bachelor bachelors master masters doctorate phd doktorat certificate certificado certificato attestato zertifikat certificaat`,
)
/** Who got it says so of themselves: `si è specializzata`. */
const gotOf = byLanguage({
  es: `titulado titulada titulé graduado graduada graduó gradué egresado egresada licenciado licenciada licenció licencié
diplomado diplomada doctoró doctoré`,
  it: 'specializzato specializzata diplomato diplomata qualificato qualificata abilitato abilitata',
  pt: `formada formado formou graduada graduado graduou licenciada licenciado licenciou diplomada diplomado diplomou
bacharel bacharela`,
})
/** Who has the degree is one: `es maestra en`. */
const mastersOf = byLanguage({
  es: 'maestra maestro máster ingeniera ingeniero licenciada licenciado doctora doctor',
  ...{
    pt: 'mestre mestra engenheira engenheiro doutora doutor licenciada licenciado',
    it: 'dottoressa dottore',
  },
  ...{
    fr: 'docteur docteure docteresse ingénieur ingénieure',
    pl: 'magistrem inżynierem doktorem licencjatem',
  },
})
const brokenOff = [
  'paused',
  'unfinished',
  'incomplete',
  'interrupted',
  'discontinued',
  'abandoned',
  'suspended',
]
/** `BSc`, `MA`, `CAP`. */
const isShort = ({ raw }: Token) => /^\p{Lu}\p{L}?\p{Lu}\p{L}{0,2}$/u.test(raw)

/** `a terminé`, `est achevé` in French, where the words claim nothing else. */
const isEnded = (raw: string, before: Token | undefined) =>
  /^(?:terminé|achevé|fini|poche)e?s?$/iu.test(raw.normalize('NFC')) &&
  /^(?:a|ai|ayant|est|été|avoir|en)$/iu.test(before?.raw ?? '')

const isBroken = ({ words, written }: Ground) =>
  brokenOff.some((word) => words.has(word)) || [...written.keys()].some((text) => unfinished.test(text))

/** `holds a BSc` of who will have it in two years. */
export function degreeAhead({ tokens, grounds, language }: Said): string | undefined {
  const own = entriesAmong(grounds)
  const studies = own.filter(({ section }) => section === 'education')
  if (studies.length > 0 && studies.every(isBroken)) {
    const end = finished(tokens, language)
    if (end) return end
  }
  const isAhead = own.length > 0 && own.length === studies.length && studies.every(({ goesOn }) => goesOn)
  if (!isAhead) return undefined
  const got = tokens.find(({ value }) => gotOf(language).has(value))
  if (got && !own.some(({ words }) => words.has(got.value))) return got.raw
  const master = tokens.find(
    (token, at) =>
      isCopula(token, language) && mastersOf(language).has(titleBehind(tokens, at, language)?.value ?? ''),
  )
  if (master) return master.raw
  const ended = tokens.find(({ raw }, at) => isEnded(raw, tokens[at - 1]))
  if (ended) return ended.raw
  const at = tokens.findIndex(({ value }) => holdingOf(language).has(value))
  return at >= 0 && objectOf(tokens.slice(at + 1), language).some(isDegree) ? tokens[at]!.raw : undefined
}

/** What tells that studies came to their end, or that their degree was got; in two parts as well. */
const ending =
  /^(?:graduat\p{L}*|complet\p{L}*|finish(?:ed|es)?|(?:ab|af)ge(?:schlossen|rond|studeerd)|abschl(?:oss|iesst)|absolv\p{L}*|abgelegt|ab(?:schloss|legte)|afrond\p{L}*|af(?:rondde|studeerde)|voltooi\p{L}*|laure\p{L}*|diplom(?:at|ad|ou|o|e|ee)\p{L}*|titulad[oa]|licenciad[oa]|terminat[oa]|termin[oó]|terminou|conclus[oa]|conclu\p{L}*|finaliz\p{L}*|ukoncz\p{L}*)$/u
const getting =
  /^(?:earned|gained|received|obtained|awarded|got|made|machte|erwarb|erworben|erlangte|erhielt|bekam|behaald?e?|haalde|gehaald|obtenu|obtint|obtuvo|saco|ottenuto|ottenne|conseguit[oa]|obteve|uzyskal\p{L}*|zdobyl\p{L}*)$/u
const broken =
  /^(?:interr|abbandon|abandon|abgebroch|brach|afgebrok|brak|przerw|unfinish|incomplet|paus|left|dropped|verliess|verliet)/
const degreeEnd = /(?:diplom[ae]?|abschluss|grad|graad)$/

/** `graduated` of studies that their entry says were not finished; a sentence that denies or breaks something off tells it. */
function finished(tokens: readonly Token[], language: string): string | undefined {
  if (tokens.some((token) => isNegation(token) || broken.test(token.value))) return undefined
  const formAt = (at: number) => inTwo(tokens, at, language) ?? tokens[at]!.value
  const ended = tokens.find((_, at) => ending.test(formAt(at)))
  if (ended) return ended.raw
  const hasDegree = tokens.some((token) => isDegree(token) || degreeEnd.test(token.value))
  return tokens.find(({ value }) => hasDegree && (getting.test(value) || holdingOf(language).has(value)))?.raw
}

const isDegree = (token: Token) => degrees.has(withoutOwner(token.value)) || isShort(token)

/** `a foundation degree`: what is had, up to what says more of it; a participle may come first, and nothing is had then. */
function objectOf(behind: readonly Token[], language: string): readonly Token[] {
  const start = behind.findIndex(({ value }) => !determiners.has(value))
  const isEnd = ({ value, breaks }: Token, at: number) =>
    (at > 0 && determiners.has(value)) || breaks || prepositions(language).has(value)
  return start < 0 ? [] : upTo(behind.slice(start, start + (start > 0 ? 3 : 1)), isEnd)
}
