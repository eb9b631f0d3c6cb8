import { describe, expect, it } from '@jest/globals'
import type { ResumeContent, ResumeReading } from '@thumbfolio/contracts'
import { checkedContent } from './check-draft.js'
import { contentOf, draftOf } from './draft.js'
import { leftOversOf, pageLinesOf, rangeOf } from './page-lines.js'
import { placed, type Hands, type Target } from './place-lines.js'
import { printedDates } from './printed-dates.js'

const at = (y: number, text: string, page = 1, x = 50) => ({
  page,
  box: [x, y, 100, 10] as [number, number, number, number],
  text,
})
const content: ResumeContent = {
  work: [
    {
      name: 'Programmer',
      position: 'Engines',
      startDate: '2019',
      highlights: ['Note G', 'Difference Works'],
    },
  ],
}
const reading = (unplaced: ResumeReading['unplaced'], more: Partial<ResumeReading> = {}) =>
  ({
    content,
    provenance: {
      '/work/0/name': { ...at(100, 'Programmer'), confidence: 1 },
      '/work/0/position': { ...at(112, 'Engines'), confidence: 1 },
      '/work/0/startDate': { ...at(124, '2019 - now'), confidence: 1 },
      '/work/0/highlights/0': { ...at(136, 'Note G'), confidence: 1 },
      '/work/0/highlights/1': { ...at(148, 'Difference Works'), confidence: 1 },
    },
    unplaced,
    pageSizes: [
      [600, 800],
      [600, 800],
    ],
    ...more,
  }) as ResumeReading

function placing(of: ResumeReading) {
  const lines = pageLinesOf(of)
  const hands: Hands = { draft: draftOf(of.content), settled: [], loose: [] }
  const put = (state: Hands, texts: readonly string[], target: Target) =>
    placed(
      state,
      lines.filter(({ text }) => texts.includes(text)),
      target,
      { lines, language: 'en' },
    )
  const left = (state: Hands) => leftOversOf(lines, of, state.draft, state).map(({ text }) => text)
  return { lines, hands, put, left }
}
const written = ({ draft }: Hands) => contentOf(draft) as ResumeContent

describe('the lines of a page', () => {
  it('when a line is a header or footer, then it is no left-over, and can be marked all the same', () => {
    const of = reading([
      { ...at(20, 'Ada Lovelace, page 1'), isHeaderOrFooter: true },
      at(300, '2012 - 2014'),
      at(400, '• —'),
    ])
    const { hands, left, lines } = placing(of)
    expect(left(hands)).toEqual(['2012 - 2014'])
    expect(lines.map(({ text }) => text)).toContain('Ada Lovelace, page 1')
  })

  it('when a range is marked in one column, then the other column stays out of it', () => {
    const lines = pageLinesOf(
      reading([at(300, 'a'), at(300, 'right', 1, 400), at(312, 'b'), at(324, 'c')], { provenance: {} }),
    )
    const keyOf = (text: string) => lines.find((line) => line.text === text)!.key
    expect(rangeOf(lines, keyOf('c'), keyOf('a'))).toEqual(['a', 'b', 'c'].map(keyOf))
  })
})

describe('lines that are put somewhere', () => {
  it('when lines are a job, then names, in the order of the other jobs, dates and points go to its fields', () => {
    const { hands, put, left } = placing(
      reading([
        at(200, 'Babbage & Co'),
        at(212, 'Clerk'),
        at(224, 'May 2015 – June 2016'),
        at(236, '• Copied'),
      ]),
    )
    const all = ['Babbage & Co', 'Clerk', 'May 2015 – June 2016', '• Copied']
    const now = put(hands, all, { kind: 'entry', root: '/work' })
    expect(written(now).work?.[1]).toEqual({
      position: 'Clerk',
      name: 'Babbage & Co',
      startDate: '2015-05',
      endDate: '2016-06',
      highlights: ['Copied'],
    })
    expect(left(now)).toEqual([])
  })

  it('when a job is among the points of another, then its lines go out of them', () => {
    const { hands, put } = placing(reading([at(160, 'Translator')]))
    const now = put(hands, ['Difference Works', 'Translator'], { kind: 'entry', root: '/work' })
    expect(written(now).work).toMatchObject([{ highlights: ['Note G'] }, {}])
    const [first, second] = written(now).work ?? []
    expect(first?.highlights).toEqual(['Note G'])
    expect([second?.name, second?.position].sort()).toEqual(['Difference Works', 'Translator'])
  })

  it('when the employer’s line is the title, then both change places', () => {
    const { hands, put } = placing(reading([]))
    const now = put(hands, ['Programmer'], { kind: 'role', entry: '/work/0', role: 'title' })
    expect(written(now).work?.[0]).toMatchObject({ position: 'Programmer', name: 'Engines' })
  })

  it('when a value gives way to a line, then it is among the left-overs', () => {
    const { hands, put, left } = placing(reading([at(90, 'Chief Programmer')]))
    const now = put(hands, ['Chief Programmer'], { kind: 'role', entry: '/work/0', role: 'title' })
    expect(written(now).work?.[0]?.position).toBe('Chief Programmer')
    expect(left(now)).toEqual(['Engines'])
  })

  it('when dates are put, then they are dates; a line without any changes nothing', () => {
    const { hands, put } = placing(reading([at(160, '03/2017 - 2018'), at(172, 'no date')]))
    const dates = { kind: 'role', entry: '/work/0', role: 'dates' } as const
    expect(written(put(hands, ['03/2017 - 2018'], dates)).work?.[0]).toMatchObject({
      startDate: '2017-03',
      endDate: '2018',
    })
    expect(put(hands, ['no date'], dates)).toBe(hands)
  })

  it('when a line is more of the bullet above, then of the one above it', () => {
    const { hands, put } = placing(reading([at(140, 'for the engine')]))
    const now = put(hands, ['for the engine'], { kind: 'bullet-above', entry: '/work/0' })
    expect(written(now).work?.[0]?.highlights).toEqual(['Note G for the engine', 'Difference Works'])
  })

  it('when a line is left out, then it is no left-over, and the content is as it was', () => {
    const { hands, put, left } = placing(reading([at(300, 'Hobbies')]))
    const now = put(hands, ['Hobbies'], { kind: 'leave-out' })
    expect([left(hands), left(now), written(now)]).toEqual([['Hobbies'], [], content])
  })

  it('when a placed value is left out, then it is gone from its field', () => {
    const { hands, put } = placing(reading([]))
    const now = put(hands, ['Difference Works'], { kind: 'leave-out' })
    expect(written(now).work?.[0]?.highlights).toEqual(['Note G'])
  })

  it('when text is from right to left or markup, then it is put as it is', () => {
    const texts = ['مهندس برمجيات', '<img src=x onerror=alert(1)>']
    const { hands, put } = placing(reading([at(300, texts[0]!), at(312, texts[1]!)]))
    const { position, name } = written(put(hands, texts, { kind: 'entry', root: '/work' })).work?.[1] ?? {}
    expect([position, name].sort()).toEqual([...texts].sort())
  })

  it('when a value gets 5,000 lines, then nothing is cut, and the field says that it is too long', () => {
    const many = Array.from({ length: 5_000 }, (_, row) => at(160 + row, `Line number ${row}`))
    const { hands, put } = placing(reading(many))
    const now = put(
      hands,
      many.map(({ text }) => text),
      { kind: 'entry', root: '/work' },
    )
    expect(written(now).work?.[1]?.highlights).toHaveLength(4_998)
    const { problems = {} } = checkedContent(now.draft)
    expect(Object.values(problems)).toEqual(['At most 200 of them'])
  })
})

describe('printed dates', () => {
  it.each([
    ['June 2019 - March 2021', 'en', '2019-06', '2021-03', ''],
    ['Translator, 2015 - 2019', 'en', '2015', '2019', 'Translator'],
    ['März 2020 – heute', 'de', '2020-03', undefined, ''],
    ['03/2017–12/2018', 'en', '2017-03', '2018-12', ''],
    ['2015-09 - 2016-01', 'en', '2015-09', '2016-01', ''],
    ['Since 2016', 'en', '2016', undefined, 'Since'],
    ['Acme Corp 2014', 'xx-not-a-language', '2014', undefined, 'Acme Corp'],
  ])('when a line says %s, then those are the dates', (text, language, start, end, rest) => {
    expect(printedDates(text, language)).toEqual({ start, ...(end && { end }), rest })
  })

  it.each(['no date', 'call 555-2019-1', 'Room 20195'])('when a line says %s, then it has none', (text) => {
    expect(printedDates(text, 'en')).toBeUndefined()
  })
})
