import { isForm } from '../forms/one-word.js'
import { wordSet } from '../forms/word-set.js'
import { almost, over, partOf } from '../numbers/fractions.js'
import { telling, type Basis } from '../said.js'
import type { Token } from '../tokens.js'

export const about = wordSet(
  'about around roughly approximately some etwa rund ungefähr circa ca environ autour unos alrededor aproximadamente cerca ongeveer około',
)
/** Romance languages have these in front of any share. */
const from = wordSet('from von vom van z ze')
const under = wordSet('under below unter onder poniżej')
const [exactly, roughly, nearly, beyond] = [0.01, 0.04, 0.06, 0.1]

interface Share {
  readonly share: number
  /** Where its words begin and end. */
  readonly start: number
  readonly end: number
}

/** The share that the word or number at `at` belongs to: `half`, `three quarters`. */
function shareAt(tokens: readonly Token[], at: number): Share | undefined {
  const last = tokens[at]?.kind === 'number' ? at + 1 : at
  const part = partOf(tokens[last]?.value ?? '')
  if (part === undefined || (last > at && !tokens[last]?.follows)) return undefined
  const count = tokens[last - 1]?.kind === 'number' ? Number(tokens[last - 1]?.value) : 1
  return { share: count / part, start: count > 1 ? last - 1 : last, end: last }
}

const isNearly = (word: string) => almost.has(word) || under.has(word)

/** Whether a percentage may be told as a share that stands behind these words. */
function isTold(percent: number, share: number, before: readonly string[]): boolean {
  const [lies, off] = [percent / 100, Math.abs(percent / 100 - share)]
  if (before.some(isNearly)) return lies < share && off <= nearly
  if (before.some((word) => over.has(word))) return lies > share && off <= beyond
  return off <= (before.some((word) => about.has(word)) ? roughly : exactly)
}

/**
 * `more than half` of 58 percent: the text that has the percentage says another word of the sentence too, and where it
 * tells a change, what it began with is told with a `from`.
 */
export function isSharePercent(
  tokens: readonly Token[],
  at: number,
  { grounds, isPlain, language }: Basis,
): boolean {
  const said = shareAt(tokens, at)
  if (!said || said.share >= 1) return false
  const before = tokens.slice(Math.max(0, said.start - 4), said.start).map(({ value }) => value)
  const words = telling(tokens, isPlain)
  return grounds.some(({ sequences, changes }) =>
    sequences.some((known) =>
      known.some(({ value }) => {
        const percent = Number(/^([\d.]+)%$/.exec(value)?.[1] ?? NaN)
        const change = changes.find((each) => each.unit === '%' && [each.from, each.to].includes(percent))
        const isFrom = before.some((word) => from.has(word))
        return (
          isTold(percent, said.share, before) &&
          (!change || (isFrom ? change.from : change.to) === percent) &&
          words.some((word) => known.some((other) => isForm(word.value, other.value, language)))
        )
      }),
    ),
  )
}

const wholly = wordSet(
  `fully entirely completely wholly vollständig komplett ganz gänzlich entièrement totalement complètement intégralement totalmente completamente
enteramente íntegramente interamente inteiramente integralmente volledig helemaal geheel całkowicie`,
)

/** `totalmente remoto` of `100% remoto`: both of the same word. */
export const isWhollyPercent = (
  tokens: readonly Token[],
  at: number,
  { grounds, language }: Basis,
): boolean => {
  const next = tokens[at + 1]
  return (
    wholly.has(tokens[at]?.value ?? '') &&
    next?.kind === 'word' &&
    next.follows &&
    grounds.some(({ sequences }) =>
      sequences.some((known) =>
        known.some(
          ({ value }, index) =>
            value === '100%' && known[index + 1] && isForm(next.value, known[index + 1]!.value, language),
        ),
      ),
    )
  )
}

/** `cayeron un 50 %` of `cayeron a la mitad`: the same word stands in front of both. */
export const isHalfAsPercent = (
  tokens: readonly Token[],
  at: number,
  { grounds, isPlain, language }: Basis,
): boolean => {
  if (tokens[at]?.value !== '50%') return false
  const front = (known: readonly Token[], place: number) =>
    known
      .slice(Math.max(0, place - 3), place)
      .findLast(({ kind, value }) => kind === 'word' && !isPlain(value))
  const word = front(tokens, at)
  return (
    word !== undefined &&
    grounds.some(({ sequences }) =>
      sequences.some((known) =>
        known.some(({ value }, index) => {
          const other = partOf(value) === 2 ? front(known, index) : undefined
          return other !== undefined && isForm(word.value, other.value, language)
        }),
      ),
    )
  )
}

/** The `almost` of `almost a fifth`, where that is told. */
export const isNearShare = (tokens: readonly Token[], at: number, basis: Basis): boolean =>
  almost.has(tokens[at]?.value ?? '') && [1, 2, 3].some((step) => isSharePercent(tokens, at + step, basis))
