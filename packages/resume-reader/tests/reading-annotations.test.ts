import { readFile } from 'node:fs/promises'
import { describe, expect, it } from '@jest/globals'
import { openPdf, pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { fonts, pdfOf, stream, text } from '@thumbfolio/testing/pdf-builder'

const link = (url: string, flags: number) =>
  `<< /Type /Annot /Subtype /Link /F ${flags} /Rect [50 700 150 720] /A << /S /URI /URI (${url}) >> >>`
const page = (annotations: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> >> /Contents 6 0 R /Annots [${annotations}] >>`

const twoPages = pdfOf({
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R 8 0 R] /Count 2 >>',
  3: page('9 0 R 10 0 R'),
  ...fonts,
  6: stream(text(50, 700, 12, 'Ada Example')),
  8: page('11 0 R'),
  9: link('https://example.com/shown', 0),
  10: link('https://example.com/not-on-screen', 0b10_0000),
  11: link('https://example.com/second', 0b100),
})

describe('links of a page', () => {
  it('when one is not shown, then each page has those that are, and no other’s', async () => {
    const { pages } = await pdfText(new Uint8Array(twoPages))
    expect(pages.map(({ links }) => links.map(({ url }) => url))).toEqual([
      ['https://example.com/shown'],
      ['https://example.com/second'],
    ])
  })
})

describe('fonts', () => {
  it('when a page with fonts of its own is read, then no glyph’s outline is made', async () => {
    const file = new URL('./corpus/pdf/compact--student.pdf', import.meta.url)
    const pdf = await openPdf(new Uint8Array(await readFile(file)))
    const first = await pdf.getPage(1)
    await first.getOperatorList()
    const made = [...(first.commonObjs as unknown as Iterable<[string, unknown]>)].map(([name]) => name)
    expect(made.length).toBeGreaterThan(0)
    expect(made.filter((name) => name.includes('_path_'))).toEqual([])
    await pdf.loadingTask.destroy()
  })
})
