import { describe, expect, it } from '@jest/globals'
import type { LaunchView } from '@thumbfolio/contracts'
import { arrangedText } from './arranged-text.js'

const launch = (more: Partial<LaunchView>) =>
  ({ model: 'sonnet', composer: 'anthropic', ...more }) as LaunchView
const arranged = { lines: 34, first: 3, best: 2, suggestions: 6 }

describe('arrangedText', () => {
  it('when a model arranged and suggested, then one line says so', () => {
    expect(arrangedText(launch({ arranged }))).toBe('Sonnet 3.5 arranged your page and suggested 6 edits.')
    const one = { ...arranged, suggestions: 1 }
    expect(arrangedText(launch({ arranged: one, composer: 'gemini' }))).toBe(
      'Gemini Flash 1.5 arranged your page and suggested 1 edit.',
    )
  })

  it('when nothing was suggested, or no model asked, then it does not say that it was', () => {
    const none = { ...arranged, suggestions: 0 }
    expect(arrangedText(launch({ arranged: none }))).toBe('Sonnet 3.5 arranged your page.')
    expect(arrangedText(launch({ arranged: none, composer: 'local' }))).toBe('Arranged without AI.')
    expect(arrangedText(launch({}))).toBeUndefined()
  })
})
