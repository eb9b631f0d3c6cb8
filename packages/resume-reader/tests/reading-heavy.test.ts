import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reading } from '@thumbfolio/contracts'
import { ChildProcessPdfReader } from '../src/process/pdf-reader.child-process.js'
import { fonts, pdfOf, stream, text } from '@thumbfolio/testing/pdf-builder'

/** The processor time that the product grants a file by default. */
const testLimitMs = 120_000
const words = ['mill', 'stone', 'river', 'bread', 'night', 'shift', 'valley', 'flour']
const head = (y: number) =>
  text(20, y, 20, 'Ada Example', 'F2') +
  text(20, y - 18, 10, 'ada@example.com') +
  text(20, y - 45, 14, 'Experience', 'F2')

const pageOf = (content: string, { width = 600, height = 800, annotations = '' } = {}): Buffer =>
  pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R >>',
    2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 4 0 R /F2 5 0 R /F3 7 0 R >> >> /Contents 6 0 R /Annots [${annotations}] >>`,
    ...fonts,
    6: stream(content),
  })

const rows = <T>(count: number, of: (row: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => of(at))

const linksOverEachOther = (): Buffer =>
  pageOf(
    head(760) +
      text(20, 690, 10, 'Engineer, Acme Mills') +
      text(420, 690, 10, '2019 - 2021') +
      text(30, 675, 10, '\\225 Kept eleven millstones going'),
    {
      annotations: rows(
        200,
        (at) =>
          `<< /Type /Annot /Subtype /Link /Rect [20 600 300 700] /A << /S /URI /URI (https://site-${at}.example.org/p) >> >>`,
      ).join(' '),
    },
  )

const manyWords = (): Buffer =>
  pageOf(
    head(4100) +
      rows(334, (row) =>
        text(20, 4000 - 12 * row, 8, rows(90, (at) => words[(7 * row + at) % words.length]).join(' ')),
      ).join(''),
    { width: 3_000, height: 4_200 },
  )

const fortyColumns = (): Buffer =>
  pageOf(
    head(780) +
      rows(40, (column) =>
        rows(50, (row) =>
          text(
            10 + 14.5 * column,
            700 - 12 * row,
            3.2,
            `${words[(column + row) % 8]} ${words[(column * row) % 8]}`,
          ),
        ).join(''),
      ).join(''),
  )

const largeTable = (): Buffer =>
  pageOf(
    head(2_300) +
      rows(501, (row) => {
        const cells = row === 0 ? ['Company', 'Position', 'Dates', 'Location'] : [`Mill ${row}`, 'Miller', `${1960 + (row % 50)} - ${1961 + (row % 50)}`, 'Leeds'] // prettier-ignore
        return cells.map((cell, column) => text(20 + 140 * column, 2_220 - 4.4 * row, 4, cell)).join('')
      }).join(''),
    { height: 2_400 },
  )

describe('pages that ask for much work', () => {
  let folder: string
  let reader: ChildProcessPdfReader
  const read = async (name: string, bytes: Buffer): Promise<Reading> => {
    const path = join(folder, `${name}.pdf`)
    await writeFile(path, bytes)
    return reader.read(path)
  }
  /** Everything printed is in a field, among the unplaced text, or named as left out. */
  const saysWhatIsLeft = ({ unplaced, quality }: Reading): boolean =>
    unplaced.length > 0 || (quality?.reasons ?? []).length > 0

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'thumbfolio-heavy-'))
    reader = new ChildProcessPdfReader({ children: 1, wallLimitMs: testLimitMs })
  })
  afterAll(async () => {
    await reader[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  }, testLimitMs)

  test(
    'when 200 links lie over each other, then the text below them is read, and none is a contact of the owner',
    async () => {
      const { content } = await read('links', linksOverEachOther())
      expect(content.work).toMatchObject([{ name: 'Acme Mills', position: 'Engineer', startDate: '2019' }])
      expect(content.basics).not.toHaveProperty('profiles')
    },
    testLimitMs,
  )

  test(
    'when a page has 30,000 words, then it is read within its processor time and called doubtful',
    async () => {
      const reading = await read('words', manyWords())
      expect(reading.content.basics?.email).toBe('ada@example.com')
      expect(reading.quality?.level).not.toBe('good')
      // 20,000 words of five letters: those in a field and the unplaced ones.
      const unplaced = reading.unplaced.map(({ text: left }) => left).join('')
      expect(`${JSON.stringify(reading.content)}${unplaced}`.length).toBeGreaterThan(100_000)
      expect(reading.quality?.reasons.map(({ detail }) => detail).join()).toContain(
        'Page 1 has more than 20000 words, so we read only the first 20000.',
      )
    },
    testLimitMs,
  )

  test(
    'when text is set in 40 columns, then there is a reading that lists what it left out',
    async () => {
      const reading = await read('columns', fortyColumns())
      expect(reading.quality?.level).toBe('poor')
      expect(saysWhatIsLeft(reading)).toBe(true)
    },
    testLimitMs,
  )

  test(
    'when a table has 2,000 cells, then rows are jobs, up to the limit of a resume, and the others are listed',
    async () => {
      const { content, unplaced, quality } = await read('table', largeTable())
      expect(content.work).toHaveLength(200)
      expect(content.work?.[199]).toMatchObject({ name: 'Mill 200', position: 'Miller', location: 'Leeds' })
      expect(unplaced.map(({ text: left }) => left).join(' ')).toContain('Mill 500')
      expect(quality?.reasons.map(({ code }) => code)).toContain('unplaced-text')
    },
    testLimitMs,
  )

  const printed = (name: string) => fileURLToPath(new URL(`scripts/${name}.pdf`, import.meta.url))

  test(
    'when words from right to left are in lines from left to right, then each keeps its order',
    async () => {
      const { content } = await reader.read(printed('hebrew-in-english'))
      expect(content.work?.[0]).toEqual({
        name: 'חברת גלבוע תוכנה',
        position: 'Product Manager',
        location: 'Haifa',
        startDate: '2020',
        highlights: [
          'Led the launch of a system called מערכת פניות (CRM) for 40 towns.',
          'Wrote the handbook מדריך למשתמש in two languages.',
        ],
      })
      expect(content.education?.[0]).toMatchObject({ institution: 'אוניברסיטת חיפה', studyType: 'BA', area: 'Economics' })
    },
    testLimitMs,
  ) // prettier-ignore

  test(
    'when Japanese runs from top to bottom, then its columns are listed whole as text without a place',
    async () => {
      const { unplaced, quality } = await reader.read(printed('vertical-japanese'))
      const texts = unplaced.map(({ text: said }) => said)
      expect(texts).toContain('中村 花子')
      expect(texts).toContain('平成二十六年四月 株式会社さくら出版入社')
      expect(quality?.reasons.map(({ code }) => code)).toContain('turned-text')
    },
    testLimitMs,
  )
})
