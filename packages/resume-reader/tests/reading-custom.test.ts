import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(50, y, 14, words, 'F2')
const head =
  text(50, 760, 22, 'Ada Example', 'F2') +
  row(50, 740, 'ada@example.com') +
  title(700, 'Experience') +
  row(50, 680, 'Engineer, Acme Mills, 2019 - 2021')
const read = async (content: string) => readResume(await pdfText(new Uint8Array(onePage(head + content))))

describe('custom sections', () => {
  it('when talks and teaching are listed, then each is an entry under its own title', async () => {
    const { content, unplaced } = await read(
      title(640, 'Invited Talks') +
        row(50, 620, 'Sept 2024') +
        row(150, 620, 'Nine years of warm soil, Seville') +
        row(50, 604, 'May 2023') +
        row(150, 604, 'Seminar on peat, Zurich') +
        title(560, 'Teaching') +
        row(50, 540, '2021 -') +
        row(150, 540, 'Soil Ecology for sixty students') +
        row(50, 524, '2018') +
        row(150, 524, 'Guest lectures at Jena'),
    )
    expect(content.custom).toMatchObject([
      { section: 'Invited Talks', title: 'Nine years of warm soil, Seville', startDate: '2024-09' },
      { section: 'Invited Talks', title: 'Seminar on peat, Zurich', startDate: '2023-05' },
      { section: 'Teaching', title: 'Soil Ecology for sixty students', startDate: '2021' },
      { section: 'Teaching', title: 'Guest lectures at Jena', startDate: '2018' },
    ])
    expect(content.custom?.[2]).not.toHaveProperty('endDate')
    expect(unplaced).toEqual([])
  })

  it('when a title is unknown, then the text below it is a custom section, and the quality names the title', async () => {
    const { content, quality } = await read(
      title(640, 'Education') +
        row(50, 620, 'BSc Physics, University of Leeds, 2012 - 2015') +
        title(580, 'Beekeeping') +
        row(50, 560, 'I kept eleven hives at the mill and sold the honey in the town.'),
    )
    expect(content.custom).toEqual([
      {
        section: 'Beekeeping',
        summary: 'I kept eleven hives at the mill and sold the honey in the town.',
      },
    ])
    expect(quality?.reasons.map(({ code }) => code)).toContain('unknown-headings')
  })

  it('when a section has contact data, then it is not a custom section, so no page can show it', async () => {
    const { content } = await read(
      title(640, 'Teaching') + row(50, 620, 'Ask for more: ada.teaching@example.com'),
    )
    expect(content.custom).toBeUndefined()
  })

  it.each([
    ['Research Grants', 'Nordic Peat Council, 2022'],
    ['Drittmittel', 'Moorforschung im Norden, DFG, 2022'],
    ['Financements obtenus', 'Tourbe du Nord, ANR, 2022'],
    ['Docencia', 'Ecología del suelo, 2022'],
    ['Editorial Boards', 'Global Peat, 2022'],
  ])(
    'when a scholar lists what no other list has, then %s is a section of its own',
    async (section, line) => {
      const { content } = await read(title(640, section) + row(50, 620, line))
      expect(content.custom).toMatchObject([{ section, startDate: '2022' }])
      expect(Object.keys(content).sort()).toEqual(['basics', 'custom', 'work'])
    },
  )

  it('when grants stand beside awards under one title, then they are awards', async () => {
    const { content } = await read(title(640, 'Grants and Awards') + row(50, 620, 'Peat Medal, 2022'))
    expect(content.awards).toMatchObject([{ title: 'Peat Medal', date: '2022' }])
  })

  it.each([
    ['Associate Editor, Global Peat', 'custom'],
    ['Reviewer, Journal of Soil Things', 'custom'],
    ['Network Volunteer, Mile High Mesh', 'volunteer'],
  ])('when service is %s, then its list is %s', async (line, list) => {
    const { content } = await read(title(640, 'Service') + row(50, 620, `${line}, 2019 - 2021`))
    expect(Object.keys(content).sort()).toEqual(['basics', 'work', list].sort())
  })

  it('when a word of a title is wholly in small capitals, then it is read in small letters', async () => {
    const small = (x: number, words: string) => text(x, 640, 10, words, 'F2')
    const large = (x: number, word: string) => text(x, 640, 14, word, 'F2')
    const { content } = await read(
      large(50, 'G') +
        small(60.9, 'RANTS') +
        small(103, 'AND') +
        large(130, 'F') +
        small(138.6, 'UNDING') +
        row(50, 620, 'Nordic Peat Council, 2022'),
    )
    expect(content.custom).toMatchObject([{ section: 'Grants and Funding' }])
  })
})
