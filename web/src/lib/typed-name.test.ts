import { describe, expect, it } from '@jest/globals'
import { meantName, shownName } from './typed-name.js'

describe('a name as it is typed', () => {
  it.each([
    ['Jane Doe', 'jane-doe', 'jane-doe'],
    ['jane-doe ', 'jane-doe ', 'jane-doe'],
    ['  jane', 'jane', 'jane'],
    [' ', '', ''],
  ])('when %j is typed, then %j is shown and %j is meant', (typed, shown, meant) => {
    expect(shownName(typed)).toBe(shown)
    expect(meantName(shownName(typed))).toBe(meant)
  })
})
