import { describe, expect, it } from '@jest/globals'
import { pagesOf, text } from '@thumbfolio/testing/pdf-builder'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'

const row = (y: number, words: string, size = 10, font = 'F1') => text(50, y, size, words, font)
const rows = (top: number, ...lines: string[]) => lines.map((line, at) => row(top - 14 * at, line)).join('')
const title = (y: number, words: string) => row(y, words, 14, 'F2')
const read = async (...pages: string[]) => readResume(await pdfText(new Uint8Array(pagesOf(...pages))))

const head = row(760, 'Ada Example', 22, 'F2') + row(740, 'ada@example.com')
const resume = (work = 'Experience', education = 'Education') =>
  head +
  title(700, work) +
  rows(680, 'Engineer, Acme Mills, 2019 - 2021', 'Baker, Hollins Foods Inc, 2015 - 2018') +
  title(620, education) +
  rows(600, 'BSc Physics, University of Leeds, 2012 - 2015')

const body = [
  'I saw with great joy that your mill is looking for an engineer who knows steam.',
  'For two years I have kept the engines of Acme Mills going, by day and by night.',
  'I would be glad to tell you more of them in an interview in the month of May.',
]
const letter = (hello: string, end: string) =>
  row(760, 'Ada Example', 22, 'F2') +
  rows(740, 'Hollins Mills, 4 Mill Row, Leeds', '3 May 2024') +
  rows(680, hello, ...body, end, 'Ada Example')

describe('several documents in one file', () => {
  it.each([
    ['English', letter('Dear Mr Hollins,', 'Yours sincerely,')],
    ['German', letter('Sehr geehrte Damen und Herren,', 'Mit freundlichen Gr\\374\\337en')],
    ['French', letter('Madame, Monsieur,', 'Cordialement')],
    ['Spanish', letter('Estimado se\\361or Hollins:', 'Atentamente')],
  ])(
    'when a letter in %s comes before a resume, then no value is read from it, and its text is unplaced',
    async (_, page) => {
      const { content, unplaced, quality, pages } = await read(page, resume())
      const alone = await read(resume())
      expect(content).toEqual(alone.content)
      expect(pages).toBe(2)
      expect(unplaced).toEqual(
        expect.arrayContaining(
          body.map((line) => expect.objectContaining({ text: line, page: 1, isOtherDocument: true })),
        ),
      )
      expect(quality?.reasons).toEqual([
        expect.objectContaining({
          code: 'other-documents',
          detail: 'Page 1 is a letter. We left this text out of the resume. It is under “Not placed yet”.',
        }),
      ])
    },
  )

  it('when a letter follows, then no value is read from it', async () => {
    const { content } = await read(resume(), letter('To whom it may concern', 'Kind regards'))
    expect(content).toEqual((await read(resume())).content)
  })

  it('when a certificate follows, then no value is read from it', async () => {
    const certificate =
      row(700, 'Certificate of Achievement', 30) +
      rows(600, 'This is to certify that Ada Example', 'has passed the course of steam, 2014 - 2015')
    const { content, quality } = await read(resume(), certificate)
    expect(content).toEqual((await read(resume())).content)
    expect(quality?.reasons[0]?.detail).toMatch(/^Page 2 is another document/)
  })

  it('when the same resume follows in another language, then the first is read', async () => {
    const { content, quality } = await read(resume(), resume('Berufserfahrung', 'Ausbildung'))
    expect(content).toEqual((await read(resume())).content)
    expect(quality?.reasons[0]?.detail).toMatch(/^Page 2 is a second resume/)
  })

  it('when the next page repeats the name but continues the resume, then both pages are read', async () => {
    const { content } = await read(
      resume(),
      head +
        title(700, 'Languages') +
        rows(680, 'English, German') +
        title(620, 'Education') +
        rows(600, 'A levels, Leeds Grammar School, 2010 - 2012'),
    )
    expect(content.languages).toHaveLength(2)
    expect(content.education).toHaveLength(2)
  })

  it('when the file has only a letter, then it is read as usual', async () => {
    const page = letter('Dear Mr Hollins,', 'Yours sincerely,')
    const { quality } = await read(page, page)
    expect(quality?.reasons.map(({ code }) => code)).not.toContain('other-documents')
  })
})
