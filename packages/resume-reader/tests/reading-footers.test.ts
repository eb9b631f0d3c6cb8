import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { pagesOf, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(50, y, 14, words, 'F2')
const head = text(50, 760, 22, 'Ada Example', 'F2') + row(50, 740, 'ada@example.com')

describe('footers', () => {
  const pages = (...footers: string[]) =>
    pagesOf(
      ...footers.map(
        (footer, at) =>
          (at === 0 ? head : '') +
          title(690, at === 0 ? 'Education' : 'Skills') +
          row(60, 670, at === 0 ? 'Bachelor of Arts, University of Leeds' : 'Milling, Baking') +
          (at === 0 ? row(420, 670, '2012 - 2015') : '') +
          footer,
      ),
    )
  const readPages = async (...footers: string[]) =>
    readResume(await pdfText(new Uint8Array(pages(...footers))))

  it('when they count pages, then the first is no content, and neither are the words below it', async () => {
    const footer = (page: number) =>
      text(50, 30, 8, `Page ${page} / 2 - Papers of`) + text(80, 20, 8, 'Ada Example')
    const { content, unplaced } = await readPages(footer(1), footer(2))
    expect(content.education).toEqual([
      {
        institution: 'University of Leeds',
        studyType: 'Bachelor of Arts',
        startDate: '2012',
        endDate: '2015',
      },
    ])
    const marked = unplaced.filter(({ isHeaderOrFooter }) => isHeaderOrFooter).map(({ text: words }) => words)
    expect(marked).toContain('Page 2 / 2 - Papers of')
    expect(unplaced.map(({ text: words }) => words)).toEqual(marked)
  })

  it('when they hold what one is reached by, then the first one is content', async () => {
    const footer = text(50, 20, 8, 'Tel. +44 1632 960147')
    const { content } = await readPages(footer, footer)
    expect(JSON.stringify([content.basics, content.education])).toContain('960147')
  })
})
