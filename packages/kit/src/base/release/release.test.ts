import { expect, it } from '@jest/globals'
import { isNewerRelease, release } from './release.js'

it.each([
  ['1.3.0', '1.2.9', true],
  ['2.0.0', '1.9.0', true],
  ['1.2.9', '1.2.0', false],
  ['1.1.0', '1.2.0', false],
  ['0.9.0', '1.0.0', false],
  ['1.10.0', '1.9.0', true],
])('when %s is compared with %s, then it is a newer release: %s', (release, own, expected) => {
  expect(isNewerRelease(release, own)).toBe(expected)
})

it('when this release is compared with itself, then it is not newer', () => {
  expect(isNewerRelease(release().version)).toBe(false)
})
