import { gathered } from '../../gathered.js'
import { wordSet } from '../forms/word-set.js'
import type { Ground } from '../ground.js'
import { isAmount, type Token } from '../tokens.js'
import { conjunctions, prepositions } from '../words/function-words.js'
import type { Word } from './set-with.js'

/** `Spécialité : droit fiscal`, `Werkgebied: regio Utrecht`: of the person it is told by itself, beside all the rest. */
export const isLabel = ({ id, written }: Ground) =>
  id === 'basics' && [...written.keys()].some((text) => /^\p{L}+\s?:/u.test(text))

interface Chunk {
  /** A preposition stands in front of it. */
  readonly isAdjunct: boolean
  /** What stands in front of its words, behind the preposition, and goes with the whole entry. */
  readonly heads: readonly Token[]
  readonly words: readonly Word[]
}

/** A preposition that an article ties to its noun: `nell'ufficio`. */
const tied = /^(?:nell|dell|all|dall|sull)['’]/iu

/** The words of a clause that say something, up to each preposition. */
export function chunksOf(
  clause: readonly Token[],
  wordOf: (token: Token) => Word | undefined,
  language: string,
): readonly Chunk[] {
  const chunks: { isAdjunct: boolean; heads: readonly Token[]; words: Word[] }[] = [
    { isAdjunct: false, heads: [], words: [] },
  ]
  let isBehind = false
  let heads: readonly Token[] = []
  for (const token of clause) {
    const word = wordOf(token)
    const isTied = isBehind || tied.test(token.raw)
    if (word && isTied) chunks.push({ isAdjunct: true, heads, words: [word] })
    else if (word) chunks.at(-1)?.words.push(word)
    heads = word || !isBehind ? [] : [...heads, token]
    isBehind = !word && (isBehind || prepositions(language).has(token.value))
  }
  return chunks
}

interface Left {
  readonly words: readonly Word[]
  /** The frames that were being told where it ended. */
  readonly open: readonly Ground[]
}

/**
 * The words of a clause without what only says what an entry was about: a phrase set in front, `of the strategy game`, or
 * a frame told from its first word on.
 */
export function withoutFrames(
  chunks: readonly Chunk[],
  open: readonly Ground[],
  frames: readonly Ground[],
): Left {
  let telling = open
  const words = gathered(chunks, (chunk) => {
    const [first] = chunk.words
    if (!first) return []
    const begun = chunk.isAdjunct
      ? frames.filter(
          (frame) => !isLabel(frame) && [...chunk.heads, first.token].some((token) => isHeadOf(frame, token)),
        )
      : []
    const isPhrase = chunk.words.length > 1 && !chunk.words.some(({ token }) => isAmount(token))
    const whole =
      chunk.isAdjunct && isPhrase
        ? frames.filter((frame) => leadIn(chunk, frame) === chunk.words.length && !isBeside(chunk, frame))
        : []
    const told = [...telling, ...begun, ...whole]
    const most = Math.max(0, ...told.map((frame) => leadIn(chunk, frame)))
    telling = most < chunk.words.length ? [] : told.filter((frame) => leadIn(chunk, frame) === most)
    return chunk.words.slice(most)
  })
  return { words, open: telling }
}

const side = wordSet(
  'mostly mainly partly with including incl meist mit avec surtout principalmente con com met z',
)
/** What a frame has only beside what it is about: `group claims` of `individual and group claims`. */
const isBeside = ({ words }: Chunk, { sequences }: Ground) => {
  const value = words[0]?.token.value ?? ''
  return sequences.every((known) => {
    const at = known.findIndex((token) => token.value === value)
    return (
      at > 0 &&
      (known.slice(0, at).some((token) => side.has(token.value)) || conjunctions.has(known[at - 1]!.value))
    )
  })
}

/** How many words a chunk begins with that a frame has. */
function leadIn({ words }: Chunk, frame: Ground): number {
  const end = words.findIndex(({ from }) => !from.includes(frame))
  return end < 0 ? words.length : end
}

/** Its first word, or the amount that it begins with; `Gira de tres espectáculos` is a tour. */
const isHeadOf = ({ sequences: [known = []] }: Ground, { kind, value }: Token) =>
  kind === 'number'
    ? known[0]?.value === value
    : known.find((token) => token.kind === 'word' && token.value.length > 2)?.value === value
