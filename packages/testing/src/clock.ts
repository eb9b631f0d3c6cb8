/** A clock that is stopped until it is moved. Epoch milliseconds. */
export interface Clock {
  now(): number
  advance(ms: number): void
}

export function testClock(start = Date.UTC(2026, 0, 1)): Clock {
  let time = start
  return { now: () => time, advance: (ms) => void (time += ms) }
}
