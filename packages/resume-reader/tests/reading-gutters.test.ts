import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
/** With so many points more in every space. */
const wide = (more: number, words: string) => `${more} Tw\n${words}0 Tw\n`
const title = (x: number, y: number, words: string) => text(x, y, 14, words, 'F2')
const head = text(119, 760, 22, 'Ada Example', 'F2') + row(119, 740, 'ada@example.com')
const read = async (content: string) =>
  readResume(await pdfText(new Uint8Array(onePage(head + content)))).content

describe('gaps in a row', () => {
  const job = (y: number, from: string, to: string, words: string) =>
    row(84.6, y, `${from}\\226`) +
    row(90, y - 13, to) +
    wide(1.2, row(119, y, words)) +
    wide(1.2, row(119, y - 13, 'Looked after the boilers of three large houses and their pumps.')) +
    wide(1.2, row(119, y - 26, 'Wrote down what was done and what had to be bought for the year.'))

  it('when dates end at one edge and the text behind them begins at another, then a narrow gutter parts them', async () => {
    const { work } = await read(
      title(119, 700, 'Work') +
        job(680, '2016', '2019', 'Stoker, Fairmeadow Baths') +
        job(630, '2013', '2016', 'Plumber, Hollins Heating Company') +
        job(580, '2011', '2013', 'Apprentice, Dunmore Heating Company'),
    )
    expect(work?.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ['2016', '2019'],
      ['2013', '2016'],
      ['2011', '2013'],
    ])
    expect(work?.[0]?.position).toBe('Stoker')
  })

  it('when words of a paragraph begin at one place in several rows, then nothing parts them', async () => {
    const lines = ['3012 boilers', '4015 houses', '5017 gardens', '6018 pumps', '7019 roofs']
    const { summary } =
      (
        await read(
          title(119, 700, 'Profile') +
            lines
              .map((words, at) =>
                row(119, 680 - 13 * at, `I looked after ${words} in a very long life of work`),
              )
              .join(''),
        )
      ).basics ?? {}
    expect(summary).toContain('I looked after 3012 boilers in a very long life of work I looked after 4015')
  })

  it('when rows are stretched to the edge, then the spaces between their words part nothing', async () => {
    const full = (y: number, words: string, more = 0) =>
      wide(more, row(119, y, words)) + row(278, y, 'boilers')
    const { certificates } = await read(
      title(119, 700, 'Certificates') +
        full(680, 'Chief Stoker of Large Steam', 6) +
        row(119, 667, 'Guild of Heating and Steam, 2019', 'F2') +
        title(119, 640, 'Profile') +
        full(620, 'Looks after large and very small') +
        full(607, 'Looks after old and after new') +
        full(594, 'Never ran away from any of her'),
    )
    expect(certificates?.[0]?.name).toBe('Chief Stoker of Large Steam boilers')
  })

  it('when one gap of a full row is wide and the others are not, then it parts the row', async () => {
    const full = (y: number, words: string) => row(119, y, words) + row(278, y, 'boilers')
    const { work } = await read(
      title(119, 700, 'Work') +
        row(119, 680, 'Chief Stoker', 'F2') +
        row(190, 680, 'Fairmeadow Baths of Boilers', 'F2') +
        row(119, 667, '2016 \\226 2019') +
        full(654, 'Looks after large and very small') +
        full(641, 'Looks after old and after new') +
        full(628, 'Never ran away from any of her'),
    )
    expect(work?.[0]).toMatchObject({ position: 'Chief Stoker', name: 'Fairmeadow Baths of Boilers' })
  })
})

describe('an empty gutter', () => {
  const skillNames = ['Steam', 'Brass of many kinds and shapes', 'Copper', 'Iron', 'Coal', 'Tin']
  const down = (x: number, top: number, rows: readonly string[], indents: readonly number[]) =>
    rows.map((words, at) => row(x + (indents[at % indents.length] ?? 0), top - 14 * at, words)).join('')
  const side =
    title(40, 700, 'Skills') +
    down(
      40,
      680,
      skillNames.map((word) => `\\225 ${word}`),
      [0],
    )
  const job = (y: number, firm: string, dates: string) =>
    row(230, y, `${firm}, Stoker, ${dates}`, 'F2') +
    down(
      230,
      y - 13,
      ['\\225 Looked after the boilers of three large houses and of', 'their pumps in winter.'],
      [5, 11],
    ) +
    down(
      230,
      y - 39,
      ['\\225 Wrote down what had to be bought for the coming', 'year and for the next.'],
      [5, 11],
    )

  it('when nothing stands in it, then its sides are columns, however they are indented', async () => {
    const { work, skills } = await read(
      side +
        title(230, 700, 'Work') +
        job(677, 'Fairmeadow Baths', '2016 - 2019') +
        job(607, 'Hollins Mills', '2013 - 2016'),
    )
    expect(work?.map(({ name, startDate }) => [name, startDate])).toEqual([
      ['Fairmeadow Baths', '2016'],
      ['Hollins Mills', '2013'],
    ])
    expect(skills?.map(({ name }) => name)).toEqual(skillNames)
  })

  it('when a row below crosses it, then nothing of that row is in a column', async () => {
    const foot =
      row(40, 60, '4 Mill Lane') + row(150, 60, 'of the old town of Fairmeadow') + row(420, 60, '2019')
    const { skills } = await read(
      side +
        title(230, 700, 'Work') +
        job(677, 'Fairmeadow Baths', '2016 - 2019') +
        job(607, 'Hollins Mills', '2013 - 2016') +
        foot,
    )
    expect(skills?.map(({ name }) => name)).toEqual(skillNames)
  })
})

describe('a name', () => {
  it('when its words stand on both sides of a picture, then it is both', async () => {
    const content = text(150, 780, 26, 'Eve', 'F2') + text(320, 780, 26, 'Sample', 'F2')
    expect((await read(content + title(119, 700, 'Skills') + row(119, 680, 'Steam'))).basics?.name).toBe(
      'Eve Sample',
    )
  })
})
