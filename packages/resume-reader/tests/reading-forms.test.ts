import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(50, y, 14, words, 'F2')
/** Nothing beside it: the text below may be split there. */
const across = (y: number, words: string) => text(150, y, 14, words, 'F2')
const name = text(50, 760, 22, 'Ada Example', 'F2')
const head = name + row(50, 740, 'ada@example.com')
const readPage = async (content: string) =>
  readResume(await pdfText(new Uint8Array(onePage(content)))).content
const read = async (content: string) => readPage(head + content)

/** Rows of a form, each a label and a value; a row without a label goes on below. */
const form = (top: number, rows: readonly (readonly [label: string, value: string])[]) =>
  rows
    .map(
      ([label, value], at) => (label ? row(60, top - 14 * at, label) : '') + row(220, top - 14 * at, value),
    )
    .join('')

const job = (top: number, dates: string, role: string, firm: string, tasks: string) =>
  form(top, [
    ['Dates', dates],
    ['Position held', role],
    ['Main activities and', tasks],
    ['responsibilities', '\\225 Kept eleven shops going'],
    ['', '\\225 Trained two apprentices'],
    ['Name of employer', firm],
  ])

describe('a form that asks for the name after what was done', () => {
  it('when the employer follows the bullets, then it names the job, and labels in two lines are one', async () => {
    const { work } = await read(
      title(690, 'Experience') +
        job(
          670,
          '03/2019 - 04/2021',
          'Engineer',
          'Acme Mills, Leeds',
          'Led the night shift of a large mill in the valley.',
        ) +
        job(
          580,
          '01/2016 - 02/2019',
          'Baker',
          'Hollins Foods Inc, Halifax',
          'Baked bread for the three shops of the town.',
        ),
    )
    expect(work).toEqual([
      {
        name: 'Acme Mills',
        position: 'Engineer',
        location: 'Leeds',
        startDate: '2019-03',
        endDate: '2021-04',
        summary: 'Led the night shift of a large mill in the valley.',
        highlights: ['Kept eleven shops going', 'Trained two apprentices'],
      },
      {
        name: 'Hollins Foods Inc',
        position: 'Baker',
        location: 'Halifax',
        startDate: '2016-01',
        endDate: '2019-02',
        summary: 'Baked bread for the three shops of the town.',
        highlights: ['Kept eleven shops going', 'Trained two apprentices'],
      },
    ])
  })

  it('when it asks for the subjects before the school, then they are courses', async () => {
    const degree = (top: number, dates: string, what: string, subjects: string, school: string) =>
      form(top, [
        ['Dates', dates],
        ['Title of qualification', what],
        ['Principal subjects', subjects],
        ['Name of organisation', school],
      ])
    const { education } = await read(
      title(690, 'Education') +
        degree(
          670,
          '09/2012 - 07/2015',
          'Bachelor of Arts, History',
          'Old Mills, Rivers',
          'University of Leeds',
        ) +
        degree(600, '09/2010 - 06/2012', 'A Levels, Biology', 'Health and Society', 'Hollins College'),
    )
    expect(education).toMatchObject([
      {
        institution: 'University of Leeds',
        studyType: 'Bachelor of Arts',
        area: 'History',
        courses: ['Old Mills', 'Rivers'],
      },
      {
        institution: 'Hollins College',
        studyType: 'A Levels',
        area: 'Biology',
        courses: ['Health and Society'],
      },
    ])
  })

  it('when labels stand in a margin close below one another, then each labels its own line', async () => {
    const entry = (top: number, dates: string, role: string, firm: string) =>
      row(60, top, 'Period') +
      row(60, top - 14, 'Function') +
      row(220, top, dates) +
      row(220, top - 14, role, 'F2') +
      row(220, top - 28, '\\225 Kept eleven shops going, each of them open from dawn') +
      row(220, top - 40, '\\225 Trained two apprentices and taught them all there is') +
      row(60, top - 54, 'Employer') +
      row(220, top - 54, firm)
    const { work } = await read(
      across(690, 'Professional experience') +
        entry(670, '03/2019 - 04/2021', 'Engineer', 'Acme Mills') +
        entry(596, '01/2016 - 02/2019', 'Baker', 'Hollins Foods Inc'),
    )
    expect(work).toMatchObject([
      { name: 'Acme Mills', position: 'Engineer', startDate: '2019-03' },
      { name: 'Hollins Foods Inc', position: 'Baker', startDate: '2016-01' },
    ])
  })

  it('when a town returns there below the dates, then it is where each job was', async () => {
    const entry = (top: number, dates: string, what: string) =>
      row(60, top, dates) +
      row(60, top - 14, 'Leeds, England') +
      row(220, top, what, 'F2') +
      row(220, top - 14, '\\225 Kept eleven shops going, each of them open from dawn') +
      row(220, top - 28, '\\225 Trained two apprentices and taught them all there is')
    const { work } = await read(
      across(690, 'Professional experience') +
        entry(670, '03/2019 - 04/2021', 'Engineer, Acme Mills') +
        entry(610, '01/2016 - 02/2019', 'Baker, Hollins Foods Inc'),
    )
    expect(work).toMatchObject([
      { name: 'Acme Mills', location: 'Leeds, England', startDate: '2019-03' },
      { name: 'Hollins Foods Inc', location: 'Leeds, England', startDate: '2016-01' },
    ])
  })
})

describe('the person in a form', () => {
  it.each(['Surname(s) / First name(s)', 'Nachname(n) / Vorname(n)', 'Nome / Cognome', 'Name'])(
    'when %s is asked for, then the answer is the name, however small it is set',
    async (label) => {
      const { basics } = await readPage(
        text(50, 760, 22, 'Europass', 'F2') +
          row(50, 735, 'draft of May') +
          title(700, 'Personal information') +
          form(680, [
            [label, 'Ada Example'],
            ['Telephone', '+44 1632 960147'],
            ['E-mail', 'ada@example.com'],
          ]) +
          title(600, 'Skills') +
          row(60, 580, 'Milling, Baking'),
      )
      expect(basics?.name).toBe('Ada Example')
    },
  )

  it('when something else has a name there, then the person has not', async () => {
    const { basics } = await read(
      form(720, [['Name of mill', 'Hollins Mill']]) + title(600, 'Skills') + row(60, 580, 'Milling'),
    )
    expect(basics?.name).toBe('Ada Example')
  })
})

describe('a street by its shape', () => {
  it.each([
    ['Sterngrund 7, 48143 Hollingen', 'Sterngrund 7', 'Hollingen', '48143'],
    ['12 Whinfell, Leeds LS6 2QT', '12 Whinfell', 'Leeds', 'LS6 2QT'],
    ['Strada Fagului 9, 300 054 Timisoara', 'Strada Fagului 9', 'Timisoara', '300 054'],
  ])(
    'when a house and its number stand before a town with its code, as in %s, then that is the street',
    async (words, address, city, postalCode) => {
      expect((await read(row(50, 720, words))).basics?.location).toEqual({ address, city, postalCode })
    },
  )

  it('when both stand in cells of their own, then it is the same', async () => {
    expect(
      (await read(row(50, 720, 'Sterngrund 7') + row(250, 720, '48143 Hollingen'))).basics?.location,
    ).toEqual({
      address: 'Sterngrund 7',
      city: 'Hollingen',
      postalCode: '48143',
    })
  })

  it('when no town follows, then a word with a number is none', async () => {
    const { basics } = await read(row(50, 720, 'Engineer 7') + title(600, 'Skills') + row(60, 580, 'Milling'))
    expect(basics?.location?.address).toBeUndefined()
  })
})

describe('the trade one looks for', () => {
  const jobs =
    title(600, 'Experience') +
    row(60, 580, 'Engineer, Acme Mills') +
    row(420, 580, '2019 - 2021') +
    title(540, 'Skills') +
    row(60, 520, 'Milling, Baking')

  it.each(['Desired employment', 'Angestrebte Tätigkeit', 'Empleo deseado'])(
    'when it stands under %s, then it is the label',
    async (words) => {
      const printed = words.replace('ä', '\\344')
      const { basics, skills } = await read(title(690, printed) + row(60, 670, 'Master Baker', 'F2') + jobs)
      expect(basics?.label).toBe('Master Baker')
      expect(skills).toHaveLength(2)
    },
  )

  it('when the header names a trade, or sentences tell what is looked for, then these are not it', async () => {
    const wish = (words: string) => title(690, 'Desired employment') + row(60, 670, words)
    expect((await read(row(50, 725, 'Engineer') + wish('Baker') + jobs)).basics?.label).toBe('Engineer')
    const goal = 'I am looking for a bakery where the bread is made by hand and sold fresh.'
    expect((await read(wish(goal) + jobs)).basics).toMatchObject({ summary: goal })
  })

  it('when titles end at one edge and a text in their look stands beside, then it is no title', async () => {
    const ending = (y: number, words: string, x: number) => text(x, y, 14, words, 'F2')
    const { basics, languages } = await readPage(
      head +
        ending(690, 'Desired employment', 62.3) +
        ending(672, 'Master Baker', 220) +
        ending(640, 'Experience', 125.3) +
        row(220, 620, 'Engineer, Acme Mills') +
        row(420, 620, '2019 - 2021') +
        ending(590, 'Languages', 126.1) +
        row(220, 570, 'French: Fluent') +
        ending(540, 'Skills', 163.4) +
        row(220, 520, 'Milling, Baking'),
    )
    expect(basics?.label).toBe('Master Baker')
    expect(languages).toHaveLength(1)
  })
})
