import type { EntryId } from '../composition.js'
import { hasWord, type Ground } from './ground.js'
import type { Grounds } from './grounds.js'
import { spanAt } from './guards/spans.js'
import type { Token } from './tokens.js'
import { claimFreeWords } from './words/claim-free.js'
import { isQuote } from './word-for-word.js'

interface Lean {
  readonly id: EntryId
  /** Which of the sentence's words stand in the entry. */
  readonly said: readonly number[]
}

/**
 * The entries that a sentence leans on, of those it cites and the person: as few as say all that it says. A sentence
 * of plain words alone speaks of what it cites.
 */
export function spokenAbout(
  { text, sources }: { readonly text: string; readonly sources: readonly EntryId[] },
  grounds: Grounds,
  language: string,
): EntryId[] {
  const tokens = grounds.read(text)
  const quoted = sources.find((id) => isQuote(tokens, [grounds.of(id)], language))
  if (quoted !== undefined) return [quoted]
  const plain = claimFreeWords(language)
  const telling = [...tokens.keys()].filter((at) => isTelling(tokens[at]!, at, plain))
  const saidBy = (ground: Ground) => telling.filter((at) => stands(tokens, at, { ground, language }))
  const leans: Lean[] = sources.map((id) => ({ id, said: saidBy(grounds.of(id)) }))
  if (!sources.includes('basics')) leans.push({ id: 'basics', said: saidBy(grounds.person) })
  const least = fewest(leans)
  return least.length > 0 ? least : [...sources]
}

const isTelling = ({ kind, isMarked, value }: Token, at: number, plain: ReadonlySet<string> | undefined) =>
  kind !== 'word' || (isMarked && at > 0) || !plain?.has(value)

const stands = (
  tokens: readonly Token[],
  at: number,
  { ground, language }: { ground: Ground; language: string },
) => {
  const { kind, value } = tokens[at]!
  if (ground.facts.has(value) || ground.implied.has(value)) return true
  if (kind === 'word') return hasWord(ground, value, language)
  return kind === 'number' && spanAt(tokens, at, [ground])
}

/** Whichever says the most that no other said yet, until nothing is left; of equals the one cited first. */
function fewest(leans: readonly Lean[]): EntryId[] {
  const chosen = new Set<EntryId>()
  const covered = new Set<number>()
  const gain = ({ said }: Lean) => said.filter((at) => !covered.has(at)).length
  for (;;) {
    const gains = leans.map(gain)
    const most = Math.max(...gains)
    const best = most > 0 ? leans[gains.indexOf(most)] : undefined
    if (!best) return leans.map(({ id }) => id).filter((id) => chosen.has(id))
    chosen.add(best.id)
    for (const at of best.said) covered.add(at)
  }
}
