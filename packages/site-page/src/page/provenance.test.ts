import { describe, expect, it } from '@jest/globals'
import type { FactSources, ResumeContent } from '@thumbfolio/contracts'
import type { PageComposition } from './composition.js'
import { factsOf } from './facts.js'
import { sourced, summaryOf, UnsourcedFact } from './provenance.js'

const content: ResumeContent = {
  basics: {
    name: 'Ada Lovelace',
    summary: 'Ada writes programs.',
    email: 'ada@example.org',
    phone: '+44 20 7946 0000',
    location: { address: '12 Hidden Street', postalCode: 'W1', city: 'London' },
  },
  work: [
    {
      name: 'Analytical Engines',
      position: 'Programmer',
      summary: 'Wrote programs.',
      highlights: ['Note G'],
    },
    { name: 'Difference Works', position: 'Translator' },
  ],
  projects: [{ name: 'Notes', description: 'On the engine.' }],
}
const composition: PageComposition = {
  language: 'en',
  theme: 'editorial',
  best: [],
  intro: [
    { text: 'Ada writes programs.', line: 'basics/summary#0' },
    { text: 'I sail.', by: 'owner' },
  ],
  sections: [
    {
      name: 'work',
      entries: [
        {
          id: 'work/0',
          emphasis: 'lead',
          lines: [
            { text: 'Note G', line: 'work/0/highlights/0' },
            { text: 'Wrote programs.', line: 'work/0/summary#0' },
          ],
        },
      ],
    },
    {
      name: 'projects',
      entries: [
        {
          id: 'projects/0',
          emphasis: 'normal',
          lines: [{ text: 'On the engine.', line: 'projects/0/description#0' }],
        },
      ],
    },
  ],
}
const contact = { email: true, phone: false, address: false }
const pointers = (shown = contact) => factsOf(content, composition, shown).map(({ pointer }) => pointer)
const all = { email: true, phone: true, address: true }
const sources: FactSources = Object.fromEntries(
  pointers(all).map((pointer) => [
    pointer,
    pointer.endsWith('position') ? 'owner' : { page: 1, box: [1, 2, 3, 4] },
  ]),
)

describe('the facts of a page', () => {
  it('when an entry is not placed or contact data not public, then these are none of them', () => {
    expect(pointers()).toEqual([
      '/basics/name',
      '/basics/summary',
      '/basics/email',
      '/basics/location/city',
      '/work/0/name',
      '/work/0/position',
      '/work/0/summary',
      '/work/0/highlights/0',
      '/projects/0/name',
      '/projects/0/description',
    ])
  })

  it('when the owner’s own words stand in place of a text, then it is none of them', () => {
    const mine = { text: 'Mine.', by: 'owner' as const }
    const lines = [
      { ...mine, line: 'work/0/summary#0' },
      { text: 'Note G', line: 'work/0/highlights/0' },
    ]
    const entries = [{ id: 'work/0', emphasis: 'lead' as const, lines }]
    const own = { ...composition, intro: [mine], sections: [{ name: 'work' as const, entries }] }
    expect(factsOf(content, own, contact).map(({ pointer }) => pointer)).toEqual([
      '/basics/name',
      '/basics/email',
      '/basics/location/city',
      '/work/0/name',
      '/work/0/position',
      '/work/0/highlights/0',
    ])
  })

  it('when prose of before speaks about an entry that is not placed, then its facts come last', () => {
    const intro = [{ text: 'Translator.', by: 'composer' as const, entries: ['work/1'] }]
    const pointers = factsOf(content, { ...composition, intro }, contact).map(({ pointer }) => pointer)
    expect(pointers.slice(-2)).toEqual(['/work/1/name', '/work/1/position'])
  })

  it('when contact data is public, then its facts are among them', () => {
    expect(pointers(all)).toEqual(
      expect.arrayContaining(['/basics/phone', '/basics/location/address', '/basics/location/postalCode']),
    )
  })

  it('when one of them has no source, then there is no such page', () => {
    const { '/work/0/name': _gone, ...rest } = sources
    expect(() => sourced(factsOf(content, composition, contact), rest)).toThrow(UnsourcedFact)
    expect(() => summaryOf(composition, { content, sources: rest, contact })).toThrow('/work/0/name')
  })

  it('when all have one, then they are counted, and those of the owner; the owner’s own sentences need none', () => {
    expect(summaryOf(composition, { content, sources, contact })).toEqual({
      facts: 10,
      fromOwner: 1,
    })
  })
})
