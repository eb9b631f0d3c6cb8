import { describe, expect, it } from '@jest/globals'
import { ifMatchHolds } from './if-match.js'

describe('ifMatchHolds', () => {
  it.each([
    ['*', true],
    [' * ', true],
    ['"3"', true],
    ['"1", "3"', true],
    ['"1","2" ,"3"', true],
    ['"2"', false],
    ['W/"3"', false],
    ['3', false],
    ['"*"', false],
    ['"a,b", "3"', true],
    ['', false],
  ])('when If-Match is %s and the tag is "3", then it holds: %s', (header, holds) => {
    expect(ifMatchHolds(header, '"3"')).toBe(holds)
  })
})
