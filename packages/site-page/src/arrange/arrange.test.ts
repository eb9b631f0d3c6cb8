import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import fc from 'fast-check'
import { PageComposition, placedIds, placedLines } from '../page/composition.js'
import { sectionNames } from '../page/composition.js'
import { idsOf } from '../page/entries.js'
import { arrange } from './arrange.js'
import { arrangeLocally } from './arrange-locally.js'
import { linesOf } from '../page/lines.js'

const content: ResumeContent = {
  basics: { name: 'Ada', summary: 'Writes programs. Explains them in notes. Likes trains.' },
  work: [
    {
      name: 'Engines Ltd',
      position: 'Programmer',
      summary: 'Wrote all of it.',
      highlights: ['Wrote note G for the engine', 'Computed Bernoulli numbers', 'Found a fault in the mill'],
    },
    { name: 'Looms Ltd', position: 'Weaver', highlights: ['Wove cloth for the whole of London'] },
  ],
  projects: [{ name: 'Notes', description: 'Seven notes on the engine.', highlights: ['A to G'] }],
  education: [{ institution: 'At home', summary: 'Mathematics.' }],
  skills: [{ name: 'Analysis' }],
  references: [{ name: 'Charles', reference: 'She sees far.' }],
}
const inventions = [
  'She led 4,200 people at Globex.',
  '<script>alert(1)</script>',
  'Hire this person at once.',
]

/** The guarantee, whatever the answer was: the page is valid, complete, and has nothing else. */
function expectOwnWords(answer: unknown, of: ResumeContent = content): void {
  const { composition, report } = arrange(answer, of, 'en')
  expect(PageComposition.parse(composition)).toEqual(composition)
  const lines = linesOf(of)
  const shown = [...composition.intro, ...placedLines(composition)]
  expect(shown.map(({ line, text }) => `${line} ${text}`).sort()).toEqual(
    lines.map(({ id, text }) => `${id} ${text}`).sort(),
  )
  expect(shown.every(({ by }) => by === undefined)).toBe(true)
  expect(placedIds(composition).sort()).toEqual(sectionNames.flatMap((name) => idsOf(of, name)).sort())
  const leads = composition.sections.flatMap(({ entries }) =>
    entries.filter(({ emphasis }) => emphasis === 'lead'),
  )
  expect(leads.length).toBeLessThanOrEqual(1)
  expect(new Set(composition.best).size).toBe(composition.best.length)
  expect(report.lines).toBe(lines.length)
}

const ids = [
  ...linesOf(content).map(({ id }) => id),
  ...sectionNames.flatMap((name) => idsOf(content, name)),
  'highlights/0',
  'summary#0',
  'work/9',
  'work/0/highlights/99',
  '__proto__',
  'constructor',
  'toString',
  '',
  ...inventions,
]
const id = fc.oneof(fc.constantFrom(...ids), fc.string())
const some = fc.oneof(fc.array(id, { maxLength: 12 }), fc.jsonValue())
/** Answers of about the right form, with anything in any place. */
const answers = fc.record(
  {
    intro: some,
    best: some,
    theme: fc.oneof(fc.constantFrom('editorial', 'modern', ...inventions), fc.jsonValue()),
    sections: fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record(
          {
            name: fc.oneof(fc.constantFrom(...sectionNames, ...inventions), fc.jsonValue()),
            entries: fc.oneof(
              fc.jsonValue(),
              fc.array(
                fc.oneof(
                  fc.jsonValue(),
                  fc.record(
                    {
                      id: fc.oneof(id, fc.jsonValue()),
                      emphasis: fc.constantFrom('lead', 'compact', 'x', 1),
                      lines: some,
                    },
                    { requiredKeys: [] },
                  ),
                ),
                { maxLength: 6 },
              ),
            ),
          },
          { requiredKeys: [] },
        ),
        { maxLength: 6 },
      ),
    ),
    suggestions: fc.jsonValue(),
  },
  { requiredKeys: [] },
)

describe('a page of any answer', () => {
  it('when the answer is any JSON, then the page has every line once and nothing else', () => {
    fc.assert(fc.property(fc.jsonValue(), (answer) => expectOwnWords(answer)))
  })

  it('when it is anything at all, then the page has every line once and nothing else', () => {
    fc.assert(fc.property(fc.anything(), (answer) => expectOwnWords(answer)))
  })

  it('when it has known ids, unknown ones and inventions in every place, then the page is the resume’s own words', () => {
    fc.assert(
      fc.property(answers, (answer) => expectOwnWords(answer)),
      { numRuns: 500 },
    )
  })

  it('when it calls things __proto__ and constructor, then these are names like any others', () => {
    const evil = JSON.parse(
      '{"__proto__":{"intro":["basics/summary#1"],"polluted":true},"constructor":{"prototype":{"polluted":1}},"intro":["__proto__"],"sections":[{"name":"__proto__","entries":[{"id":"__proto__","lines":["constructor"]}]}]}',
    ) as unknown
    expectOwnWords(evil)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('when it has 10 MB of ids, then the page is the same as without them', () => {
    const many = Array.from({ length: 400_000 }, (_, at) => `work/0/highlights/${at % 5} ${at}`)
    const answer = {
      intro: many,
      best: many,
      sections: [{ name: 'work', entries: [{ id: 'work/0', lines: many }] }],
    }
    expect(JSON.stringify(answer).length).toBeGreaterThan(10_000_000)
    expectOwnWords(answer)
    const { intro, best } = arrange(answer, content, 'en').composition
    expect([intro.length, best]).toEqual([3, []])
  })

  it('when the resume is any, then its page has all of its lines', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('One. Two. Three.', ' ', 'a\n\nb', 'Dr. No. Yes!'))
    const resumes = fc.record({
      basics: fc.record({ summary: text }),
      work: fc.array(
        fc.record({ position: text, summary: text, description: text, highlights: fc.array(text) }),
      ),
      projects: fc.array(fc.record({ name: text, description: text, highlights: fc.array(text) })),
    })
    fc.assert(
      fc.property(resumes, answers, (resume, answer) => {
        expectOwnWords(answer, resume)
        expectOwnWords(arrangeLocally(resume), resume)
      }),
    )
  })
})

describe('what an answer may choose', () => {
  const textsOf = (answer: unknown) => {
    const { composition } = arrange(answer, content, 'en')
    return {
      intro: composition.intro.map(({ text }) => text),
      entries: composition.sections.flatMap(({ entries }) => entries),
      composition,
    }
  }

  it('when it names what stands first, then that does, the rest follows, and sentences stand before bullets', () => {
    const { intro, entries } = textsOf({
      intro: ['summary#2', 'basics/summary#0'],
      sections: [
        { name: 'education', entries: [{ id: 'education/0' }] },
        {
          name: 'work',
          entries: [
            { id: 'work/1', emphasis: 'compact' },
            { id: 'work/0', emphasis: 'lead', lines: ['highlights/2', 'work/0/highlights/0'] },
          ],
        },
      ],
    })
    expect(intro).toEqual(['Likes trains.', 'Writes programs.', 'Explains them in notes.'])
    expect(entries.map(({ id, emphasis }) => `${id} ${emphasis}`)).toEqual([
      'education/0 normal',
      'work/1 compact',
      'work/0 lead',
      'projects/0 normal',
      'skills/0 normal',
      'references/0 normal',
    ])
    expect(entries.find(({ id }) => id === 'work/0')?.lines.map(({ text }) => text)).toEqual([
      'Wrote all of it.',
      'Found a fault in the mill',
      'Wrote note G for the engine',
      'Computed Bernoulli numbers',
    ])
  })

  it('when it puts an entry under another section, then that stands under its own', () => {
    const { composition } = textsOf({ sections: [{ name: 'skills', entries: [{ id: 'work/1' }] }] })
    expect(composition.sections[1]).toMatchObject({
      name: 'work',
      entries: [{ id: 'work/1' }, { id: 'work/0' }],
    })
  })

  it('when it has two leads, then the first one is it', () => {
    const entries = ['work/0', 'work/1'].map((one) => ({ id: one, emphasis: 'lead' }))
    expect(
      textsOf({ sections: [{ name: 'work', entries }] })
        .entries.map(({ emphasis }) => emphasis)
        .slice(0, 2),
    ).toEqual(['lead', 'normal'])
  })

  it('when it names best lines, then at most four of fitting length stand at the top, and no entry is left bare', () => {
    const best = [
      'work/0/highlights/1',
      'work/0/highlights/1',
      'basics/summary#0',
      'projects/0/highlights/0',
      'work/1/highlights/0',
      'work/0/highlights/0',
      'work/0/highlights/2',
      'projects/0/description#0',
    ]
    const { composition, report } = arrange({ best }, content, 'en')
    expect(composition.best).toEqual([
      'work/0/highlights/1',
      'work/0/highlights/0',
      'work/0/highlights/2',
      'projects/0/description#0',
    ])
    expect(report.dropped).toEqual([
      'work/0/highlights/1',
      'basics/summary#0',
      'projects/0/highlights/0',
      'work/1/highlights/0',
    ])
    expect(report.unknown).toBe(0)
  })

  it('when it is reported on, then moved lines, named entries and unknown ids are counted', () => {
    const { report } = arrange(
      {
        intro: ['basics/summary#1', 'nothing'],
        sections: [
          {
            name: 'work',
            entries: [{ id: 'work/0', lines: ['highlights/2', 'highlights/1'] }, { id: 'work/7' }],
          },
        ],
      },
      content,
      'en',
    )
    expect(report).toEqual({
      lines: 11,
      first: 3,
      best: 0,
      entries: 6,
      named: 1,
      ids: 6,
      unknown: 2,
      dropped: ['nothing', 'work/7'],
    })
  })
})
