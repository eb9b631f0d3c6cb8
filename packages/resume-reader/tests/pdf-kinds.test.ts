import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { fonts, onePage, pagesOf, pdfOf, stream, text } from '@thumbfolio/testing/pdf-builder'

const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const resources = '/Resources << /Font << /F1 4 0 R /F2 5 0 R >> >>'
const page = (more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] ${resources} /Contents 6 0 R ${more} >>`
const field = (name: string, value: string, [x, y]: readonly [number, number], more = '') =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${name}) /V (${value}) /DA (/F1 10 Tf 0 g) /Rect [${x} ${y} ${x + 220} ${y + 16}] /F 4 ${more} >>`
const read = async (bytes: Uint8Array) => readResume(await pdfText(new Uint8Array(bytes)))
const row = (y: number, label: string) => text(60, y, 10, label)

const form = (more: Record<number, string | Buffer> = {}, look = '') =>
  pdfOf({
    1: '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [10 0 R 11 0 R 12 0 R 13 0 R 14 0 R] >> >>',
    2: pages,
    3: page('/Annots [10 0 R 11 0 R 12 0 R 13 0 R 14 0 R]'),
    ...fonts,
    6: stream(
      row(740, 'Name') +
        row(720, 'E-mail') +
        text(60, 680, 13, 'Work Experience', 'F2') +
        row(660, 'Position') +
        row(640, 'Employer') +
        row(620, 'Dates'),
    ),
    10: field('name', 'Martina Keller', [160, 736], look),
    11: field('mail', 'martina.keller@example.com', [160, 716]),
    12: field('position', 'Pastry Chef', [160, 656]),
    13: field('employer', 'Hotel Alpenblick', [160, 636]),
    14: field('dates', '2016 - 2020', [160, 616]),
    ...more,
  })

describe('forms', () => {
  it('when the file draws nothing for its fields, then their values are read in their boxes', async () => {
    const { content, provenance } = await read(form())
    expect(content.basics).toMatchObject({ name: 'Martina Keller', email: 'martina.keller@example.com' })
    expect(content.work?.[0]).toMatchObject({ startDate: '2016', endDate: '2020' })
    expect(JSON.stringify(content.work)).toContain('Hotel Alpenblick')
    expect(provenance['/basics/name']?.box[0]).toBeCloseTo(160, 0)
  })

  it('when the file draws a value itself, then it is read once', async () => {
    const look = stream(
      'BT /F1 10 Tf 2 4 Td (Martina Keller) Tj ET',
      '/Type /XObject /Subtype /Form /BBox [0 0 220 16] /Resources << /Font << /F1 4 0 R >> >>',
    )
    const { content, provenance } = await read(form({ 20: look }, '/AP << /N 20 0 R >>'))
    expect(content.basics?.name).toBe('Martina Keller')
    expect(provenance['/basics/name']?.box[0]).toBeCloseTo(162, 0)
  })

  it('when a field is hidden, then its value is not read', async () => {
    const { content } = await read(form({ 10: field('name', 'Nobody', [160, 736]).replace('/F 4', '/F 2') }))
    expect(JSON.stringify(content)).not.toContain('Nobody')
  })
})

describe('files whose pages say only that another program is needed', () => {
  const shell =
    'Please wait... If this message is not eventually replaced by the proper contents of the document'

  it('when it is a form for Adobe Reader, then it is refused as that', async () => {
    await expect(read(onePage(text(50, 700, 10, shell)))).rejects.toMatchObject({ code: 'pdf-adobe-form' })
  })

  it('when all of the text runs sideways, then it is refused as that', async () => {
    const words = Array.from(
      { length: 12 },
      (_, at) => `BT /F1 10 Tf 0 1 -1 0 ${100 + 20 * at} 100 Tm (Sideways) Tj ET`,
    )
    await expect(read(onePage(words.join('\n')))).rejects.toMatchObject({ code: 'pdf-turned-text' })
  })
})

describe('a PDF with a damaged page', () => {
  it('when one page cannot be opened, then the others are read, and the quality names the page', async () => {
    const resume =
      text(60, 760, 20, 'Ada Example', 'F2') +
      text(60, 680, 13, 'Work Experience', 'F2') +
      row(660, 'Engineer, Acme Mills, 2019 - 2021')
    const languages = text(60, 760, 13, 'Languages', 'F2') + row(740, 'English, German')
    const whole = pagesOf(resume, languages, row(740, 'lost')).toString('latin1')
    const damaged = Buffer.from(whole.replace('14 0 R]', '99 0 R]'), 'latin1')
    const { content, pageSizes, quality } = await read(damaged)
    expect(content).toMatchObject({ work: [{ name: 'Acme Mills' }], languages: [{}, {}] })
    expect(pageSizes).toEqual([1, 2, 3].map(() => [600, 800]))
    const reason = quality?.reasons.find(({ code }) => code === 'unreadable-page')
    expect(reason?.detail).toMatch(/^Page 3 could not be opened/)
  })
})
