import { expect, it } from '@jest/globals'
import { lastDue } from '../src/nightly-backups.js'

it.each([
  ['03:00', '2026-01-05T12:00:00Z', '2026-01-05T03:00:00.000Z'],
  ['03:00', '2026-01-05T02:59:00Z', '2026-01-04T03:00:00.000Z'],
  ['23:30', '2026-01-01T00:00:00Z', '2025-12-31T23:30:00.000Z'],
  ['00:00', '2026-01-05T00:00:00Z', '2026-01-05T00:00:00.000Z'],
])('when a backup is due at %s and it is %s, then the last was due at %s', (time, now, due) => {
  expect(new Date(lastDue(time, Date.parse(now))).toISOString()).toBe(due)
})
