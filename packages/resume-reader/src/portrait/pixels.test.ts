import { describe, expect, it } from '@jest/globals'
import { looksPhotographed, shrunk, type Pixels } from './pixels.js'

const drawn = (shade: (x: number, y: number) => number, side = 100): Pixels => {
  const data = new Uint8Array(side * side * 3)
  for (let at = 0; at < side * side; at++)
    data.fill(shade(at % side, Math.floor(at / side)), at * 3, at * 3 + 3)
  return { width: side, height: side, channels: 3, data }
}

describe('the pixels of a picture', () => {
  it('when they have many shades, in colour or in grey, then they look photographed', () => {
    expect(looksPhotographed(drawn((x, y) => x + y))).toBe(true)
  })

  it('when they have a few shades, or one of them nearly everywhere, then they look drawn', () => {
    expect(looksPhotographed(drawn((x) => (x < 50 ? 0 : 255)))).toBe(false)
    expect(looksPhotographed(drawn((x, y) => (y < 80 ? 255 : x + y)))).toBe(false)
  })

  it('when they are too many, then whole blocks of them become one', () => {
    const small = shrunk(
      drawn((x) => (x % 2) * 200),
      50,
    )
    expect([small.width, small.height, ...new Set(small.data)]).toEqual([50, 50, 100])
    const same = drawn(() => 1)
    expect(shrunk(same, 100)).toBe(same)
  })
})
