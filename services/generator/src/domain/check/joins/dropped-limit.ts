import { gathered } from '../../gathered.js'
import { anyWord } from '../any-word.js'
import { isForm } from '../forms/one-word.js'
import { standsIn, type Said } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { articles, possessives, prepositions } from '../words/function-words.js'
import { headOf, nounsBehind } from './counted-head.js'

/** What is said of all of a kind: of fewer of them it says less, so what limits the kind belongs to the claim. */
const ofAll = /^(?:first|only|sole|no|zero|without|every|all)$/
const no = /^(?:no|zero|without)$/
/** `without any` is `without`. */
const idle = /^(?:any|one|single|whole|entire)$/
/** They open what limits the thing in front of them. */
const limiting = /^(?:that|which|who|visible)$/

const scopes = /^(?:any|all|every|each)$/

interface Claim {
  /** What it is said with: a share, `first`, `no`. */
  readonly by: string
  readonly nouns: readonly Token[]
  /** What stands behind them. */
  readonly next: Token | undefined
}

const mayClaim = anyWord((word) => word.endsWith('%') || word === 'not' || ofAll.test(word))

/** The nouns of which a text tells something as of all of them, and those that prepositions join to them. */
const claimsIn = (tokens: readonly Token[]): readonly Claim[] =>
  gathered(tokens, (token, at) => {
    const isShare = isAmount(token) && token.value.endsWith('%')
    const isNone = token.value === 'not' && /^(?:one|a|1)$/.test(tokens[at + 1]?.value ?? '')
    if (!isShare && !isNone && !(token.kind === 'word' && ofAll.test(token.value))) return []
    return claimsFrom(tokens, at, isNone || no.test(token.value) ? 'no' : token.value)
  })

function claimsFrom(tokens: readonly Token[], at: number, by: string): readonly Claim[] {
  let last = at
  while (isSkipped(tokens[last + 1])) last += 1
  const nouns = nounsBehind(tokens, last)
  if (nouns.length === 0) return []
  const behind = last + 1 + nouns.length
  const next = tokens[behind]
  const isJoined = next && !next.breaks && prepositions('en').has(next.value)
  return [{ by, nouns, next }, ...(isJoined ? claimsFrom(tokens, behind, by) : [])]
}

const isSkipped = (token: Token | undefined): boolean =>
  token?.kind === 'word' &&
  !token.breaks &&
  (prepositions('en').has(token.value) || articles.has(token.value) || idle.test(token.value))

/** What limits a kind left out where a claim is of all of it: `62% of claims` of 62% of windshield claims. English alone. */
export function droppedLimit({ tokens, told, language, isPlain }: Said): string | undefined {
  if (language !== 'en') return undefined
  const isLimit = ({ value }: Token) =>
    value.length > 2 && !isPlain(value) && !standsIn(value, tokens, language)
  if (!mayClaim(tokens, language)) return undefined
  for (const { by, nouns, next } of claimsIn(tokens)) {
    const thing = headOf(nouns) ?? nouns.at(-1)
    const wider = thing && by === 'no' ? widerScope(thing, next, tokens, told) : undefined
    if (wider) return wider.raw
    // `no downtime that customers could see`: limited behind it.
    if (!thing || thing.isMarked || (next && limiting.test(next.value))) continue
    const own = gathered(told, (known) => claimsIn(known).filter((claim) => claim.by === by))
    const places = gathered(own, (claim) => {
      const place = claim.nouns.findIndex(({ value }) => isForm(thing.value, value, language))
      return place < 0 ? [] : [claim.nouns.slice(0, place)]
    })
    if (places.length > 0 && places.every((front) => front.some(isLimit))) return thing.raw
  }
  return undefined
}

/** `no accidents on any of its sites` of `No accidents in the gang`: where a text that denies the thing does not speak of. */
function widerScope(
  thing: Token,
  link: Token | undefined,
  tokens: readonly Token[],
  told: readonly (readonly Token[])[],
): Token | undefined {
  const at = link ? tokens.indexOf(link) : -1
  if (at < 0 || !scopes.test(tokens[at + 1]?.value ?? '')) return undefined
  const isNoun = ({ kind, value }: Token) =>
    kind === 'word' && value.length > 3 && !articles.has(value) && !possessives.has(value)
  const scope = tokens.slice(at + 2, at + 6).find(isNoun)
  const own = told.filter((known) =>
    claimsIn(known).some(
      ({ by, nouns }) => by === 'no' && nouns.some(({ value }) => isForm(thing.value, value, 'en')),
    ),
  )
  const isWider = scope && own.length > 0 && !own.some((known) => standsIn(scope.value, known, 'en'))
  return isWider ? scope : undefined
}
