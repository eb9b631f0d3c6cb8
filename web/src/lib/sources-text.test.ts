import { describe, expect, it } from '@jest/globals'
import type { SiteContent } from '@thumbfolio/contracts'
import { sourcesText } from './sources-text.js'

const place = { page: 1, box: [0, 0, 1, 1] as [number, number, number, number] }
const facts = (fromResume: number, corrected = 0) => ({
  pageSizes: [],
  facts: [
    ...Array.from({ length: fromResume }, () => ({ pointer: '/a', text: 'a', source: place })),
    ...Array.from({ length: corrected }, () => ({ pointer: '/b', text: 'b', source: 'owner' as const })),
  ],
})
type Lines = SiteContent['intro']
const text = (intro: Lines, provenance: SiteContent['provenance'] = facts(75), more: object = {}) =>
  sourcesText({ intro, sections: [], ...more, ...(provenance && { provenance }) })
const acceptedAt = '2026-03-03T12:00:00.000Z'
const line = { text: 'I sail.', by: 'owner' as const }
const accepted = { ...line, suggested: { model: 'gemini-flash' as const, acceptedAt } }

describe('sourcesText', () => {
  it('when all of it is of the resume, then it says so, and only then', () => {
    const everything = 'Everything on this page comes from your resume.'
    expect(text([{ text: 'She sails.', by: 'resume' }])).toBe(everything)
    for (const other of [line, accepted, { ...line, by: 'composer' as const }])
      expect(text([other])).not.toBe(everything)
    expect(text([], facts(74, 1))).not.toBe(everything)
    expect(text([], facts(75), { headline: line })).not.toBe(everything)
  })

  it('when wordings were accepted, then they are counted with who suggested them', () => {
    expect(text([accepted, accepted])).toBe(
      '75 facts from your resume, 2 wordings suggested by Gemini and accepted by you.',
    )
    expect(text([accepted, { ...line, suggested: { model: 'sonnet', acceptedAt } }], facts(1, 1))).toBe(
      '1 fact from your resume, 1 fact that you corrected, 1 wording suggested by Gemini and accepted by you, 1 wording suggested by Sonnet and accepted by you.',
    )
  })

  it('when no acceptance is on record, then none is claimed', () => {
    expect(text([{ ...line, suggested: {} }, { ...line, by: 'composer' }, line])).toBe(
      '75 facts from your resume, 1 sentence of your own, 2 wordings suggested by a model and published with your launch.',
    )
  })

  it('when a page knows nothing of sources, then nothing is said', () => {
    expect(sourcesText({ intro: [], sections: [] })).toBeUndefined()
  })
})
