import { joinFeature, labels, nextStates, states } from '../../dist/entries/head-layout.js'

const rounds = 250
const step = 0.3
/** Weighs against large weights. */
const ridge = 0.3

const logSum = (one, other) => {
  if (one === -Infinity) return other
  if (other === -Infinity) return one
  return Math.max(one, other) + Math.log1p(Math.exp(-Math.abs(one - other)))
}

/** Gives each feature of the samples a number, and each sample its features by number. */
const indexOf = (samples) => {
  const index = { parts: new Map(), wholes: new Map() }
  const numberOf = (kind, name) => {
    if (!index[kind].has(name)) index[kind].set(name, index[kind].size)
    return index[kind].get(name)
  }
  const rows = samples.map(({ head: { parts, features, whole, rare }, target }) => ({
    target,
    whole: [...whole]
      .filter(([, value]) => value !== 0)
      .map(([name, value]) => [numberOf('wholes', name), value]),
    own: features.map((of) =>
      [...of].filter(([, value]) => value !== 0).map(([name, value]) => [numberOf('parts', name), value]),
    ),
    joins: features.map((_, at) =>
      labels.map((_, label) => numberOf('parts', joinFeature({ parts, rare }, at, label))),
    ),
    same: features.map((_, at) => parts[at - 1]?.piece === parts[at].piece),
  }))
  return { index, rows }
}

const sumOf = (cells, weights, width, at) =>
  cells.reduce((sum, [name, value]) => sum + value * weights[width * name + at], 0)

/** Adds the expected counts of a head's features, less those of its target, to the slopes; answers with its loss. */
const addSlopes = ({ own, joins, same, whole, target }, { parts, wholes }, slopes) => {
  const count = own.length
  const scores = own.map((cells) => labels.map((_, label) => sumOf(cells, parts, 4, label)))
  const points = (at, state, next) => scores[at][next & 3] + parts[4 * joins[at][state & 3] + (next & 3)]
  const forward = Array.from({ length: count + 1 }, () => new Float64Array(states).fill(-Infinity))
  const backward = Array.from({ length: count + 1 }, () => new Float64Array(states).fill(-Infinity))
  forward[0][0] = 0
  for (let at = 0; at < count; at += 1)
    for (let state = 0; state < states; state += 1) {
      if (forward[at][state] === -Infinity) continue
      for (const next of nextStates(state, same[at]))
        forward[at + 1][next] = logSum(forward[at + 1][next], forward[at][state] + points(at, state, next))
    }
  const ends = Array.from({ length: 8 }, (_, found) => sumOf(whole, wholes, 8, found))
  let total = -Infinity
  for (let state = 0; state < states; state += 1) {
    backward[count][state] = ends[state >> 2]
    total = logSum(total, forward[count][state] + ends[state >> 2])
  }
  for (let state = 0; state < states; state += 1) {
    const share = Math.exp(forward[count][state] + ends[state >> 2] - total)
    if (share > 0) for (const [name, value] of whole) slopes.wholes[8 * name + (state >> 2)] += share * value
  }
  for (let at = count - 1; at >= 0; at -= 1) {
    const ofLabel = [0, 0, 0, 0]
    for (let state = 0; state < states; state += 1) {
      if (forward[at][state] === -Infinity) continue
      for (const next of nextStates(state, same[at])) {
        const reached = points(at, state, next) + backward[at + 1][next]
        backward[at][state] = logSum(backward[at][state], reached)
        const share = Math.exp(forward[at][state] + reached - total)
        ofLabel[next & 3] += share
        slopes.parts[4 * joins[at][state & 3] + (next & 3)] += share
      }
    }
    for (const [name, value] of own[at])
      for (let label = 0; label < 4; label += 1) slopes.parts[4 * name + label] += ofLabel[label] * value
  }
  let [state, right] = [0, 0]
  target.forEach((label, at) => {
    const next = nextStates(state, same[at]).find((reached) => (reached & 3) === label)
    right += points(at, state, next)
    for (const [name, value] of own[at]) slopes.parts[4 * name + label] -= value
    slopes.parts[4 * joins[at][state & 3] + label] -= 1
    state = next
  })
  for (const [name, value] of whole) slopes.wholes[8 * name + (state >> 2)] -= value
  return total - right - ends[state >> 2]
}

/** True of labels that the decoder could choose: each field once. */
export const isReachable = ({ parts, features }, target) => {
  let state = 0
  return features.every((_, at) => {
    state = nextStates(state, parts[at - 1]?.piece === parts[at].piece).find(
      (next) => (next & 3) === target[at],
    )
    return state !== undefined
  })
}

/**
 * A linear-chain conditional random field, fitted by gradient descent with a step for each weight. The same samples give
 * the same weights.
 */
export const fitChain = (samples, print = () => {}) => {
  const { index, rows } = indexOf(samples)
  const weights = {
    parts: new Float64Array(4 * index.parts.size),
    wholes: new Float64Array(8 * index.wholes.size),
  }
  const seen = { parts: weights.parts.map(() => 1e-6), wholes: weights.wholes.map(() => 1e-6) }
  for (let round = 0; round < rounds; round += 1) {
    const slopes = {
      parts: new Float64Array(weights.parts.length),
      wholes: new Float64Array(weights.wholes.length),
    }
    let loss = 0
    for (const row of rows) loss += addSlopes(row, weights, slopes)
    for (const kind of ['parts', 'wholes'])
      slopes[kind].forEach((slope, at) => {
        const down = slope + ridge * weights[kind][at]
        seen[kind][at] += down ** 2
        weights[kind][at] -= (step * down) / Math.sqrt(seen[kind][at])
      })
    if (round % 25 === 24) print(`round ${round + 1}: loss ${(loss / rows.length).toFixed(4)} for each head`)
  }
  const byName = (kind, width) =>
    Object.fromEntries(
      [...index[kind]]
        .map(([name, at]) => [
          name,
          [...weights[kind].slice(width * at, width * at + width)].map(
            (weight) => Math.round(100 * weight) / 100,
          ),
        ])
        .filter(([, list]) => list.some((weight) => Math.abs(weight) >= 0.05))
        .sort(([one], [other]) => (one < other ? -1 : 1)),
    )
  return { parts: byName('parts', 4), wholes: byName('wholes', 8) }
}
