/** A stream of numbers from 0 to 1 that a seed fixes (mulberry32), with what a generator asks of it. */
export const randomFrom = (seed) => {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (from, to) => from + Math.floor(next() * (to - from + 1))
  const shuffled = (list) => {
    const rest = [...list]
    for (let at = rest.length - 1; at > 0; at -= 1) {
      const other = between(0, at)
      ;[rest[at], rest[other]] = [rest[other], rest[at]]
    }
    return rest
  }
  return {
    between,
    chance: (share) => next() < share,
    of: (list) => list[between(0, list.length - 1)],
    some: (list, from, to) => shuffled(list).slice(0, between(from, to)),
    shuffled,
  }
}
