import { describe, expect, it } from '@jest/globals'
import { sourcesText } from './sources-text.js'

describe('sourcesText', () => {
  it.each([
    [{ facts: 7, fromOwner: 1 }, '6 facts come from your resume, and you wrote 1 yourself.'],
    [{ facts: 2, fromOwner: 1 }, '1 fact comes from your resume, and you wrote 1 yourself.'],
    [{ facts: 5, fromOwner: 0 }, 'Everything on this page comes from your resume.'],
  ])('when the facts are %o, then it says where they come from', (given, text) => {
    expect(sourcesText(given)).toBe(text)
  })
})
