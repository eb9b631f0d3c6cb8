import { describe, expect, it } from '@jest/globals'
import { suggestedNotes, suggestedText } from './suggested-text.js'

describe('suggestedText', () => {
  it('when its owner accepted it, then it says who suggested it and when it was accepted', () => {
    const acceptedAt = '2026-03-03T12:00:00.000Z'
    expect(suggestedText({ model: 'gemini-flash', acceptedAt })).toBe(
      'Suggested by Gemini, accepted by you on March 3, 2026.',
    )
    expect(suggestedText({ acceptedAt })).toBe('Suggested by a model, accepted by you on March 3, 2026.')
  })

  it('when no acceptance is on record, then it does not claim one', () => {
    expect(suggestedText({})).toBe('Suggested by a model, published with your launch.')
  })
})

describe('suggestedNotes', () => {
  const suggested = { model: 'gemini-flash' as const, acceptedAt: '2026-03-03T12:00:00.000Z' }
  const line = (text: string) => ({ text, by: 'owner' as const, suggested })
  const content = { intro: [line('Led a team.'), line('Kept time.')], sections: [] }

  it('when two lines have the same note, then it is given once; a changed line has none', () => {
    expect(suggestedNotes(content, ['Led a team.', 'Kept time.'])).toHaveLength(1)
    expect(suggestedNotes(content, ['Led a team!'])).toEqual([])
  })
})
