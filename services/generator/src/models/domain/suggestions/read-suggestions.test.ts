import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import fc from 'fast-check'
import { lineById } from '@thumbfolio/site-page'
import { citedLines, readSuggestions } from './read-suggestions.js'

const content: ResumeContent = {
  basics: {
    name: 'Ada',
    label: 'Programmer',
    phone: '+44 20 7946 0000',
    location: { address: '12 Hidden Street', city: 'London' },
    summary: 'Ada writes programs.',
  },
  work: [
    {
      name: 'Engines',
      position: 'Chief',
      url: 'https://engines.example',
      highlights: ['Wrote note G', 'Ran it'],
    },
  ],
}
const wording = (more: object) => ({
  place: 'work/0/highlights/0',
  text: 'Wrote the note G.',
  sources: ['work/0/highlights/0'],
  ...more,
})
const read = (...answers: unknown[]) => readSuggestions(answers, content)

describe('readSuggestions', () => {
  it('when a wording names its lines, then it is kept with what they say, its own line among them', () => {
    expect(read(wording({ sources: ['work/0/highlights/1', 'work/9/highlights/0'] }))).toMatchObject([
      {
        place: 'work/0/highlights/0',
        sources: [
          { id: 'work/0/highlights/0', text: 'Wrote note G' },
          { id: 'work/0/highlights/1', text: 'Ran it' },
        ],
      },
    ])
  })

  it.each([
    ['an unknown place', { place: 'work/9/highlights/0' }],
    ['no known line', { place: 'intro', sources: ['work/9/highlights/0'] }],
    ['what the line says', { text: ' Wrote  note G' }],
    ['markup', { text: 'Wrote <b>note G</b>' }],
    ['private contact data', { text: 'Ring 020 7946 0000.' }],
    ['nothing', { text: '\u200b \n' }],
    ['too much', { text: 'x'.repeat(2_000) }],
  ])('when it says or names %s, then it is left out', (_what, more) => {
    expect(read(wording(more))).toEqual([])
  })

  it('when two wordings are for one place, then the first one counts', () => {
    expect(read(wording({}), wording({ text: 'Note G.' })).map(({ text }) => text)).toEqual([
      'Wrote the note G.',
    ])
  })

  it('when the answer is anything whatever, then it is read without an error', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (answers) => readSuggestions(answers, content).length <= 12),
    )
  })
})

describe('citedLines', () => {
  it('when lines are cited, then headings come with them, and nothing private or linked', () => {
    const lines = citedLines(content, [
      { id: 'work/0/highlights/0', text: 'Wrote note G, ring 020 7946 0000' },
    ])
    expect(lines).toEqual([
      { id: 'work/0/highlights/0', text: 'Wrote note G, ring ' },
      { id: 'basics', text: 'Ada · Programmer · London' },
      { id: 'work/0', text: 'Engines · Chief' },
    ])
  })

  it('when an address runs over two lines that are cited, then neither of them is told', () => {
    const split = { basics: { ...content.basics, location: { address: 'Hauptstr. 12, Berlin' } } }
    split.basics.summary = 'Ada lives in Hauptstr. 12, Berlin is home.'
    const cited = [
      { id: 'basics/summary#0', text: 'Ada lives in Hauptstr.' },
      { id: 'basics/summary#1', text: '12, Berlin is home.' },
    ]
    expect(lineById(split, 'basics/summary#1')?.text).toBe(cited[1]!.text)
    expect(citedLines(split, cited).map(({ id }) => id)).toEqual(['basics'])
  })
})
