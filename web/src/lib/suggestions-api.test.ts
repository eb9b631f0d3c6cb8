import { describe, expect, it } from '@jest/globals'
import type { SiteSuggestion, SuggestionDecision } from '@thumbfolio/contracts'
import { decidedText } from './suggestions-api.js'

const accept = (...ids: string[]) => ids.map((id): SuggestionDecision => ({ kind: 'accept', id }))
const suggestion = (id: string): SiteSuggestion => ({
  id,
  place: 'intro',
  title: '',
  original: 'a',
  text: 'b',
  changes: [],
  beyond: [],
  sources: [],
  passed: true,
  reasons: [],
  outdated: true,
})
const left = (...ids: string[]) => ({ suggestions: ids.map(suggestion) })

describe('what is said about decisions', () => {
  it.each([
    [accept('a'), left('b'), 'Accepted. Your page shows it in a moment.'],
    [accept('a', 'b', 'c'), left(), 'Accepted 3 wordings. Your page shows them in a moment.'],
    [
      accept('a', 'b', 'c'),
      left('c'),
      'Accepted 2 wordings. Your page shows them in a moment. 1 no longer fits.',
    ],
    [accept('a', 'b', 'c'), left('b', 'c'), 'Accepted. Your page shows it in a moment. 2 no longer fit.'],
    [accept('a'), left('a'), 'Not accepted: your page has changed since. You can write your own words.'],
    [[{ kind: 'reject' as const, id: 'a' }], left(), 'Kept. Your page stays as it is.'],
  ])('when these are %j and %j is left, then only what was accepted counts', (decisions, next, said) => {
    expect(decidedText(decisions, next)).toBe(said)
  })
})
