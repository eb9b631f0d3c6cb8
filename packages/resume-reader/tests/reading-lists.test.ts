import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, pagesOf, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (x: number, y: number, words: string) => text(x, y, 14, words, 'F2')
/** A ground of light grey, by its lower left corner. */
const ground = (x: number, y: number, width: number, height: number) =>
  `0.9 g ${x} ${y} ${width} ${height} re f 0 g\n`
const head = text(150, 760, 22, 'Ada Example', 'F2') + row(180, 740, 'ada@example.com')
const read = async (content: string) =>
  readResume(await pdfText(new Uint8Array(onePage(head + content)))).content

/** Words in the narrow column on the left, one every `pitch` points, beside jobs in the wide one. */
const column = (from: number, pitch: number, ...words: string[]) =>
  words.map((each, at) => row(50, from - pitch * at, each)).join('')
const beside =
  title(220, 690, 'Experience') +
  [660, 580, 500, 420]
    .map(
      (y, at) =>
        row(220, y, 'Fairmeadow Markets', 'F2') +
        row(450, y, `${2019 - 2 * at} - ${2020 - 2 * at}`) +
        row(220, y - 14, 'Store Manager') +
        row(220, y - 28, '\\225 Looked after eleven shops and the people who worked in them') +
        row(220, y - 40, '\\225 Taught others how to look after shops and people'),
    )
    .join('')

describe('lists of names, one below the other', () => {
  const names = ['Ventilator Care', 'Medication Checks', 'Wound Care', 'Infection Control']

  it('when names stand further apart than the lines of a text, then each is one, however full its line', async () => {
    const { skills } = await read(
      beside +
        title(50, 690, 'Contact') +
        column(674, 12, '12 Larkspur Court', 'Leeds LS1 4AB') +
        title(50, 620, 'Clinical Skills') +
        column(600, 15, ...names),
    )
    expect(skills?.map(({ name }) => name)).toEqual(names)
  })

  it('when two lines stand closer than the others of a list, then the second goes on from the first', async () => {
    const { interests } = await read(
      beside +
        title(50, 620, 'Interests') +
        row(50, 600, 'Restoring Old British') +
        row(50, 588, 'Motorcycles') +
        row(50, 568, 'Running') +
        row(50, 548, 'Chess'),
    )
    expect(interests?.map(({ name }) => name)).toEqual([
      'Restoring Old British Motorcycles',
      'Running',
      'Chess',
    ])
  })

  /** Words on grounds, all as far from one another as the lines of one that takes two. */
  const grounds = (...blocks: (readonly string[])[]) => {
    let y = 600
    return blocks.map((lines) => {
      y -= 16 * lines.length
      const written = lines.map((line, at) => row(53, y + 4 + 16 * (lines.length - 1 - at), line))
      return ground(50, y, 97, 16 * lines.length - 1) + written.join('')
    })
  }

  it.each([
    [
      'each stands on a ground of its own, then each is one',
      [['Ventilator Care'], ['Medication Checks'], ['Infection Control']],
    ],
    [
      'one ground holds two lines, then they are one',
      [['Dialysis'], ['Titration Under', 'Anaesthetics'], ['Triage']],
    ],
  ])('when names are set loosely and %s', async (_, blocks) => {
    const { skills } = await read(
      beside +
        title(50, 690, 'Contact') +
        column(674, 12, '12 Larkspur Court', 'Leeds LS1 4AB') +
        title(50, 620, 'Skills') +
        grounds(...blocks).join(''),
    )
    expect(skills?.map(({ name }) => name)).toEqual(blocks.map((lines) => lines.join(' ')))
  })
})

describe('a list at the top of another page', () => {
  const deed =
    '\\225 Looked after eleven shops and the people who worked in them, and the lorries between them'
  const work = (y: number, years: string) =>
    row(50, y, 'Fairmeadow Markets', 'F2') +
    row(450, y, years) +
    row(50, y - 14, 'Manager') +
    row(50, y - 28, deed)
  const readPages = async (...pages: string[]) =>
    readResume(await pdfText(new Uint8Array(pagesOf(...pages)))).content
  const first = head + title(50, 690, 'Experience') + work(670, '2019 - 2020') + work(620, '2017 - 2018')

  it('when its lines are short, then they were not broken there, for text goes further on the other page', async () => {
    const { skills } = await readPages(
      first + title(50, 560, 'Skills'),
      ['Cash Handling', 'Fresh Food', 'Forklift Truck']
        .map((name, at) => row(50, 760 - 14 * at, name))
        .join(''),
    )
    expect(skills?.map(({ name }) => name)).toEqual(['Cash Handling', 'Fresh Food', 'Forklift Truck'])
  })

  it('when its lines reach the end of the text of the other page, then they go on below', async () => {
    const { interests } = await readPages(
      first + title(50, 560, 'Interests'),
      row(50, 760, `Cycling, chess, ${'cooking for people, '.repeat(4)}Old British`) +
        row(50, 746, 'Motorcycles, Tea'),
    )
    expect(interests?.slice(-2).map(({ name }) => name)).toEqual(['Old British Motorcycles', 'Tea'])
  })
})

describe('groups of skills, each under a title of its own', () => {
  const group = (y: number, name: string, ...words: string[]) =>
    title(50, y, name) + column(y - 20, 14, ...words)
  const contact = title(50, 690, 'Contact') + column(670, 12, '12 Larkspur Court', 'Leeds LS1 4AB')
  const volunteering = (y: number) =>
    title(220, y, 'Volunteering') +
    row(220, y - 20, 'Cary Public Library', 'F2') +
    row(450, y - 20, '2018 - 2019') +
    row(220, y - 34, 'Club Mentor')

  it('when one is called like another section, then it is a group all the same', async () => {
    const { skills, volunteer } = await read(
      beside +
        volunteering(340) +
        contact +
        group(620, 'Cloud', 'AWS', 'Azure') +
        group(550, 'Leadership', 'Budgeting', 'Facilitation') +
        group(480, 'Drawing', 'Charcoal', 'Ink'),
    )
    expect(skills).toEqual([
      { name: 'Cloud', keywords: ['AWS', 'Azure'] },
      { name: 'Leadership', keywords: ['Budgeting', 'Facilitation'] },
      { name: 'Drawing', keywords: ['Charcoal', 'Ink'] },
    ])
    expect(volunteer?.map(({ organization }) => organization)).toEqual(['Cary Public Library'])
  })

  it('when no other section tells of volunteering, then one that is called so does', async () => {
    const { skills, volunteer } = await read(
      beside + contact + group(620, 'Cloud', 'AWS', 'Azure') + group(550, 'Leadership', 'Chess Club'),
    )
    expect(skills).toEqual([{ name: 'Cloud', keywords: ['AWS', 'Azure'] }])
    expect(volunteer).toEqual([{ organization: 'Chess Club' }])
  })

  it('when titles have nothing below them, then they are skills', async () => {
    const { skills } = await read(
      beside +
        contact +
        title(50, 620, 'Cash Handling') +
        title(50, 585, 'Forklift') +
        group(550, 'Languages', 'English'),
    )
    expect(skills).toEqual([{ name: 'Cash Handling' }, { name: 'Forklift' }])
  })

  it('when a title takes two lines, then it is one, and its upper line is no skill', async () => {
    const { skills } = await read(
      beside +
        contact +
        title(50, 620, 'Languages and') +
        group(604, 'Data', 'Java', 'Oracle') +
        title(50, 550, 'Clinical') +
        group(534, 'Systems', 'Epic', 'Pyxis') +
        group(480, 'Languages', 'English'),
    )
    expect(skills).toEqual([
      { name: 'Languages and Data', keywords: ['Java', 'Oracle'] },
      { name: 'Systems', keywords: ['Epic', 'Pyxis'] },
    ])
  })
})

describe('bullets', () => {
  const job =
    row(220, 660, 'Fairmeadow Markets', 'F2') + row(450, 660, '2019 - 2020') + row(220, 646, 'Manager')

  it('when lines are set loosely, then what is indented below a bullet goes on from it', async () => {
    const { work } = await read(
      title(220, 690, 'Experience') +
        job +
        row(220, 628, '\\225 Looked after eleven shops and the people who worked in them') +
        row(227, 610.2, 'before they closed') +
        row(220, 592.2, '\\225 Taught others how to look after shops'),
    )
    expect(work?.[0]?.highlights).toEqual([
      'Looked after eleven shops and the people who worked in them before they closed',
      'Taught others how to look after shops',
    ])
  })
  it.each([
    [
      'as close as lines do',
      15,
      ['Led workshops for nine plants that replaced a 1980s policy system', 'Wrote the standards'],
    ],
    [
      'as far away as bullets do',
      18,
      ['Led workshops for nine plants that replaced a', 'Wrote the standards'],
    ],
  ])(
    'when a line stands %s below a bullet that is nearly full, then that tells whether it goes on',
    async (_, gap, highlights) => {
      const { work } = await read(
        title(50, 690, 'Experience') +
          row(50, 670, 'Fairmeadow Markets', 'F2') +
          row(235, 670, '2019 - 2020') +
          row(50, 656, 'Manager') +
          row(50, 641, 'Markets for the mills.') +
          row(50, 620, '\\225 Led workshops for nine plants that replaced a') +
          row(50, 620 - gap, '1980s policy system') +
          row(50, 602 - gap, '\\225 Wrote the standards') +
          row(50, 570 - gap, 'Dahl Foods Inc', 'F2') +
          row(235, 570 - gap, '2017 - 2018') +
          row(50, 556 - gap, 'Manager'),
      )
      expect(work?.[0]?.highlights).toEqual(highlights)
    },
  )
})
