import {
  ResumeContent,
  sortableFields,
  valueAt,
  type LineSorter,
  type Reading,
  type SortedPart,
} from '@thumbfolio/contracts'
import fc from 'fast-check'
import type { DocumentLine } from './document-lines.js'
import { piecesOf } from './pieces.js'
import { sortLines } from './sort-lines.js'
import { sortableLines, withheldIn } from './withheld.js'

const sorter: LineSorter = { model: 'gemini-flash', vendor: 'google' }

const documentOf = (...rows: (string | string[])[]): DocumentLine[] =>
  rows.map((row, at) => ({
    page: 1,
    cells: [row].flat().map((text, cell) => ({ text, box: [40 + 200 * cell, 20 * at, 150, 12] })),
  }))

const baseWith = (part: Partial<Reading> = {}): Reading => ({
  content: {},
  provenance: {},
  questions: [],
  unplaced: [],
  hidden: 0,
  language: 'en',
  pages: 1,
  pageSizes: [[595, 842]],
  isResume: true,
  ...part,
})

const resume = documentOf(
  'Ada Lovelace',
  'ada@example.org | London',
  'Experience',
  ['Programmer, Analytical Engines (Berlin)', 'Jan 2019 – Mar 2021'],
  '• Wrote note G, the first pro-',
  'totype (with two loops)',
  '• Computed numbers',
  'Algebra, Poetry, C++',
)
const part = (section: string, field: string, from: string, to = from, entry = '1'): SortedPart => ({
  section,
  entry,
  field,
  from,
  to,
})

describe('personal facts', () => {
  const lines = documentOf('Ada Lovelace', 'Nationality: British', 'British Council, London')
  const from = (text: string) => ({ page: 1, box: [40, 20, 150, 12] as [number, number, number, number], text, confidence: 0.9 }) // prettier-ignore
  const base = baseWith({
    content: { personal: [{ kind: 'nationality', label: 'Nationality', text: 'British' }] },
    provenance: {
      '/personal/0/kind': from('Nationality'),
      '/personal/0/label': from('Nationality'),
      '/personal/0/text': from('British'),
    },
  })

  test('when a model sorts lines, then it is sent none of them, and their words elsewhere stay', () => {
    const pieces = piecesOf(lines)
    const sent = JSON.stringify(sortableLines(pieces, withheldIn(pieces, base)))
    expect(sent).not.toContain('Nationality')
    expect(sent).toContain('British Council')
  })

  test('when an answer claims one, then it stays as it was read', () => {
    const { reading } = sortLines([part('skills', 'name', '2.2')], lines, base, sorter)
    expect(reading.content.skills).toBeUndefined()
    expect(reading.content.personal).toEqual(base.content.personal)
    expect(reading.unplaced.map(({ text }) => text).join()).not.toContain('Nationality')
  })
})

describe('sorting lines', () => {
  test('when an answer names what the lines are, then values are the text of those lines', () => {
    const { reading, report } = sortLines(
      [
        part('basics', 'name', '1.1'),
        part('basics', 'city', '2.2'),
        part('work', 'heading', '3.1'),
        part('work', 'position', '4.1'),
        part('work', 'name', '4.2'),
        part('work', 'location', '4.3'),
        part('work', 'dates', '4.4'),
        part('work', 'highlights', '7.1'),
        part('work', 'highlights', '5.1', '6.2'),
        part('skills', 'keywords', '8.1', '8.3'),
      ],
      resume,
      baseWith(),
      sorter,
    )
    expect(reading.content).toEqual({
      basics: { name: 'Ada Lovelace', location: { city: 'London' } },
      work: [
        {
          position: 'Programmer',
          name: 'Analytical Engines',
          location: 'Berlin',
          startDate: '2019-01',
          endDate: '2021-03',
          highlights: ['Wrote note G, the first pro-totype (with two loops)', 'Computed numbers'],
        },
      ],
      skills: [{ keywords: ['Algebra', 'Poetry', 'C++'] }],
    })
    expect(report).toEqual({ used: 10, foreign: 0, repeated: 0, unusable: 0 })
    expect(reading.provenance['/work/0/endDate']).toEqual({
      page: 1,
      box: [240, 60, 150, 12],
      text: 'Jan 2019 – Mar 2021',
      confidence: 0.5,
    })
    expect(reading.unplaced.map(({ text }) => text)).toEqual(['ada@example.org'])
    expect(reading.sortedBy).toEqual(sorter)
  })

  test('when an answer names lines of another document, then they are counted and nothing is made of them', () => {
    const { reading, report } = sortLines(
      [part('basics', 'name', '99.1'), part('work', 'name', '4.2', '4.9'), part('basics', 'label', '../1.1')],
      resume,
      baseWith(),
      sorter,
    )
    expect(report).toEqual({ used: 0, foreign: 3, repeated: 0, unusable: 0 })
    expect(reading.content).toEqual({})
    expect(reading.unplaced).toHaveLength(9)
  })

  test('when lines are named twice, backwards or as no field, then the first statement counts', () => {
    const { reading, report } = sortLines(
      [
        part('basics', 'name', '1.1'),
        part('work', 'name', '1.1'),
        part('basics', 'name', '3.1'),
        part('work', 'highlights', '6.1', '5.1'),
        part('work', 'constructor', '7.1'),
        part('__proto__', 'name', '7.1'),
        part('work', 'dates', '7.1'),
        { section: 'work', text: 'Led 4,200 people' },
        'name',
      ],
      resume,
      baseWith(),
      sorter,
    )
    expect(report).toEqual({ used: 1, foreign: 0, repeated: 1, unusable: 7 })
    expect(reading.content).toEqual({ basics: { name: 'Ada Lovelace' } })
  })

  test('when there are contact data and references, then they are not sent, not used, and stay as they were read', () => {
    const lines = documentOf(
      'Ada Lovelace',
      'ada@example.org',
      '+44 20 7946 0000',
      'Charles Babbage, Inventor',
      'Poetry',
    )
    const place = (text: string) => ({
      page: 1,
      box: [0, 0, 1, 1] as [number, number, number, number],
      text,
      confidence: 0.9,
    })
    const base = baseWith({
      content: {
        basics: { email: 'ada@example.org', phone: '+44 20 7946 0000' },
        references: [{ name: 'Charles Babbage' }],
      },
      provenance: {
        '/basics/email': place('ada@example.org'),
        '/basics/phone': place('+44 20 7946 0000'),
        '/references/0/name': place('Charles Babbage'),
      },
    })
    const pieces = piecesOf(lines)
    expect(sortableLines(pieces, withheldIn(pieces, base))).toEqual([
      { '1.1': 'Ada Lovelace' },
      { '2.1': '[contact data]' },
      { '3.1': '[contact data]' },
      { '4.2': 'Inventor' },
      { '5.1': 'Poetry' },
    ])
    const { reading, report } = sortLines(
      [part('basics', 'label', '2.1'), part('basics', 'summary', '1.1', '5.1'), part('work', 'name', '4.1')],
      lines,
      base,
      sorter,
    )
    expect(report.repeated).toBe(3)
    expect(reading.content).toEqual(base.content)
    expect(reading.provenance).toEqual(base.provenance)
    expect(reading.unplaced.map(({ text }) => text)).toEqual(['Ada Lovelace', 'Inventor', 'Poetry'])
  })

  test('when an answer is anything whatever, then the reading is valid and made of the document alone', () => {
    // A piece without a letter or a digit is an ornament: it is left out.
    const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
    const word = fc.constantFrom(
      'Ada',
      'Led (two',
      'plants)',
      '2019 – 2021',
      'May 2020',
      '•',
      'C++, Go',
      'pro-',
      'gram',
      '数学',
    )
    const text = fc.oneof(
      fc.string({ maxLength: 40 }),
      fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
    )
    const document = fc
      .array(fc.array(text, { maxLength: 3 }), { maxLength: 12 })
      .map((rows) =>
        documentOf(
          ...rows.map((row) =>
            row.map((cell) => cell.replace(/\s+/g, ' ').trim()).filter((cell) => cell !== ''),
          ),
        ),
      )
    const sections = Object.entries(sortableFields).flatMap(([section, fields]) =>
      fields.map((field) => ({ section, field })),
    )
    const id = fc.oneof(
      fc
        .tuple(fc.integer({ min: 1, max: 13 }), fc.integer({ min: 1, max: 4 }))
        .map(([line, at]) => `${line}.${at}`),
      fc.string({ maxLength: 6 }),
    )
    const statement = fc
      .tuple(fc.constantFrom(...sections), fc.constantFrom('1', '2'), id, id)
      .map(([field, entry, from, to]) => ({ ...field, entry, from, to }))
    const answer = fc.oneof(
      { weight: 5, arbitrary: fc.array(fc.oneof({ weight: 9, arbitrary: statement }, fc.anything())) },
      fc.anything(),
    )

    fc.assert(
      fc.property(document, answer, (lines, given) => {
        const { reading, report } = sortLines(given, lines, baseWith(), sorter)
        expect(ResumeContent.safeParse(reading.content).success).toBe(true)
        const whole = wordsOf(lines.flatMap(({ cells }) => cells.map((cell) => cell.text)).join(''))
        for (const [pointer, { text: source }] of Object.entries(reading.provenance)) {
          const value = valueAt(reading.content, pointer)
          const isDate = /date$/i.test(pointer)
          expect(whole).toContain(wordsOf(source))
          if (!isDate) expect(source).toContain(value)
        }
        const said = Array.isArray(given) ? given.length : 0
        expect(report.used + report.foreign + report.repeated + report.unusable).toBe(said)
      }),
      { numRuns: 300 },
    )
  })

  test('when an answer is followed, then no piece of the document is lost or in two values', () => {
    const everyId = piecesOf(resume).map(({ id }) => id)
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.constantFrom('name', 'position', 'highlights', 'summary'), fc.constantFrom(...everyId)),
          { maxLength: 20 },
        ),
        (chosen) => {
          const answer = chosen.map(([field, at]) => part('work', field, at))
          const { content, unplaced } = sortLines(answer, resume, baseWith(), sorter).reading
          const values = (content.work ?? []).flatMap(({ highlights = [], ...texts }) => [
            ...Object.values(texts),
            ...highlights,
          ])
          const found = [...values, ...unplaced.map(({ text }) => text)].join(' ')
          for (const { text } of piecesOf(resume)) expect(found.split(text)).toHaveLength(2)
        },
      ),
    )
  })
})
