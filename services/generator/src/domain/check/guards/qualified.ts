import { gathered } from '../../gathered.js'
import { isPartOf } from '../forms/compounds.js'
import { formsOf, givenBy } from '../forms/one-word.js'
import { oncePerWord } from '../forms/once-per-word.js'
import { inTwo } from '../forms/separable.js'
import { withoutZu } from '../forms/stem-german.js'
import { changed, type Token } from '../tokens.js'
import { byLanguage } from '../forms/word-set.js'
import { alike, making, qualifiers, type Class } from '../words/qualifiers.js'
import { articles, conjunctionsOf, isAccented } from '../words/function-words.js'
import { oncePerText } from '../once-per-text.js'
import { runsOf } from '../runs.js'
import { standsIn, standsOnly, type Said } from '../said.js'
import { soleTextOf } from './leaning.js'
import { without } from './negation.js'

const buts = byLanguage({
  ...{ en: 'but', de: 'aber sondern', fr: 'mais', es: 'pero sino' },
  ...{ it: 'ma bensi', nl: 'maar', pl: 'a ale', pt: 'mas' },
})
/** Behind a denial, these make of it that there is more: `not only`. */
const only =
  /^(?:only|just|nur|solo|solamente|unicamente|seulement|uniquement|alleen|slechts|tylko|so|apenas|somente|soltanto)$/

const kinds = ['help', 'pending', 'denial', 'except'] as const

const byKind = <T>(make: (kind: Class) => T): Readonly<Record<Class, T>> => ({
  help: make('help'),
  pending: make('pending'),
  denial: make('denial'),
  except: make('except'),
})

interface Span {
  readonly from: number
  readonly to: number
}

/** A deed or a thing that the entries tell with a qualifier alone, said without it: `restored` of `helped to restore`. */
export function droppedQualifier(said: Said): string | undefined {
  const { tokens, told, language, isPlain } = said
  const marked = told.filter((known) => beginningsIn(known, language).length > 0)
  if (marked.length === 0) return undefined
  for (const kind of kinds) {
    const isQualified = marked.some((known) => scopesIn[kind](known, language).length > 0)
    if (!isQualified || marksIn[kind](tokens, language).length > 0) continue
    if (kind === 'help' && isAlike(tokens, marked, language)) continue
    if (kind === 'pending' && isMade(tokens, language) && marked.some(isPrepared)) continue
    if (language === 'en' && tokens.some((_, at) => isToldSo(tokens, at, kind))) continue
    const found = tokens.find(
      (token, at) =>
        token.kind === 'word' &&
        !isPlain(token.value) &&
        !(kind === 'help' && isAttended(token, said)) &&
        !(kind === 'denial' && isWithout(tokens, at)) &&
        isOnlyIn(token, told, kind, language),
    )
    if (found) return found.raw
    const apart = kind === 'pending' && notYetIn(said)
    if (apart) return apart.raw
  }
  return undefined
}

/** `senza concludere` of `non conclusi`. */
const isWithout = (tokens: readonly Token[], at: number) =>
  [1, 2].some((step) => without.has(tokens[at - step]?.value ?? ''))

const course = /(?:^|\p{L})(?:kurs|lehrgang|seminar|schulung|fortbildung|cursus|course)(?:e[ns]?|en|s)?$/u
const attending = /^(?:besuch(?:t|te|en)|gehor(?:t|te|en)|absolviert?e?|attend(?:s|ed)?|volgde|gevolgd)$/
const isCourse = ({ value }: Token) => course.test(value)
/** `besuchte einen Kurs` of who took part in one: whoever sits in it takes part. */
const isAttended = ({ value }: Token, { tokens, told, language }: Said): boolean =>
  tokens.some(isCourse) &&
  tokens.some((token) => attending.test(token.value)) &&
  told.every((known) => !standsIn(value, known, language) || known.some(isCourse))

/** What the one text that a run leans on tells as planned alone, whatever another tells of: `delivered 64 flats` of flats to be delivered. */
function notYetIn(said: Said): Token | undefined {
  const { tokens, told, language, isPlain } = said
  const isAhead = (token: Token, run: readonly Token[]) => {
    if (token.kind !== 'word' || isPlain(token.value)) return false
    const pending = told.filter((known) => isPendingIn(token.value, known, language))
    if (pending.length === 0) return false
    const text = soleTextOf(
      run.filter((other) => other !== token),
      said,
    )
    return text !== undefined && pending.includes(text)
  }
  for (const run of runsOf(tokens, language)) {
    const found = run.find((token) => isAhead(token, run))
    if (found) return found
  }
  return undefined
}

function isPendingIn(word: string, text: readonly Token[], language: string): boolean {
  const scopes = scopesIn.pending(text, language)
  if (scopes.length === 0) return false
  const [isIt, isGiven] = [formsOf(word, language), givenBy(word, language)]
  return standsOnly(
    [text],
    ({ value }) => isIt(value) || isGiven(value),
    (_, at) => scopes.some(({ from, to }) => from <= at && at <= to),
  )
}

/** Words of an English sentence that tell what a qualifier of an entry tells, in another form. */
const so: Readonly<Partial<Record<Class, RegExp>>> = {
  pending:
    /^ (?:plan(?:s|ning)?|schedul(?:es?|ing)|evaluat\S+|consider\S*|one day|would|will (?:open|start|launch)|yet to|is to|are to|was to|due) /,
  denial: /^ (?:no|none|nor|without) /,
  help: /^ (?:takes?|took|taking) (?:(?:her|his|my|their|a) turns?|no part) /,
}
const isToldSo = (tokens: readonly Token[], at: number, kind: Class) => {
  const [one = '', two = '', three = ''] = tokens.slice(at, at + 3).map(({ value }) => value)
  return so[kind]?.test(` ${one} ${two} ${three} `) === true
}

/** Whether a word stands in the texts, and there in the scope of such a qualifier alone. */
const isOnlyIn = ({ value }: Token, told: readonly (readonly Token[])[], kind: Class, language: string) => {
  const isForm = formsOf(value, language)
  // `wierf` of `Ondersteuning bij fondsenwerving`
  const isIt = (word: string) => isForm(word) || isPartOf(value, [word], language)
  return standsOnly(
    told,
    (token) => isIt(token.value),
    (known, at) => scopesIn[kind](known, language).some(({ from, to }) => from <= at && at <= to),
  )
}

/** The words of a text that its qualifiers of a kind go with. */
const scopesOf = (kind: Class) =>
  oncePerText((known, language): readonly Span[] =>
    marksIn[kind](known, language).map((mark) => scopeOf(known, mark, kind, language)),
  )
const scopesIn = byKind(scopesOf)

type Pattern = readonly RegExp[]
const read = new Map<string, readonly Pattern[]>()

const wordsOf = (list = ''): readonly (readonly string[])[] =>
  list.split(',').map((words) => words.trim().split(/\s+/))
const patternOf = (word: string) => new RegExp(`^(?:${word.replaceAll('*', String.raw`\p{L}*`)})$`, 'u')

/** Each qualifier of a list as the patterns of its words. */
function patternsOf(list = ''): readonly Pattern[] {
  const known = read.get(list) ?? wordsOf(list).map((words) => words.map(patternOf))
  read.set(list, known)
  return known
}

/** What a qualifier of any kind begins with. */
const beginningOf = new Map(
  Object.keys(qualifiers.help).map((language) => [
    language,
    patternOf(kinds.flatMap((kind) => wordsOf(qualifiers[kind][language]).map(([first]) => first)).join('|')),
  ]),
)

/** The verb of a word with what stands apart from it or inside: `bereitete … vor` and `vorzubereiten`. */
const verbAt = (tokens: readonly Token[], at: number, language: string): string | undefined =>
  inTwo(tokens, at, language) ?? (language === 'de' ? withoutZu(tokens[at]!.value) : undefined)

const begins = oncePerWord((word, language) => beginningOf.get(language)?.test(word) === true)

/** Where a qualifier of any kind may begin in a text: in most texts nowhere. */
const beginningsIn = oncePerText((tokens, language): readonly number[] =>
  [...tokens.keys()].filter((at) => {
    const verb = verbAt(tokens, at, language)
    return begins(tokens[at]!.value, language) || (verb !== undefined && begins(verb, language))
  }),
)

const isPrepared = (known: readonly Token[]) => known.some(({ value }) => value.startsWith('prepar'))

const isMade = (tokens: readonly Token[], language: string) =>
  patternsOf(making[language]).some((words) => holds(words)(tokens))

const holds = (words: Pattern) => (among: readonly Token[]) =>
  among.some((_, at) => words.every((word, index) => word.test(among[at + index]?.value ?? '')))

/** `with the chef` of who helped with the chef says nothing of helping. */
const isAlike = (
  tokens: readonly Token[],
  marked: readonly (readonly Token[])[],
  language: string,
): boolean => {
  const isMarked = (known: readonly Token[]) => marksIn.help(known, language).length > 0
  // `gehörte der Gruppe an`
  const rejoined = tokens.map((token, at) =>
    changed(token, { value: inTwo(tokens, at, language) ?? token.value }),
  )
  return patternsOf(alike[language]).some(
    (words) => holds(words)(rejoined) && !marked.filter(isMarked).every(holds(words)),
  )
}

/** The qualifiers of a text, each from its first word to its last. */
function marksOf(kind: Class) {
  const begunBy = oncePerWord((word, language): readonly Pattern[] =>
    patternsOf(qualifiers[kind][language]).filter(([first]) => first?.test(word)),
  )
  return oncePerText((tokens, language): readonly Span[] =>
    gathered(beginningsIn(tokens, language), (at): Span[] => {
      const token = tokens[at]!
      // `Co.` of a firm's name is no `co-`.
      if (token.kind !== 'word' || (at > 0 && token.isMarked && token.value === 'co')) return []
      // `Dom Pomocy Społecznej`: a name.
      if (language === 'pl' && at > 0 && token.isMarked && token.follows) return []
      const verb = verbAt(tokens, at, language)
      const isWord = (word: RegExp, index: number) =>
        word.test(tokens[at + index]?.value ?? '') || (index === 0 && verb !== undefined && word.test(verb))
      const patterns =
        verb === undefined ? begunBy(token.value, language) : patternsOf(qualifiers[kind][language])
      const found = patterns.find((words) => words.every(isWord))
      if (!found || (kind === 'denial' && only.test(tokens[at + 1]?.value ?? ''))) return []
      return [{ from: at, to: at + found.length - 1 }]
    }),
  )
}
const marksIn = byKind(marksOf)

/** How many qualifiers of each kind a text has. */
export const qualifiersIn = (tokens: readonly Token[], language: string): readonly number[] =>
  kinds.map((kind) => marksIn[kind](tokens, language).length)

const isContent = ({ kind, value, isMarked }: Token) => kind !== 'word' || isMarked || value.length > 3
const isJoint = (token: Token | undefined, language: string) =>
  token !== undefined &&
  !token.isMarked &&
  !isAccented(token) &&
  [conjunctionsOf, buts].some((words) => words(language).has(token.value))

/** `for spring 2027`. */
const isWhen = ({ value }: Token) =>
  /^(?:(?:19|20)\d\d|spring|summer|autumn|winter|early|late|month-\d+)$/.test(value)

/** Who looks for a thing stands before it: `Kok met tien jaar ervaring zoekt een keuken`. */
const seeking = byLanguage({ nl: 'zoek zoekt op', pl: 'szuka szukam szukający poszukuje' })

/** `Planned for 2027: a second kiln`: what is planned stands behind the date. */
function aheadOf(known: readonly Token[], mark: Span, kind: Class, language: string): Span {
  const front = ahead(known, mark, language)
  const words = known.slice(front.from, front.to + 1)
  const isDated = kind === 'pending' && mark.from === 0 && words.some(isWhen)
  if (!isDated || words.some((token) => isContent(token) && !isWhen(token))) return front
  return { from: front.from, to: ahead(known, { from: front.to, to: front.to + 1 }, language).to }
}

/** Which words of a text a qualifier goes with. */
function scopeOf(known: readonly Token[], mark: Span, kind: Class, language: string): Span {
  const front = aheadOf(known, mark, kind, language)
  const isBare = !known.slice(front.from, front.to + 1).some((token) => isContent(token) && !isWhen(token))
  const isJoined = isJoint(known[mark.to + 1], language)
  // Who is a helper at a `Repair Café` need not say so of the café.
  const isRole = known[mark.from]?.value === 'helper'
  // `Planned: a kiln`: a heading of its own.
  if (kind === 'pending' && isBare && isHeading(known, mark))
    return { from: mark.from, to: ahead(known, { from: mark.to, to: mark.to + 1 }, language).to }
  // `installed as one of a crew`: so was what stands before.
  const isAsOne = kind === 'help' && known[mark.from]?.value === 'as'
  const isAhead = kind === 'pending' && !seeking(language).has(known[mark.from]?.value ?? '')
  const isBack = isAhead || isAsOne || (kind === 'help' && isBare && !isJoined && !isRole)
  return { from: isBack ? startOf(known, mark, { isBare, language }) : front.from, to: front.to }
}

/** It begins a sentence, a break follows, and then a thing. */
const isHeading = (known: readonly Token[], { from, to }: Span) =>
  /^\p{Lu}/u.test(known[from]?.raw ?? '') &&
  (from === 0 || known[from]!.breaks) &&
  known[to + 1]?.breaks === true &&
  (articles.has(known[to + 1]!.value) || known[to + 1]!.kind === 'number')

/** From the word behind a qualifier to the end of its clause; what is joined to that is told by itself. */
function ahead(known: readonly Token[], { to }: Span, language: string): Span {
  let end = to
  for (let at = to + 1; at < known.length && !known[at]!.breaks; at += 1) {
    if (isJoint(known[at], language) && (at === to + 1 || known.slice(to + 1, at).some(isContent))) break
    end = at
  }
  return { from: to + 1, to: end }
}

/** Where the clause of a qualifier begins; what stands alone goes with the clause before it: `Best Sound, nominee`. */
function startOf(
  known: readonly Token[],
  { from }: Span,
  { isBare, language }: { readonly isBare: boolean; readonly language: string },
): number {
  const isAlone = isBare && known[from]?.breaks === true
  let start = from
  while (start > 0 && !isJoint(known[start - 1], language)) {
    if (known[start]!.breaks && !(isAlone && start === from)) break
    start -= 1
  }
  return start
}
