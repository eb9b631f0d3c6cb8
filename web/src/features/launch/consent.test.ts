import { describe, expect, it } from '@jest/globals'
import { ModelVendor, type Consents } from '@thumbfolio/contracts'
import { cheaperThan, fallbacksFor, isUnwritten, writingOf } from './consent.js'
import type { ModelOptions } from './launch-api.js'

const options = (connected: boolean): ModelOptions => [
  { id: 'gemini-flash', name: 'Gemini Flash 1.5', vendor: 'google', cost: 1, connected },
  { id: 'sonnet', name: 'Sonnet 3.5', vendor: 'anthropic', cost: 2, connected },
]
const nothingGranted = Object.fromEntries(
  ModelVendor.options.map((vendor) => [vendor, { granted: false }]),
) as Consents
const consents = (google: boolean, anthropic: boolean): Consents => ({
  ...nothingGranted,
  google: { granted: google },
  anthropic: { granted: anthropic },
})

describe('what a launch means for the resume', () => {
  it('when no model is connected, then nobody is asked', () => {
    expect(writingOf('sonnet', options(false), consents(false, false))).toEqual({ kind: 'local' })
  })

  it('when a vendor was not allowed yet, then it is asked for by its name', () => {
    const asked = (model: 'gemini-flash' | 'sonnet') =>
      writingOf(model, options(true), consents(false, false))
    expect(asked('gemini-flash')).toEqual({ kind: 'ask', vendor: 'Google' })
    expect(asked('sonnet')).toEqual({ kind: 'ask', vendor: 'Anthropic' })
  })

  it('when it was allowed, then it is not asked again, and the other vendor still is', () => {
    expect(writingOf('gemini-flash', options(true), consents(true, false)).kind).toBe('allowed')
    expect(writingOf('sonnet', options(true), consents(true, false)).kind).toBe('ask')
  })

  it('when the other model may not see the resume, then it cannot step in', () => {
    expect(fallbacksFor('gemini-flash', options(true), consents(true, false))).toEqual(['none', 'local'])
    expect(fallbacksFor('gemini-flash', options(true), consents(true, true))).toEqual([
      'none',
      'local',
      'other',
    ])
  })

  it('when the vendor may not see the resume or the model is not connected, then no model writes', () => {
    expect(isUnwritten({ kind: 'allowed', vendor: 'Google' }, false)).toBe(false)
    expect(isUnwritten({ kind: 'ask', vendor: 'Google' }, true)).toBe(false)
    expect(isUnwritten({ kind: 'ask', vendor: 'Google' }, false)).toBe(true)
    expect(isUnwritten({ kind: 'local' }, true)).toBe(true)
  })

  it('when a model is the cheapest, then none is cheaper', () => {
    expect(cheaperThan('sonnet')?.id).toBe('gemini-flash')
    expect(cheaperThan('gemini-flash')).toBeUndefined()
  })
})
