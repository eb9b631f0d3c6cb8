import { describe, expect, it } from '@jest/globals'
import type { PdfPlace, SiteContent } from '@thumbfolio/contracts'
import { placesOn, sourcesOf, whereOn } from './sources.js'

const place = (y: number, text?: string): PdfPlace => ({
  page: 1,
  box: [72, y, 200, 12],
  ...(text !== undefined && { text }),
})
const fact = (pointer: string, text: string, source: PdfPlace | 'owner') => ({ pointer, text, source })
const facts = [
  fact('/basics/name', 'Ada Lovelace', place(40)),
  fact('/basics/summary', 'Ada writes programs. She explains them in notes.', place(80)),
  fact('/basics/email', 'ada@example.org', place(60)),
  fact('/work/0/name', 'Analytical Engines', place(120)),
  fact('/work/0/position', 'Chief Programmer', 'owner'),
  fact('/work/0/startDate', '1842-01', place(120, 'January 1842 – present')),
  fact('/work/0/highlights/0', 'Wrote note G', { ...place(300), page: 2 }),
]
const content: SiteContent = {
  name: 'ada',
  url: 'http://ada.localhost',
  published: true,
  indexed: false,
  language: 'en',
  layout: 'editorial',
  recommended: 'editorial',
  best: [],
  basics: {},
  titles: {},
  suggestions: [],
  pdfContains: [],
  contact: { email: true, phone: false, address: false },
  intro: [
    { text: 'She explains them in notes.', by: 'composer', entries: ['basics'] },
    { text: 'I sail.', by: 'owner' },
  ],
  sections: [
    {
      name: 'work',
      entries: [
        {
          id: 'work/0',
          title: 'Chief Programmer, Analytical Engines',
          emphasis: 'lead',
          fields: {},
          lines: [{ text: 'Writes notes there.', by: 'composer', entries: ['work/0', 'basics'] }],
        },
      ],
    },
  ],
  takenOff: [],
  removed: [],
  provenance: { pageSizes: [[595, 842]], facts },
}
const rows = (of: SiteContent = content) =>
  sourcesOf(of).flatMap(({ groups }) => groups.flatMap((group) => group.rows))
const row = (text: string) => rows().find((one) => one.text === text)

describe('where a page comes from', () => {
  it('when it is told, then it is in the order of the page, sentences before facts', () => {
    expect(sourcesOf(content).map(({ title }) => title)).toEqual(['Introduction', 'You', 'work'])
    expect(rows().map(({ text }) => text)).toEqual([
      'She explains them in notes.',
      'I sail.',
      'Ada Lovelace',
      'ada@example.org',
      'Writes notes there.',
      'Analytical Engines',
      'Chief Programmer',
      'January 1842',
      'Wrote note G',
    ])
  })

  it('when a fact is printed otherwise, then its line says so', () => {
    expect(row('January 1842')).toMatchObject({ label: 'From', printed: 'January 1842 – present' })
    expect(row('Analytical Engines')?.printed).toBeUndefined()
  })

  it('when the owner wrote it, then it is theirs and has no place', () => {
    expect(row('Chief Programmer')).toMatchObject({ from: 'owner', places: [] })
    expect(row('I sail.')).toMatchObject({ from: 'owner', places: [] })
  })

  it('when a sentence quotes, then its place is the quote’s; else it is all that it speaks about', () => {
    expect(row('She explains them in notes.')).toMatchObject({ places: [facts[1]!.source], about: ['you'] })
    const written = row('Writes notes there.')
    expect(written?.about).toEqual(['Chief Programmer, Analytical Engines', 'you'])
    expect(written?.places).toEqual(
      [facts[3], facts[5], facts[6], facts[0], facts[1]].map((one) => one?.source),
    )
  })

  it('when a page knows nothing of sources, then there is nothing to tell, and a sentence of then is unknown', () => {
    const { provenance: _none, ...old } = content
    expect(sourcesOf(old)).toEqual([])
    const [first] = rows({ ...content, intro: [{ text: 'Old.', by: 'composer' }] })
    expect(first).toMatchObject({ from: 'unknown', places: [] })
  })

  it('when a page of the PDF is drawn, then what was read there is on it once', () => {
    expect(placesOn(content, 2)).toEqual([facts[6]?.source])
    expect(placesOn(content, 1)).toHaveLength(4)
  })

  it('when its owner accepted it, then it is neither theirs nor of the resume', () => {
    const suggested = { model: 'gemini-flash' as const, acceptedAt: '2026-03-03T12:00:00.000Z' }
    const accepted = { text: 'I weave.', by: 'owner' as const, suggested }
    const all = rows({ ...content, headline: accepted, intro: [accepted] })
    expect(all.filter(({ from }) => from === 'suggested')).toMatchObject([
      { text: 'I weave.', suggested, places: [] },
      { text: 'I weave.', suggested, places: [] },
    ])
  })

  it('when it is said in a word, then places read well', () => {
    expect(whereOn([0, 20, 10, 10], [595, 842])).toBe('at the top')
    expect(whereOn([0, 800, 10, 10], [595, 842])).toBe('at the bottom')
  })
})
