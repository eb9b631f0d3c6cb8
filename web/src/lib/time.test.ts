import { describe, expect, it } from '@jest/globals'
import { elapsed, relativeTime } from './time.js'

describe('time for people', () => {
  const now = Date.parse('2026-06-15T12:00:00Z')

  it.each([
    ['2026-06-15T11:59:31Z', 'just now'],
    ['2026-06-15T12:00:05Z', 'just now'],
    ['2026-06-15T11:58:00Z', '2 minutes ago'],
    ['2026-06-15T09:30:00Z', '2 hours ago'],
    ['2026-06-14T11:00:00Z', 'yesterday'],
    ['2026-06-01T12:00:00Z', '2 weeks ago'],
    ['2024-06-01T12:00:00Z', '2 years ago'],
  ])('when it was %s, then it is told as %s', (iso, expected) => {
    expect(relativeTime(iso, now)).toBe(expected)
  })

  it.each([
    [-5, '0.0 s'],
    [420, '0.4 s'],
    [59_940, '59.9 s'],
    [59_960, '1:00'],
    [65_400, '1:05'],
  ])('when %d ms have passed, then they read %s', (ms, expected) => {
    expect(elapsed(ms)).toBe(expected)
  })
})
