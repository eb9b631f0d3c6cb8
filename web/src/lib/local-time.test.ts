import { expect, it } from '@jest/globals'
import { isoOf, localOf } from './local-time.js'

it('when a time goes into a field and comes back, then it is the same minute, in whatever zone', () => {
  const iso = '2026-05-01T12:34:00.000Z'
  expect(isoOf(localOf(iso))).toBe(iso)
  expect(localOf(iso)).toMatch(/^2026-0[45]-\d\dT\d\d:\d\d$/)
  expect([localOf(undefined), isoOf('')]).toEqual(['', undefined])
})
