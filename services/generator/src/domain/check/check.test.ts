import { describe, expect, test } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import type { Composition, EntryId } from '../composition.js'
import { check } from './check.js'

const content: ResumeContent = {
  basics: { name: 'Zoë Łuczak', label: 'Platform Engineer', summary: 'Engineer with a love of small tools.' },
  work: [
    {
      name: 'Piedmont Mutual',
      position: 'Chief Architect',
      url: 'https://piedmont.example/claims',
      startDate: '2013-05',
      endDate: '2018-12',
      highlights: [
        'Built an architecture guild of 18 people from scratch',
        '62% of claims close without human touch, saving $2.3 million a year',
        'Retired eleven interfaces in favour of a message bus on Kafka',
      ],
    },
    { name: 'Telvanta', position: 'Lead Solution Designer', startDate: '2008', endDate: '2013-04' },
  ],
  skills: [{ name: 'Languages', keywords: ['C++', 'Node.js', 'TypeScript'] }],
}

const composed = (text: string, sources = ['work/0'], language = 'en'): Composition => ({
  language,
  intro: [{ text, sources }],
  sections: [],
})
const verdict = (text: string, sources?: string[], language?: string) =>
  check(composed(text, sources, language), content).removed[0]?.reason

describe('what stands in the entries it cites stays', () => {
  test.each([
    ['Built an architecture guild of 18 people from scratch.'],
    ['As Chief Architect at Piedmont Mutual, Zoë Łuczak built a guild of eighteen people.'],
    ['Chief Architect from May 2013 to December 2018.'],
    ['The claims are at piedmont.example/claims.'],
    ['They worked on Kafka.'],
  ])('when a sentence says: %s', (text) => {
    expect(verdict(text)).toBeUndefined()
  })

  test('when several entries are cited, then each may speak', () => {
    expect(
      verdict('Chief Architect, before that Lead Solution Designer at Telvanta.', ['work/0', 'work/1']),
    ).toBeUndefined()
    expect(verdict('Writes C++ and Node.js.', ['skills/0'])).toBeUndefined()
  })

  test('when the resume is quoted in a language without plain words, then the quote stays', () => {
    expect(verdict('Retired eleven interfaces in favour of a message bus', ['work/0'], 'fi')).toBeUndefined()
  })
})

describe('what is removed', () => {
  const invented = { text: 'Won a Nobel prize.', sources: ['work/0'] }

  test('when a sentence comes twice in one place, then it is told once', () => {
    const { composition, removed } = check({ language: 'en', intro: [invented, invented], sections: [] }, content) // prettier-ignore
    expect(composition.intro).toEqual([])
    expect(removed.map(({ sentence }) => sentence)).toEqual([{ under: 'intro', text: invented.text }])
  })

  test('when it comes in two places, then each is told', () => {
    const entry = { id: 'work/0' as EntryId, emphasis: 'normal' as const, prose: [invented] }
    const sections = [{ name: 'work' as const, entries: [entry] }]
    const { removed } = check({ language: 'en', intro: [invented], sections }, content)
    expect(removed.map(({ sentence }) => sentence?.under)).toEqual(['intro', 'work/0'])
  })
})

describe('a degree and its field', () => {
  test('when they stand beside each other, then they are no other name', () => {
    const education = [{ institution: 'ENILV', studyType: 'BTSA', area: 'Transformation laitière' }]
    const text = 'Elle a un BTSA Transformation laitière.'
    const kept = check(composed(text, ['education/0'], 'fr'), { education })
    expect(kept.removed).toEqual([])
  })
})

describe('a sentence that says more is removed with its reason', () => {
  test.each([
    ['an employer', 'Chief Architect at Google.', 'Google'],
    ['a title', 'Built a guild as Senior Vice President.', 'Senior'],
    ['a title made of two', 'Chief Solution Designer.', 'Solution'],
    ['a skill', 'Built a guild with Rust.', 'Rust'],
    ['a number', 'Built a guild of 19 people.', '19'],
    ['a unit', '62 claims close without human touch.', '62'],
    ['a year', 'Chief Architect since 2011.', '2011'],
    ['a link', 'See https://evil.example/claims.', 'https://evil.example/claims'],
    ['praise', 'Built a visionary guild.', 'visionary'],
    ['something of an entry it does not cite', 'Chief Architect at Telvanta.', 'Telvanta'],
    ['markup', 'Built a guild <script>.', '<'],
    ['nothing but signs', '→ ★', '→ ★'],
  ])('when it adds %s', (_what, text, more) => {
    expect(verdict(text)).toContain(`“${more}`)
    expect(check(composed(text), content).composition.intro).toEqual([])
  })

  test('when only its last clause says more, then the rest stays and the clause is recorded', () => {
    const { composition, removed } = check(composed('Built a guild of 18 people; ran it alone.'), content)
    expect(composition.intro).toEqual([{ text: 'Built a guild of 18 people.', sources: ['work/0'] }])
    const sentence = { under: 'intro', text: 'Built a guild of 18 people; ran it alone.' }
    expect(removed).toMatchObject([{ fact: '; ran it alone.', sentence }])
    expect(removed[0]?.sentence?.rest).toBe('Built a guild of 18 people.')
  })

  test('when a sentence under an entry goes, then it is told with its place', () => {
    const prose = [{ text: 'Led 400 people.', sources: ['work/1'] }]
    const entries = [{ id: 'work/1', emphasis: 'normal' as const, prose }]
    const { removed } = check({ language: 'en', intro: [], sections: [{ name: 'work', entries }] }, content)
    expect(removed.map(({ sentence }) => sentence)).toEqual([{ under: 'work/1', text: 'Led 400 people.' }])
  })

  test('when it cites nothing that is there, then it goes too', () => {
    expect(verdict('Built a guild.', ['work/7'])).toContain('names no entry')
  })
})

describe('entries are taken by id', () => {
  const given: Composition = {
    language: 'en',
    intro: [],
    sections: [
      {
        name: 'work',
        entries: [
          {
            id: 'work/1',
            emphasis: 'lead',
            prose: [{ text: 'Built a guild of 18 people.', sources: ['work/0'] }],
          },
          { id: 'work/9', emphasis: 'normal' },
          { id: 'skills/0', emphasis: 'normal' },
          { id: 'work/01', emphasis: 'normal' },
        ],
      },
      { name: 'awards', entries: [{ id: 'awards/0', emphasis: 'compact' }] },
      { name: 'work', entries: ['work/1', 'work/0'].map((id) => ({ id, emphasis: 'compact' as const })) },
    ],
  }

  test('when an id is unknown, of another section or repeated, then it is removed and recorded', () => {
    const { composition, removed } = check(given, content)
    expect(composition.sections).toEqual([
      {
        name: 'work',
        entries: [
          { id: 'work/1', emphasis: 'lead' },
          { id: 'work/0', emphasis: 'compact' },
        ],
      },
    ])
    expect(removed.map(({ fact }) => fact)).toEqual([
      'Built a guild of 18 people.',
      'work: work/9',
      'work: skills/0',
      'work: work/01',
      'work/1',
      'awards: awards/0',
    ])
  })

  test('when nothing is to be removed, then the composition is the same and checking again changes nothing', () => {
    const once = check(given, content).composition
    expect(check(once, content)).toEqual({ composition: once, removed: [] })
  })
})

describe('what stands beside what has no dates', () => {
  const german: ResumeContent = {
    basics: { name: 'Ada Byron' },
    work: [{ name: 'Acme', position: 'Malerin', startDate: '2018-01', endDate: '2019-01' }],
    languages: [
      { language: 'Deutsch', fluency: 'Muttersprache' },
      { language: 'Tschechisch', fluency: 'B1' },
    ],
    education: [
      { institution: 'Meisterschule', studyType: 'Meisterin', startDate: '2021-01', endDate: '2022-01' },
    ],
  }
  const kept = (text: string, source: EntryId) =>
    check({ language: 'de', intro: [{ text, sources: [source] }], sections: [] }, german).composition.intro

  test('when a phrase in front speaks of another entry, then that is cited too', () => {
    expect(kept('Neben Deutsch spricht sie Tschechisch.', 'languages/1')).toEqual([
      { text: 'Neben Deutsch spricht sie Tschechisch.', sources: ['languages/1', 'languages/0'] },
    ])
  })

  test('when both have dates that lie apart, then it does not stand', () => {
    expect(kept('Neben der Arbeit bei Acme besuchte sie die Meisterschule.', 'education/0')).toEqual([])
  })
})
