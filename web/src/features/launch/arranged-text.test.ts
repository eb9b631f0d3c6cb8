import { describe, expect, it } from '@jest/globals'
import type { LaunchView } from '@thumbfolio/contracts'
import { arrangedText } from './arranged-text.js'

const launch = (more: Partial<LaunchView>) =>
  ({ model: 'sonnet', composer: 'anthropic', ...more }) as LaunchView
const arranged = { lines: 34, first: 3, best: 2, suggestions: 6 }

describe('arrangedText', () => {
  it('when a model arranged and suggested, then one line says so', () => {
    expect(arrangedText(launch({ arranged }))).toBe(
      'Sonnet 3.5 ordered 34 lines, put 3 first and suggests 6 wordings.',
    )
    const one = { ...arranged, lines: 1, suggestions: 1 }
    expect(arrangedText(launch({ arranged: one, composer: 'gemini' }))).toBe(
      'Gemini Flash 1.5 ordered 1 line, put 3 first and suggests 1 wording.',
    )
  })

  it('when nothing was suggested, or no model asked, then it does not say that it was', () => {
    const none = { ...arranged, suggestions: 0 }
    expect(arrangedText(launch({ arranged: none }))).toBe('Sonnet 3.5 ordered 34 lines and put 3 first.')
    expect(arrangedText(launch({ arranged: none, composer: 'local' }))).toBe(
      'Without a model we ordered 34 lines and put 3 first.',
    )
    expect(arrangedText(launch({}))).toBeUndefined()
  })
})
