import { changesIn, isDirection } from '../changes.js'
import { byLanguage, wordSet } from '../forms/word-set.js'
import { isMoneyInWords } from '../numbers/currencies.js'
import { isTimeUnit } from '../numbers/time-words.js'
import type { Token } from '../tokens.js'
import { ofs, prepositions, pronouns } from '../words/function-words.js'

const links = byLanguage({ en: 'of', de: 'von', fr: 'de', es: 'de', it: 'di', nl: 'van', pt: 'de' })
/** Behind these something else begins than what an amount counts. */
export const stops = wordSet(
  `and und et y e en i in at on for from with by im am bei auf sur chez em no na bij op w
nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle presso
she he they we you it sie er wir elle il nous ella el nosotros lei lui noi ela ele nos zij hij wij ona on
has have had ha han hat haben ont heeft hebben
us them uns ihnen
across throughout among within alongside against versus less fewer more under over above below
 deles delas ellos ellas eux elles
each every cada others other andere anderen autres otros otras altri altre outros outras inni innych one who which that jako oraz przez dla przy`,
)

/** The `osób` of `26-osobowy`: what stands behind it is told of, not counted. */
const isCountedInWord = ({ value, raw }: Token) => value === 'osob' && /osobow/i.test(raw)

/** `14 persone a Mestre`, `2e place au concours`: what was counted stands before it; behind an `of` it goes on. */
function isElsewhere(tokens: readonly Token[], at: number, step: number, language: string): boolean {
  const [{ value } = tokens[at]!, next] = tokens.slice(at + step)
  if (step === 1 || !prepositions(language).has(value) || ofs(language).has(value)) return false
  return next?.isMarked === true || ordinal.test(tokens[at]!.raw)
}

const ordinal = /^\d+(?:st|nd|rd|th|e|er|ere|ère|[ºª])$/u

/** `son équipe de quatre a décroché`, but not `quatre à Lyon`: with its verb the number is told, and counts nothing. */
const isFrenchVerb = ({ value, raw }: Token) =>
  raw.toLowerCase() === 'a' || /^(?:est|etait|avait|fut|sont|etaient|avaient)$/.test(value)

/** `Met een bemanning van drie vaart hij …`: the verb stands in front of who does it. */
const isTurnedVerb = ({ isMarked }: Token, next: Token | undefined, language: string) =>
  (language === 'nl' || language === 'de') && !isMarked && next !== undefined && pronouns.has(next.value)

/** What an amount counts: the first word of content behind it, or before an `of`. */
export function countedBy(
  tokens: readonly Token[],
  at: number,
  isPlain: (word: string, isMarked: boolean) => boolean,
  language: string,
): string | undefined {
  // `de cada dos`: it is taken of, not counted.
  if (tokens[at - 1]?.value === 'cada' && /^(?:de|em)$/.test(tokens[at - 2]?.value ?? '')) return undefined
  if (isMoneyInWords(tokens[at]!)) return undefined
  for (const [step, token] of tokens.slice(at + 1, at + 4).entries()) {
    const isEnd =
      stops.has(token.value) || isElsewhere(tokens, at, step + 1, language) || isCountedInWord(token)
    if (token.breaks || token.kind !== 'word' || isEnd) break
    if (language === 'fr' && isFrenchVerb(token)) break
    if (isTurnedVerb(token, tokens[at + step + 2], language)) break
    if (isTimeUnit(token.value) || !isPlain(token.value, token.isMarked)) return token.value
  }
  // `de 8 a 9` is from and to.
  const isFrom = changesIn(tokens.slice(at, at + 6)).length > 0
  if (
    !isFrom &&
    links(language).has(tokens[at - 1]?.value ?? '') &&
    /%/.test(tokens[at]?.value ?? '') === false
  ) {
    const before = tokens[at - 2]
    // `in crescita di 2,5 punti`: by how much, not how many.
    const isThing = before?.kind === 'word' && !isDirection(before.value)
    return isThing && !isPlain(before.value, before.isMarked) ? before.value : undefined
  }
  return undefined
}
