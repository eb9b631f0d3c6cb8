import type { Phrase } from '../text/phrase.js'
import type { FeaturedHead, Features } from './head-features.js'
import fitted from './head-layout.weights.json' with { type: 'json' }
import type { Piece } from './pieces.js'

export const labels = ['other', 'organisation', 'role', 'place'] as const
type HeadField = Exclude<(typeof labels)[number], 'other'>

/** By feature: a weight for each label; for `wholes`, one for each set of fields that a head may have. */
export interface HeadWeights {
  parts: Readonly<Record<string, readonly number[]>>
  wholes: Readonly<Record<string, readonly number[]>>
}

/** A state is the label of a part (two bits) and the set of fields found so far (three bits). */
const labelOf = (state: number): number => state & 3
const foundBy = (state: number): number => state >> 2
export const states = 32
const start = 0

/** The states that may follow. A field goes on within its piece alone, and a head has each field once. */
export const nextStates = (state: number, isSamePiece: boolean): number[] => {
  const out = [foundBy(state) << 2]
  for (let label = 1; label < labels.length; label += 1) {
    const bit = 1 << (label - 1)
    const isNew = (foundBy(state) & bit) === 0
    if (isNew || (isSamePiece && labelOf(state) === label)) out.push(((foundBy(state) | bit) << 2) | label)
  }
  return out
}

/** The feature that depends on the label of the part before. */
export const joinFeature = (
  { parts, rare }: Pick<FeaturedHead, 'parts' | 'rare'>,
  at: number,
  state: number,
): string => {
  const [part, before] = [parts[at], parts[at - 1]]
  if (!part) return ''
  const hasPlace = parts.some(({ piece }) => piece !== part.piece && piece.slot === 'place')
  const isSame = before?.piece === part.piece ? ' inside' : ''
  const isRare = isSame !== '' && rare[at] ? ', rare' : ''
  return `${part.join}${isSame} after ${before ? labels[labelOf(state)] : 'nothing'}${hasPlace ? ', place elsewhere' : ''}${isRare}`
}

const sumFor = (features: Features, weights: HeadWeights['parts'], at: number): number => {
  let sum = 0
  for (const [name, value] of features) sum += value * (weights[name]?.[at] ?? 0)
  return sum
}

/** The most likely labels of all parts of a head together. */
export const bestLabels = (head: FeaturedHead, weights: HeadWeights = fitted): number[] => {
  const { parts, features, whole } = head
  let scores = new Map([[start, 0]])
  const cameFrom: Map<number, number>[] = []
  features.forEach((ofPart, at) => {
    const part = parts[at]
    if (!part) return
    const own = labels.map((_, label) => sumFor(ofPart, weights.parts, label))
    const [reached, from] = [new Map<number, number>(), new Map<number, number>()]
    for (const [state, score] of scores) {
      const joined = weights.parts[joinFeature(head, at, state)]
      for (const next of nextStates(state, parts[at - 1]?.piece === part.piece)) {
        const label = labelOf(next)
        const points = score + (own[label] ?? 0) + (joined?.[label] ?? 0)
        if (points <= (reached.get(next) ?? -Infinity)) continue
        reached.set(next, points)
        from.set(next, state)
      }
    }
    cameFrom.push(from)
    scores = reached
  })
  const ends = [...scores].map(([state, score]) => ({
    state,
    score: score + sumFor(whole, weights.wholes, foundBy(state)),
  }))
  let { state } = ends.reduce((best, end) => (end.score > best.score ? end : best))
  return cameFrom
    .map((_, back) => {
      const label = labelOf(state)
      state = cameFrom.at(-1 - back)?.get(state) ?? start
      return label
    })
    .reverse()
}

export interface HeadFields {
  fields: Partial<Record<HeadField, Phrase>>
  /** The line of the head that each field is in. */
  rows: Partial<Record<HeadField, number>>
  /** What is no field, in order. */
  rest: Piece[]
}

/** Neighbouring parts of one piece with the same label are one phrase. */
export const headFields = (head: FeaturedHead): HeadFields => {
  const found = bestLabels(head)
  const out: HeadFields = { fields: {}, rows: {}, rest: [] }
  for (let at = 0; at < head.parts.length; at += 1) {
    const first = head.parts[at]
    const label = labels[found[at] ?? 0] ?? 'other'
    if (!first) break
    let last = first
    for (
      let next = head.parts[at + 1];
      next?.piece === first.piece && found[at + 1] === found[at];
      next = head.parts[at + 1]
    ) {
      last = next
      at += 1
    }
    const phrase = first === last ? first.phrase : first.piece.phrase.slice(first.from, last.end)
    if (label === 'other') out.rest.push({ ...first.piece, phrase })
    else {
      out.fields[label] = phrase
      out.rows[label] = first.piece.row
    }
  }
  return out
}
