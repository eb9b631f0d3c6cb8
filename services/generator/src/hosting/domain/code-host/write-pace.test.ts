import { describe, expect, it } from '@jest/globals'
import { WritePace } from './write-pace.js'

describe('the pace of writes', () => {
  it('when writes come together, then each waits a second more than the one before', () => {
    const pace = new WritePace(1_000, () => 5_000)
    expect([pace.takeTurn(), pace.takeTurn(), pace.takeTurn()]).toEqual([0, 1_000, 2_000])
  })

  it('when 500 writes were made within an hour, then the next ones wait until the first have left it', () => {
    let now = 0
    const pace = new WritePace(0, () => now)
    for (let write = 0; write < 500; write++) {
      now = write * 1_000
      pace.takeTurn()
    }
    expect(pace.lastHour()).toBe(500)
    expect(pace.waitFor(1)).toBe(3_600_000 - now)
    expect(pace.waitFor(3)).toBe(3_602_000 - now)
    now = 3_602_000
    expect([pace.lastHour(), pace.waitFor(3)]).toEqual([497, 0])
  })
})
