import { bears, entriesAmong, isOver, personAmong, type Ground } from '../ground.js'
import { pairOf } from '../pairs.js'
import { wordSet } from '../forms/word-set.js'
import { isUntil } from '../numbers/dates.js'
import { now } from '../numbers/time-words.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { contracted, hollowNouns, hollowPhrases, leisure, pointing, untilNow } from '../words/adjuncts.js'
import { conjunctionsOf, determiners, ofs, prepositions, subjects } from '../words/function-words.js'

/** Sections of what is done for its own sake. */
const ofLeisure = /^(?:interests|volunteer|projects)$/
/** `zu arbeiten`, `before moving`, `de entrar`: a verb. */
const verbs: Readonly<Record<string, RegExp>> = {
  en: /ing$/,
  es: /(?:[aei]r|[aei]rse)$/,
  fr: /(?:er|ir|re)$/,
  it: /(?:[aei]re|[aei]rsi)$/,
  pt: /(?:[aei]r|[aei]r-se)$/,
}
/** `em que trabalha`: a clause of its own. */
const relative: Readonly<Record<string, RegExp>> = {
  es: /^(?:que|quien(?:es)?|cual(?:es)?)$/,
  it: /^(?:chi|cui)$/,
  pt: /^(?:que|quem|qua(?:l|is))$/,
}
const beforeVerb = new Set(['to', 'zu', 'te'])

/** `for years`, `pendant des années`: how long is told by more than a unit, whatever else the entries count in it. */
const lasting = wordSet('for over since über seit des durante per desde przez od voor sinds')
const spans = wordSet(
  'years months weeks days jahre jahren monate wochen années mois años meses anni mesi jaren lata anos',
)
const isBareSpan = ({ value }: Token, first: Token) => lasting.has(value) && spans.has(first.value)

interface Phrase {
  readonly preposition: Token
  readonly words: readonly Token[]
}

/**
 * The first phrase behind a preposition that is made of plain words alone, and of none of the entries': `for years`,
 * `from home`, `in person`. No word of it claims anything; where, when or how the rest was so is a claim.
 */
export function addedAdjunct(said: Said): string | undefined {
  for (const at of said.tokens.keys()) {
    const phrase = phraseAt(said, at)
    if (phrase && !isHollow(phrase, said))
      return [phrase.preposition, ...phrase.words].map(({ raw }) => raw).join(' ')
  }
  return undefined
}

/** The whole phrase that begins there; undefined where a word of the entries is in it, or a verb. */
function phraseAt({ tokens, grounds, language, isPlain }: Said, at: number): Phrase | undefined {
  const preposition = tokens[at]!
  if (!isPreposition(preposition, language) || isUpToAmount(tokens, at + 1)) return undefined
  // `of years` says more of a noun; `pendant des années` does not.
  if (ofs(language).has(preposition.value) && !isBehindPreposition(tokens, at, language)) return undefined
  const person = personAmong(grounds)
  const words: Token[] = []
  for (const token of tokens.slice(at + 1)) {
    if (token.breaks || !token.follows || person.has(token.value) || endsPhrase(token, language)) {
      // `in the summer of 2013`: what follows says which.
      if (!token.breaks && token.follows && ofs(language).has(token.value)) return undefined
      break
    }
    const isFree = determiners.has(token.value) || isBareSpan(preposition, token)
    const isOpen = token.kind === 'word' && (isFree || isPlain(token.value))
    const bareBehind = isBare(preposition, words, token, language) ? preposition : undefined
    if (!isOpen || (!isFree && isSaid(token, grounds, language, bareBehind))) return undefined
    words.push(token)
  }
  const head = words[0]?.value
  if (head === undefined || verbs[language]?.test(head) || relative[language]?.test(head)) return undefined
  return beforeVerb.has(preposition.value) && !isDetermined(words) ? undefined : { preposition, words }
}

/** `with up to 350 covers` goes on with the amount. */
const isUpToAmount = (tokens: readonly Token[], at: number) =>
  tokens[at]?.value === 'up' && tokens[at + 1]?.value === 'to' && tokens[at + 2]?.kind === 'number'

/** French `a` has, `à` is at. */
const isPreposition = ({ kind, value, raw }: Token, language: string) =>
  kind === 'word' &&
  prepositions(language).has(value) &&
  !(language === 'fr' && /^(?:\p{L}['’])?as?$/iu.test(raw))

const isBehindPreposition = (tokens: readonly Token[], at: number, language: string) =>
  tokens[at]!.follows && prepositions(language).has(tokens[at - 1]?.value ?? '')

const endsPhrase = ({ value }: Token, language: string) =>
  prepositions(language).has(value) || conjunctionsOf(language).has(value) || subjects(language).has(value)

/** `in person`: no article, name or case says which. */
const isBare = (preposition: Token, before: readonly Token[], { value, isMarked }: Token, language: string) =>
  before.length === 0 &&
  !isMarked &&
  language !== 'pl' &&
  !pointing.has(value) &&
  !contracted.has(preposition.value)

/** Of a bare phrase both words together: a `15-person agency` says nothing of what was done in person. */
const isSaid = (token: Token, grounds: readonly Ground[], language: string, bareBehind?: Token) =>
  grounds.some((ground) =>
    bareBehind
      ? ground.section === 'skills'
        ? bears(ground, token, language)
        : ground.pairs.has(pairOf(bareBehind.value, token.value, language))
      : bears(ground, token, language),
  )

/** Said of what is over. */
const formerly = /^in_(?:precedenza|passato)$/

/** Of several entries, the next one that is named is over. */
function isOfFormer(behind: readonly Token[], grounds: readonly Ground[]): boolean {
  const entries = entriesAmong(grounds)
  if (entries.every(isOver)) return entries.length > 0
  const owners = behind.map(({ value }) => entries.filter(({ name }) => name.has(value)))
  return owners.find(({ length }) => length > 0)?.every(isOver) === true
}

/** `fino ad oggi`, `jusqu'à aujourd'hui`. */
const behindUntil = wordSet('a ad')

const isDetermined = ([first]: readonly Token[]) =>
  first !== undefined && (determiners.has(first.value) || pointing.has(first.value))

function isHollow({ preposition, words }: Phrase, { tokens, grounds, language }: Said): boolean {
  // `bis heute`: whether it goes on is told by the dates.
  const isUntilNow = isUntil(preposition, language) || behindUntil.has(preposition.value)
  const idle = isUntilNow ? [determiners, pointing, now] : [determiners, pointing]
  const told = words.filter(({ value }) => !idle.some((set) => set.has(value)))
  if (told.length === 0) return true
  const values = [preposition, ...words].map(({ value }) => value)
  const [row, start] = [values.join('_'), values.slice(0, 2).join('_')]
  if (hollowPhrases(language).has(row) || hollowPhrases(language).has(start)) return true
  if (formerly.test(row) && isOfFormer(tokens.slice(tokens.indexOf(preposition)), grounds)) return true
  const isOf = (set: ReadonlySet<string>) => told.some(({ value }) => set.has(value))
  if (isOf(leisure(language)) && grounds.some(({ section }) => ofLeisure.test(section))) return true
  if (isOf(untilNow(language)) && grounds.some(({ goesOn }) => goesOn)) return true
  if (isBareSpan(preposition, words[0]!)) return false
  const isPointed = isDetermined(words) || contracted.has(preposition.value) || language === 'pl'
  return isPointed && hollowNouns(language).has(told[0]!.value)
}
