import { describe, expect, it } from '@jest/globals'
import { sourcesText } from './sources-text.js'

describe('how many facts a page tells', () => {
  it.each([
    [{ facts: 7, fromOwner: 1 }, '6 facts stand on your resume, 1 you wrote yourself.'],
    [{ facts: 1, fromOwner: 0 }, '1 fact stands on your resume, and no other is told.'],
    [{ facts: 2, fromOwner: 2 }, 'No fact stands on your resume, 2 you wrote yourself.'],
    [{ facts: 0, fromOwner: 0 }, 'No fact stands on your resume, and no other is told.'],
  ])('when they are %j, then it says: %s', (counts, text) => {
    expect(sourcesText(counts)).toBe(text)
  })
})
