import { expect, it } from '@jest/globals'
import { matchesEtag } from './if-match.js'

it.each([
  ['"1"', true],
  ['*', true],
  [' "0" , "1" ', true],
  ['"2"', false],
  ['W/"1"', false],
  ['1', false],
  ['', false],
])('when If-Match is %s, then a change of version "1" goes through: %s', (header, isThrough) => {
  expect(matchesEtag(header, '"1"')).toBe(isThrough)
})
