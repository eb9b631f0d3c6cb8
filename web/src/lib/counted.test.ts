import { describe, expect, it } from '@jest/globals'
import { counted, credits } from './counted.js'

describe('a number of things', () => {
  it.each([
    [counted(0, 'page'), '0 pages'],
    [counted(1, 'page'), '1 page'],
    [counted(2, 'entry', 'entries'), '2 entries'],
    [counted(1, 'entry', 'entries'), '1 entry'],
    [credits(1), '1 credit'],
    [credits(20), '20 credits'],
  ])('when it is told, then one of them is one: %s', (text, expected) => {
    expect(text).toBe(expected)
  })
})
