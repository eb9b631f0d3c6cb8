import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { pagesOf, text } from '@thumbfolio/testing/pdf-builder'

const row = (y: number, words: string, x = 50, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(50, y, 14, words, 'F2')
const name = 'Adalberta Example-Sample'
const head = (address = '') =>
  text(50, 760, 22, name, 'F2') + row(740, 'ada@example.com') + (address && row(726, address))
const work =
  title(700, 'Work Experience') +
  [680, 620].map((y, at) => row(y, 'Fairmeadow Markets', 50, 'F2') + row(y, `${2019 - at} - ${2020 - at}`, 400) +
    row(y - 14, 'Store Manager') + row(y - 28, '\\225 Looked after eleven shops and the people there')).join('') // prettier-ignore
const read = async (content: string, address?: string, ...pages: string[]) =>
  readResume(await pdfText(new Uint8Array(pagesOf(head(address) + work + content, ...pages)))).content

describe('labelled lines of skills', () => {
  const skills = async (...rows: string[]) => (await read(title(560, 'Skills') + rows.join(''))).skills

  it('when a level stands behind a name and its words behind a label, then label and level are no words', async () => {
    const rows = [row(540, 'Cloud: Expert') + row(540, 'Keywords: Terraform, Packer', 300), row(526, 'Testing: Advanced') + row(526, 'Keywords: Jest, Playwright', 300)] // prettier-ignore
    expect(await skills(...rows)).toEqual([
      { name: 'Cloud', level: 'Expert', keywords: ['Terraform', 'Packer'] },
      { name: 'Testing', level: 'Advanced', keywords: ['Jest', 'Playwright'] },
    ])
  })

  it('when such a label is one of several below each other, then it names its own words', async () => {
    expect(
      await skills(row(540, 'Wiring: Conduits, Switchgear'), row(526, 'Tools: Multimeter, Crimper')),
    ).toEqual([
      { name: 'Wiring', keywords: ['Conduits', 'Switchgear'] },
      { name: 'Tools', keywords: ['Multimeter', 'Crimper'] },
    ])
  })

  it('when every list ends in a level, then it is of the list, and of its word where only one does', async () => {
    const [wiring, tools] = ['Wiring: Conduits, Switchgear (Expert)', 'Gear: Multimeter, Crimper']
    expect(await skills(row(540, wiring), row(526, `${tools} (Basic)`))).toEqual([
      { name: 'Wiring', level: 'Expert', keywords: ['Conduits', 'Switchgear'] },
      { name: 'Gear', level: 'Basic', keywords: ['Multimeter', 'Crimper'] },
    ])
    expect(await skills(row(540, wiring), row(526, tools))).toEqual([
      { name: 'Wiring', keywords: ['Conduits', 'Switchgear (Expert)'] },
      { name: 'Gear', keywords: ['Multimeter', 'Crimper'] },
    ])
  })
})

describe('labelled lines of other entries', () => {
  const project = (y: number, name: string, label: string) =>
    row(y, name) +
    row(y, '2019 - 2020', 400) +
    row(y - 13, '\\225 Saved a night of work') +
    row(y - 26, label)

  it.each(['Keywords: Go, SQLite', 'Technologies: Go, SQLite'])(
    'when "%s" stands below a project, then it tells its keywords and begins no other',
    async (label) => {
      const { projects } = await read(title(560, 'Projects') + project(540, 'Night Shift', label) + project(500, 'Day Shift', label)) // prettier-ignore
      expect(projects?.map(({ name, keywords }) => ({ name, keywords }))).toEqual([
        { name: 'Night Shift', keywords: ['Go', 'SQLite'] },
        { name: 'Day Shift', keywords: ['Go', 'SQLite'] },
      ])
    },
  )

  it('when it is one of the bullets, then it stays what is told', async () => {
    const { projects } = await read(title(560, 'Projects') + project(540, 'Night Shift', '\\225 Tools: Go, SQLite')) // prettier-ignore
    expect(projects).toMatchObject([{ highlights: ['Saved a night of work', 'Tools: Go, SQLite'] }])
    expect(projects?.[0]?.keywords).toBeUndefined()
  })

  it('when courses and points are labelled, then they are of the studies above, which are one entry', async () => {
    const { education } = await read(
      title(560, 'Education') +
        row(540, 'Harborview University', 50, 'F2') +
        row(526, 'Bachelor of Science, Botany, Points: 3.7') +
        row(526, '2010 - 2013', 400) +
        row(512, 'Courses: Ferns, Mosses'),
    )
    expect(education).toEqual([
      {
        institution: 'Harborview University',
        studyType: 'Bachelor of Science',
        area: 'Botany',
        startDate: '2010',
        endDate: '2013',
        score: '3.7',
        courses: ['Ferns', 'Mosses'],
      },
    ])
  })
})

describe('what a title like "Basics" holds', () => {
  it('when these are sentences, then they introduce the person', async () => {
    const summary = 'Looks after shops and the people who work in them, and likes it.'
    const { basics } = await read(title(560, 'Basics') + row(540, summary))
    expect(basics?.summary).toBe(summary)
  })

  it('when these are an address and a number, then they say how to reach the person', async () => {
    const { basics } = await read(
      title(560, 'Basics') + row(540, '12 Larkspur Court, Leeds LS1 4AB') + row(526, '+44 113 496 0999'),
    )
    expect(basics?.summary).toBeUndefined()
    expect(basics).toMatchObject({ phone: '+44 113 496 0999', location: { address: '12 Larkspur Court' } })
  })
})

describe('an address whose street is known by no word', () => {
  it.each(['Kohlmarkt 7, 48143 Beispielheim', 'Kohlmarkt 7, Beispielheim, Nordrhein-Westfalen, 48143'])(
    'when a house has a number in front of its town, as in "%s", then it is the street',
    async (address) => {
      const { basics } = await read('', address)
      expect(basics?.location).toMatchObject({ address: 'Kohlmarkt 7', city: 'Beispielheim', postalCode: '48143' }) // prettier-ignore
    },
  )

  it('when no town is behind the number, then it is none', async () => {
    const { basics } = await read('', 'Class 7, Forklift driver')
    expect(basics?.location).toBeUndefined()
  })
})

describe('a firm and what stands behind its comma', () => {
  const jobs = (...names: string[]) =>
    read(
      title(560, 'Experience') +
        names
          .map(
            (name, at) =>
              row(540 - 40 * at, name, 50, 'F2') +
              row(540 - 40 * at, `${2015 - at} - ${2016 - at}`, 400) +
              row(526 - 40 * at, 'Clerk'),
          ) // prettier-ignore
          .join(''),
    )

  it('when it is a part of an office, then it is of the name', async () => {
    const { work: all } = await jobs('Stadt Beispielheim, Fachbereich Tiefbau')
    expect(all?.map(({ name }) => name)).toContain('Stadt Beispielheim, Fachbereich Tiefbau')
  })

  it.each(['Hartwell & Daughters', 'Route 66 Diner'])(
    'when a town and its region stand behind "%s", a name that no town has, then they are the place',
    async (name) => {
      const { work: all } = await jobs(`${name}, Eugene, OR`)
      expect(all).toContainEqual(expect.objectContaining({ name, location: 'Eugene, OR' }))
    },
  )

  it('when it is a town, then it is the place', async () => {
    const { work: all } = await jobs('Beispiel Gesellschaft, Beispieldorf')
    expect(all).toContainEqual(
      expect.objectContaining({ name: 'Beispiel Gesellschaft', location: 'Beispieldorf' }),
    )
  })
})

describe('a reference', () => {
  const quote = '"Ada keeps her promises, and even those that her customers have long forgotten."'

  it('when a full line of praise is closed, then the name below it is who says it', async () => {
    const { references } = await read(title(560, 'References') + row(540, quote) + row(528, 'Grace Sample'))
    expect(references).toEqual([{ name: 'Grace Sample', reference: quote.slice(1, -1) }])
  })

  it('when the line is not closed, then the praise goes on below', async () => {
    const { references } = await read(
      title(560, 'References') + row(540, quote.slice(0, -2)) + row(528, 'and in every kind of weather."'),
    )
    expect(references?.[0]?.reference).toContain('forgotten and in every kind of weather')
  })
})

describe('the foot of a page', () => {
  const languages = title(560, 'Languages') + row(540, 'English - Native')

  it('when it is the name that heads the first page, and the number of this one, then it is no content', async () => {
    const second = row(700, 'Spanish - Basic') + row(60, `${name} - 2`)
    const content = await read(languages + row(60, `${name} - 1`), undefined, second)
    expect(content.languages?.map(({ language }) => language)).toEqual(['English', 'Spanish'])
  })

  it('when there is one page alone, then such a foot is no content either', async () => {
    const content = await read(languages + row(60, `${name} - 1`))
    expect(content.languages?.map(({ language }) => language)).toEqual(['English'])
  })

  it('when the words head no page, then they stay', async () => {
    const content = await read(languages + row(60, 'Scottish Gaelic - 1'))
    expect(content.languages?.map(({ language }) => language)).toEqual(['English', 'Scottish Gaelic'])
  })
})
