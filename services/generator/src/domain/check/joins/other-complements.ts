import { gathered } from '../../gathered.js'
import { wordSet } from '../forms/word-set.js'
import { oncePerText, placesOf } from '../once-per-text.js'
import { standsIn, standsInAny, upTo, type Said } from '../said.js'
import type { Token } from '../tokens.js'
import { conjunctions, determiners, germanic, ofs, prepositions, pronouns } from '../words/function-words.js'

const beside = wordSet('with mit met')
/** As many words behind a preposition tell what it is of. */
const near = 3

interface Complement {
  readonly head: Token
  readonly link: string
  readonly words: readonly Token[]
}

/** What stands behind a noun and a preposition, up to the next one. */
function complementAt(tokens: readonly Token[], at: number, language: string): Complement | undefined {
  const [head, link] = [tokens[at - 1], tokens[at]]
  if (head?.kind !== 'word' || head.value.length < 3 || !link?.follows || link.breaks) return undefined
  const isOf = ofs(language).has(link.value)
  if (!isOf && !prepositions(language).has(link.value)) return undefined
  if ([determiners, pronouns, prepositions(language)].some((set) => set.has(head.value))) return undefined
  // `looks after`: what is done, not when. Who was there may be others than a text tells.
  if (head.value.startsWith('look') || beside.has(link.value)) return undefined
  const words = upTo(
    tokens.slice(at + 1, at + 2 + near),
    ({ value, breaks }) =>
      breaks || conjunctions.has(value) || pronouns.has(value) || prepositions(language).has(value),
  ).filter(({ value }) => !determiners.has(value))
  return words.length === 0 ? undefined : { head, link: isOf ? 'of' : link.value, words }
}

const complementsIn = oncePerText((tokens, language): readonly Complement[] =>
  gathered(tokens, (_, at) => complementAt(tokens, at, language) ?? []),
)

/** A thing with another behind its preposition than every text has: `the bundle of the platform` of the bundle of a page. */
export function otherComplement({ tokens, told, grounds, language, isPlain }: Said): string | undefined {
  if (!germanic.has(language)) return undefined
  for (const { head, link, words } of complementsIn(tokens, language)) {
    if (head.isMarked && language !== 'de') continue
    const thing = words.findLast(({ kind, value }) => kind === 'word' && value.length > 3)
    if (!thing || isPlain(thing.value)) continue
    const texts = told.filter((known) => placesOf(known, head.value, language).length > 0)
    if (texts.length === 0) continue
    const isOfWhole = ({ name, town, implied }: (typeof grounds)[number]) =>
      [name, town, implied].some((known) => known.has(thing.value))
    if (grounds.some(isOfWhole)) continue
    const own = gathered(texts, (known) =>
      complementsIn(known, language).filter((one) => one.head.value === head.value),
    )
    const count = gathered(texts, (known) => placesOf(known, head.value, language)).length
    const isOther = (one: Complement) =>
      one.link === link && !one.words.some(({ value }) => standsIn(value, tokens, language))
    if (own.length < count || !own.every(isOther) || standsInAny(thing.value, texts, language)) continue
    // Of a word for it, another text would have to say so.
    if (standsInAny(thing.value, told, language)) return `${head.raw} … ${thing.raw}`
  }
  return undefined
}
