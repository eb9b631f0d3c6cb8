import { isForm } from '../forms/one-word.js'
import { splits } from '../forms/compounds.js'
import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'
import { isLowered } from './lowered.js'
import { isAnothers, isSaidOfPerson } from './roles-of-others.js'
import { articles } from '../words/function-words.js'

const ofs = wordSet('von vom der des einer eines van het de')

/** The thing behind `Leiter der` and `hoofd van de`. */
function thingBehind(tokens: readonly Token[], at: number): Token | undefined {
  const [of, next, behind] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (!of || !ofs.has(of.value) || of.breaks) return undefined
  return next && articles.has(next.value) ? behind : next
}

/**
 * `Leiter der Backstube` of a `Backstubenleiter`: a compound of the entries in two words. What another was, or what
 * stands there lowered, is told of the person no more than it was.
 */
export function isTakenApart(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
  language: string,
): boolean {
  if (language !== 'de' && language !== 'nl') return false
  const [head, thing] = [tokens[at]!, thingBehind(tokens, at)]
  if (head.value.length < 4 || thing?.kind !== 'word' || thing.value.length < 4) return false
  const isOwn = isSaidOfPerson(tokens, at, language)
  const isCompound = (known: readonly Token[], index: number) =>
    splits(known[index]!.value, language).some(
      ([first, last]) => isForm(head.value, last, language) && isForm(thing.value, first, language),
    ) &&
    !isLowered(known, index, language) &&
    !(isOwn && isAnothers(known, index, language))
  return grounds.some(({ sequences }) =>
    sequences.some((known) =>
      known.some(({ kind, value }, index) => kind === 'word' && value.length > 8 && isCompound(known, index)),
    ),
  )
}
