import { isForm } from '../forms/one-word.js'
import { rejoined } from '../forms/separable.js'
import type { Token } from '../tokens.js'
import { byLanguage } from '../forms/word-set.js'
import { alike, qualifiers, type Class } from '../words/qualifiers.js'
import { conjunctionsOf, isAccented } from '../words/function-words.js'
import { standsOnly, type Said } from '../said.js'

const buts = byLanguage({
  ...{ en: 'but', de: 'aber sondern', fr: 'mais', es: 'pero sino' },
  ...{ it: 'ma bensi', nl: 'maar', pl: 'a ale', pt: 'mas' },
})
/** Behind a denial, these make of it that there is more: `not only`. */
const only =
  /^(?:only|just|nur|solo|solamente|unicamente|seulement|uniquement|alleen|slechts|tylko|so|apenas|somente|soltanto)$/

interface Span {
  readonly from: number
  readonly to: number
}

/** A deed or a thing that the entries tell with a qualifier alone, said without it: `restored` of `helped to restore`. */
export function droppedQualifier({ tokens, grounds, language, isPlain }: Said): string | undefined {
  const told = grounds.flatMap(({ sequences }) => sequences)
  const isQualified = (kind: Class) => told.some((known) => scopesIn(known, kind, language).length > 0)
  for (const kind of ['help', 'pending', 'denial', 'except'] as const) {
    if (!isQualified(kind) || marksIn(tokens, kind, language).length > 0) continue
    if (kind === 'help' && isAlike(tokens, language)) continue
    const found = tokens.find(
      (token) => token.kind === 'word' && !isPlain(token.value) && isOnlyIn(token, told, kind, language),
    )
    if (found) return found.raw
  }
  return undefined
}

/** Whether a word stands in the texts, and there in the scope of such a qualifier alone. */
const isOnlyIn = ({ value }: Token, told: readonly (readonly Token[])[], kind: Class, language: string) =>
  standsOnly(
    told,
    (token) => isForm(value, token.value, language),
    (known, at) => scopesIn(known, kind, language).some(({ from, to }) => from <= at && at <= to),
  )

const scopes = new WeakMap<readonly Token[], Map<string, readonly Span[]>>()

/** The words of a text that its qualifiers of a kind go with; found once for each text. */
function scopesIn(known: readonly Token[], kind: Class, language: string): readonly Span[] {
  const ofText = scopes.get(known) ?? new Map<string, readonly Span[]>()
  scopes.set(known, ofText)
  const key = `${language} ${kind}`
  const found =
    ofText.get(key) ?? marksIn(known, kind, language).map((mark) => scopeOf(known, mark, kind, language))
  ofText.set(key, found)
  return found
}

type Pattern = readonly RegExp[]
const read = new Map<string, readonly Pattern[]>()

/** Each qualifier of a list as the patterns of its words. */
function patternsOf(list = ''): readonly Pattern[] {
  const ofWord = (word: string) => new RegExp(`^(?:${word.replaceAll('*', String.raw`\p{L}*`)})$`, 'u')
  const known = read.get(list) ?? list.split(',').map((words) => words.trim().split(/\s+/).map(ofWord))
  read.set(list, known)
  return known
}

const isAlike = (tokens: readonly Token[], language: string) =>
  tokens.some((_, at) =>
    patternsOf(alike[language]).some((words) =>
      words.every((word, index) => word.test(tokens[at + index]?.value ?? '')),
    ),
  )

/** The qualifiers of a text, each from its first word to its last. */
function marksIn(tokens: readonly Token[], kind: Class, language: string): Span[] {
  const patterns = patternsOf(qualifiers[kind][language])
  return tokens.flatMap((token, at): Span[] => {
    // `Co.` of a firm's name is no `co-`.
    if (token.kind !== 'word' || (at > 0 && token.isMarked && token.value === 'co')) return []
    const verb = rejoined(tokens, at, language)
    const isWord = (word: RegExp, index: number) =>
      word.test(tokens[at + index]?.value ?? '') || (index === 0 && verb !== undefined && word.test(verb))
    const found = patterns.find((words) => words.every(isWord))
    if (!found || (kind === 'denial' && only.test(tokens[at + 1]?.value ?? ''))) return []
    return [{ from: at, to: at + found.length - 1 }]
  })
}

const isContent = ({ kind, value, isMarked }: Token) => kind !== 'word' || isMarked || value.length > 3
const isJoint = (token: Token | undefined, language: string) =>
  token !== undefined &&
  !token.isMarked &&
  !isAccented(token) &&
  [conjunctionsOf, buts].some((words) => words(language).has(token.value))

/** Which words of a text a qualifier goes with. */
function scopeOf(known: readonly Token[], mark: Span, kind: Class, language: string): Span {
  const front = ahead(known, mark, language)
  const isBare = !known.slice(front.from, front.to + 1).some(isContent)
  const isJoined = isJoint(known[mark.to + 1], language)
  const isBack = kind === 'pending' || (kind === 'help' && isBare && !isJoined)
  return { from: isBack ? startOf(known, mark, { isBare, language }) : front.from, to: front.to }
}

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
