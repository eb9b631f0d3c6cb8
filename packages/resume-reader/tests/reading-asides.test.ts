import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(50, y, 14, words, 'F2')
const name = text(50, 760, 22, 'Ada Example', 'F2')
const head = name + row(50, 740, 'ada@example.com')
const readPage = async (content: string) => readResume(await pdfText(new Uint8Array(onePage(content))))
const read = async (content: string) => (await readPage(head + content)).content

describe('what stands beside dates', () => {
  it.each(['3 years 2 months', '1 yr 7 mos', '11 months', '2 Jahre, 3 Monate', '1 an et 2 mois'])(
    'when %s stands behind the dates of a job, then it is no part of what is told',
    async (words) => {
      const { work } = await read(
        title(690, 'Experience') +
          row(50, 670, 'Engineer, Acme Mills', 'F2') +
          row(50, 655, '10/2016 - 12/2019') +
          row(170, 655, words) +
          row(50, 640, 'Ground the flour of two valleys and sold it on Saturdays.'),
      )
      expect(work).toEqual([
        {
          name: 'Acme Mills',
          position: 'Engineer',
          startDate: '2016-10',
          endDate: '2019-12',
          summary: 'Ground the flour of two valleys and sold it on Saturdays.',
        },
      ])
    },
  )

  it('when a sentence tells how long, or nothing is dated, then it stays', async () => {
    const { work, projects } = await read(
      title(690, 'Experience') +
        row(50, 670, 'Engineer, Acme Mills', 'F2') +
        row(50, 655, '10/2016 - 12/2019') +
        row(60, 640, '\\225 3 years without an accident') +
        title(600, 'Projects') +
        row(50, 580, 'Two Years', 'F2') +
        row(60, 565, '\\225 A photograph of the mill each day'),
    )
    expect(work?.[0]?.highlights).toEqual(['3 years without an accident'])
    expect(projects?.[0]?.name).toBe('Two Years')
  })

  it.each(['Awarded on: May 01, 2021', 'Date awarded: May 2021', 'Verliehen am 01.05.2021'])(
    'when an award says %s, then that is its date and nothing else',
    async (words) => {
      const { awards } = await read(
        title(690, 'Awards') +
          row(50, 670, 'Golden Loaf, Acme Mills', 'F2') +
          row(50, 655, words) +
          row(50, 640, 'For the bread of the whole year that everybody liked best.'),
      )
      expect(awards).toMatchObject([
        { title: 'Golden Loaf', summary: 'For the bread of the whole year that everybody liked best.' },
      ])
      expect(awards?.[0]?.date).toMatch(/^2021-05/)
    },
  )

  it('when an award is called by such a word, then that is its name', async () => {
    const { awards } = await read(
      title(690, 'Awards') +
        row(50, 670, 'Published Miller of the Year, Acme Mills', 'F2') +
        row(420, 670, '2021'),
    )
    expect(awards?.[0]?.title).toBe('Published Miller of the Year')
  })
})

describe('words side by side below the dates of studies', () => {
  const studies = (below: string) =>
    title(690, 'Education') +
    row(50, 670, 'Bachelor of Arts in History, University of Leeds', 'F2') +
    row(50, 655, '09/2012 - 07/2015') +
    below

  it('when there are three, or they have grounds of their own, then these are courses', async () => {
    const abreast = row(50, 630, 'Old Mills') + row(150, 630, 'Health and Society') + row(300, 630, 'Methods')
    const box = (x: number, width: number) => `${x} 624 ${width} 16 re S\n`
    const boxed = row(55, 630, 'Old Mills') + box(50, 50) + row(155, 630, 'Methods') + box(150, 48)
    const lone = row(55, 630, 'Health and Society') + box(50, 96)
    const coursesOf = async (below: string) => (await read(studies(below))).education?.[0]
    expect(await coursesOf(abreast)).toMatchObject({
      studyType: 'Bachelor of Arts',
      area: 'History',
      courses: ['Old Mills', 'Health and Society', 'Methods'],
    })
    expect((await coursesOf(boxed))?.courses).toEqual(['Old Mills', 'Methods'])
    expect((await coursesOf(lone))?.courses).toEqual(['Health and Society'])
  })

  it('when a school or a place stands among them, or one word alone, then they are no courses', async () => {
    const { education } = await read(
      studies(
        row(50, 640, 'Graduate College') + row(200, 640, 'Leeds, England') + row(350, 640, 'With honours'),
      ),
    )
    expect(education?.[0]?.courses).toBeUndefined()
    expect((await read(studies(row(50, 640, 'Old Mills')))).education?.[0]?.courses).toBeUndefined()
  })
})

describe('tongues in the header', () => {
  it('when a line there lists several and nothing else, then they are spoken', async () => {
    const { content, unplaced } = await readPage(head + row(50, 725, 'English, Yoruba, Welsh'))
    expect(content.languages).toEqual([
      { language: 'English' },
      { language: 'Yoruba' },
      { language: 'Welsh' },
    ])
    expect(unplaced).toEqual([])
  })

  it('when one stands alone or among others, or a section tells them, then the header does not', async () => {
    expect((await read(row(50, 725, 'Welsh'))).languages).toBeUndefined()
    expect((await read(row(50, 725, 'English teacher, Welsh baker'))).languages).toBeUndefined()
    const section = title(690, 'Languages') + row(50, 670, 'Welsh: Fluent')
    expect((await read(row(50, 725, 'English, Yoruba') + section)).languages).toEqual([
      { language: 'Welsh', fluency: 'Fluent' },
    ])
  })
})

describe('an address that goes on centred below', () => {
  it('when a region is cut there, then it is whole', async () => {
    const lines = row(60, 725, '14 Mill Row, Leeds, West') + row(62.5, 712, 'Yorkshire, GB, LS6 2QT')
    expect((await read(lines)).basics?.location).toEqual({
      address: '14 Mill Row',
      city: 'Leeds',
      region: 'West Yorkshire',
      countryCode: 'GB',
      postalCode: 'LS6 2QT',
    })
  })
})

describe('where a work came out', () => {
  it.each([
    [
      'Clinics and missed bread. Northern Bakery Review',
      'Clinics and missed bread',
      'Northern Bakery Review',
    ],
    ['Who eats the crust? Bread and Rolls', 'Who eats the crust?', 'Bread and Rolls'],
    ['Clinics and missed bread. An Outline', 'Clinics and missed bread. An Outline', undefined],
    ['Old mills. What they tell us about wheat', 'Old mills. What they tell us about wheat', undefined],
  ])('when a work is listed as %s, then it came out there or nowhere', async (words, title_, publisher) => {
    const { publications } = await read(
      title(690, 'Publications') + row(60, 670, '04/2023') + row(120, 670, words),
    )
    expect(publications).toEqual([{ name: title_, ...(publisher && { publisher }), releaseDate: '2023-04' }])
  })
})
