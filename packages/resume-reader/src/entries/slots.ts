import type { Head, Piece } from './pieces.js'
import type { Phrase } from '../text/phrase.js'

/** How much a text is like each of a section's fields; negative speaks against it. */
export type Affinity<Field extends string> = (text: string) => Record<Field, number>

const permutations = <T>(values: readonly T[], length: number): T[][] =>
  length === 0
    ? [[]]
    : values.flatMap((value, at) =>
        permutations([...values.slice(0, at), ...values.slice(at + 1)], length - 1).map((rest) => [
          value,
          ...rest,
        ]),
      )

/**
 * Which slot holds which field, decided once for a whole section: what one entry leaves open, the others tell.
 * `fields` breaks ties: earlier ones tend to stand in earlier slots. `prior` is what they held elsewhere.
 */
export const assignSlots = <Field extends string>(
  heads: readonly Head[],
  fields: readonly Field[],
  affinity: Affinity<Field>,
  prior: ReadonlyMap<string, Field> = new Map(),
): Map<string, Field> => {
  const texts = new Map<string, { values: string[]; first: number }>()
  for (const head of heads) {
    head.pieces.forEach((piece, at) => {
      const entry = texts.get(piece.slot) ?? { values: [], first: 0 }
      entry.values.push(piece.phrase.value)
      entry.first += at
      texts.set(piece.slot, entry)
    })
  }
  const slots = [...texts]
    .map(([slot, { values, first }]) => ({
      slot,
      values,
      rank: first / values.length,
      coverage: values.length / heads.length,
    }))
    .sort((a, b) => b.coverage - a.coverage || a.rank - b.rank)
    .slice(0, 4)
    .sort((a, b) => a.rank - b.rank)
  const score = (values: readonly string[], field: Field) =>
    values.reduce((sum, value) => sum + affinity(value)[field], 0) / values.length
  let best: { points: number; pick: Map<string, Field> } = { points: -Infinity, pick: new Map() }
  const places: (number | undefined)[] = [...slots.map((_, at) => at), ...fields.map(() => undefined)]
  for (const choice of permutations([...places.keys()], fields.length)) {
    let points = 0
    const pick = new Map<string, Field>()
    choice.forEach((place, at) => {
      const slot = slots[places[place] ?? -1]
      const field = fields[at]
      if (!slot || !field) return
      pick.set(slot.slot, field)
      points +=
        slot.coverage * (0.5 + 2 * score(slot.values, field)) +
        (prior.get(slot.slot) === field ? 0.6 : 0) -
        0.02 * Math.abs((places[place] ?? 0) - at)
    })
    if (points > best.points + 1e-9) best = { points, pick }
  }
  return best.pick
}

/** The phrases of one entry by field, and those that no field took. */
export const pickFields = <Field extends string>(
  head: Head,
  slots: ReadonlyMap<string, Field>,
): { fields: Partial<Record<Field, Phrase>>; rest: Piece[] } => {
  const fields: Partial<Record<Field, Phrase>> = {}
  const rest: Piece[] = []
  for (const piece of head.pieces) {
    const field = slots.get(piece.slot)
    if (field && !fields[field]) fields[field] = piece.phrase
    else rest.push(piece)
  }
  return { fields, rest }
}
