import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const head =
  text(50, 760, 22, 'Ada Example', 'F2') +
  row(50, 735, 'ada@example.com') +
  row(50, 720, 'Leeds, West Yorkshire, United Kingdom')
const read = async (content: string, top = head) =>
  readResume(await pdfText(new Uint8Array(onePage(top + content)))).content
const titled = (y: number, title: string, ...rows: string[]) => text(50, y, 14, title, 'F2') + rows.join('')

/** A role, a name, dates, and a deed, one below the other. */
const job = (y: number, name: string, dates: string, role: string) =>
  row(50, y, role) +
  row(50, y - 14, name, 'F2') +
  row(50, y - 28, dates) +
  row(60, y - 44, '\\225 Designed eleven bridges over the river')

describe('shapes of entries', () => {
  it.each([
    ['a legal form ends like a sentence', 'Mosty Zachodnie Sp. z o.o.', 'Structural Engineer'],
    ['a role is told in two languages', 'Acme Mills Ltd', 'Kierownik projektu / Project Lead'],
  ])('when %s, then the job keeps its employer, role and dates', async (_, name, role) => {
    const { work } = await read(
      titled(
        680,
        'Work Experience',
        job(660, name, '2019-04 - 2021-03', role),
        job(580, 'Dahl Foods Inc', '2015-01 - 2019-03', 'Engineer'),
      ),
    )
    expect(work?.[0]).toMatchObject({ name, position: role, startDate: '2019-04', endDate: '2021-03' })
    expect(work?.[0]?.summary).toBeUndefined()
    expect(work).toHaveLength(2)
  })

  it('when one line holds company and role, then unknown words stand in the order of the others', async () => {
    const line = (y: number, words: string, dates: string) =>
      row(50, y, words, 'F2') + row(450, y, dates) + row(60, y - 16, '\\225 Greeted 30 people a day')
    const { work } = await read(
      titled(
        680,
        'Work Experience',
        line(660, 'Acme Grocery, Cashier', '2019 - 2021'),
        line(610, 'Sunny Days Wash, Valeter', '2017 - 2019'),
        line(560, 'Dahl Foods Inc, Waiter', '2015 - 2017'),
      ),
    )
    expect(work?.map(({ name, position }) => [name, position])).toEqual([
      ['Acme Grocery', 'Cashier'],
      ['Sunny Days Wash', 'Valeter'],
      ['Dahl Foods Inc', 'Waiter'],
    ])
  })

  it.each([
    [
      'Acme Grocery, Cashier',
      'Sunny Days Wash, Buffer',
      ['Acme Grocery', 'Cashier'],
      ['Sunny Days Wash', 'Buffer'],
    ],
    [
      'Cashier, Acme Grocery',
      'Buffer, Sunny Days Wash',
      ['Acme Grocery', 'Cashier'],
      ['Sunny Days Wash', 'Buffer'],
    ],
    ['Acme Grocery, Cashier', 'Sunny Days Wash', ['Acme Grocery', 'Cashier'], ['Sunny Days Wash', undefined]],
    [
      'Mosty Zachodnie Sp. z o.o., Kierownik projektu / Project Lead',
      'Dahl Foods Inc, Engineer',
      ['Mosty Zachodnie Sp. z o.o.', 'Kierownik projektu / Project Lead'],
      ['Dahl Foods Inc', 'Engineer'],
    ],
  ])(
    'when jobs are called %j and %j, then the known words tell how the others are set',
    async (one, two, ...jobs) => {
      const line = (y: number, words: string, dates: string) =>
        row(50, y, words, 'F2') + row(450, y, dates) + row(60, y - 16, '\\225 Greeted 30 people a day')
      const { work } = await read(
        titled(680, 'Work Experience', line(660, one, '2019 - 2021'), line(610, two, '2017 - 2019')),
      )
      expect(work?.map(({ name, position }) => [name, position])).toEqual(jobs)
    },
  )

  it('when jobs have the firm first, then so has what was done unpaid in unknown words', async () => {
    const line = (y: number, words: string, dates: string) =>
      row(50, y, words, 'F2') + row(450, y, dates) + row(60, y - 16, '\\225 Greeted 30 people a day')
    const { volunteer } = await read(
      titled(
        680,
        'Work',
        line(660, 'Dahl Foods, Engineer', '2019 - 2021'),
        line(610, 'Acme Inc, Cashier', '2018'),
      ) + titled(570, 'Volunteering', line(550, 'Twin Rivers, Form Filler', '2016 - 2017')),
    )
    expect(volunteer?.[0]).toMatchObject({ organization: 'Twin Rivers', position: 'Form Filler' })
  })

  it.each([
    ['A*AA', { score: 'A*AA' }],
    ['ABB', { score: 'ABB' }],
    ['BBA', { studyType: 'BBA' }],
  ])('when %s stands alone below a school, then it is known what it is', async (mark, expected) => {
    const { education } = await read(
      titled(
        680,
        'Education',
        row(50, 660, 'Ashgate College', 'F2'),
        row(50, 646, mark),
        row(450, 660, '2017 - 2019'),
      ),
    )
    expect(education?.[0]).toMatchObject({ institution: 'Ashgate College', ...expected })
  })

  it('when an employer is named after several people, then it is no role', async () => {
    const { volunteer } = await read(
      titled(
        680,
        'Volunteering',
        row(50, 660, 'Harbour Ambassadors Leeds', 'F2'),
        row(450, 660, '2019 - 2021'),
        row(50, 646, 'Classroom Volunteer'),
        row(60, 630, '\\225 Taught 30 children'),
      ),
    )
    expect(volunteer?.[0]).toMatchObject({
      organization: 'Harbour Ambassadors Leeds',
      position: 'Classroom Volunteer',
    })
  })

  it('when a course goes on below as a numeral, then no section begins there', async () => {
    const section = (y: number, title: string, ...rows: string[]) => row(50, y, title) + rows.join('')
    const { education } = await read(
      section(
        680,
        'EDUCATION',
        row(150, 680, 'University of Leeds', 'F2') + row(450, 680, '2019 - 2022'),
        row(150, 666, 'BSc, Physics'),
        row(165, 649, '\\225 Thermofluids'),
        row(300, 649, '\\225 Engineering Mathematics'),
        row(306, 637, 'II'),
        row(150, 613, 'Ashgate College', 'F2') + row(450, 613, '2017 - 2019'),
        row(150, 599, 'A-Levels, Chemistry'),
      ) +
        section(560, 'SKILLS', row(150, 560, 'Office: Excel, Word')) +
        section(530, 'LANGUAGES', row(150, 530, 'English \\(Native\\)')),
    )
    expect(education).toMatchObject([
      { institution: 'University of Leeds', courses: ['Thermofluids', 'Engineering Mathematics II'] },
      { institution: 'Ashgate College' },
    ])
  })

  it.each([
    ['BSc, Physics', { studyType: 'BSc', area: 'Physics' }],
    ['Laurea Magistrale, Ingegneria', { studyType: 'Laurea Magistrale', area: 'Ingegneria' }],
    ['Law, LLB, LLM', { studyType: 'LLB, LLM', area: 'Law' }],
    ['High School Diploma', { studyType: 'High School Diploma' }],
    ['MEng Mechanical Engineering', { studyType: 'MEng', area: 'Mechanical Engineering' }],
    ['Magister Inz Budownictwo', { studyType: 'Magister Inz', area: 'Budownictwo' }],
    ['A-Levels Mathematics, Physics, Art', { studyType: 'A-Levels', area: 'Mathematics, Physics, Art' }],
    ['Mathematics, Physics, Art, A-Levels', { studyType: 'A-Levels', area: 'Mathematics, Physics, Art' }],
  ])('when a degree is written as %s, then it and its subject are known', async (degree, expected) => {
    const { education } = await read(
      titled(680, 'Education', row(50, 660, 'Rock Bridge Senior High', 'F2'), row(50, 646, degree)),
    )
    expect(education?.[0]).toMatchObject({ institution: 'Rock Bridge Senior High', ...expected })
  })

  it('when an award is told in a sentence, then its giver ends where the sentence begins', async () => {
    const { awards } = await read(
      titled(
        680,
        'Awards',
        row(50, 660, 'Jan 2020'),
        row(130, 660, 'Excellence Award, Harbour Payments. Given for the'),
        row(130, 646, 'migration to another ledger.'),
      ),
    )
    expect(awards).toEqual([
      {
        title: 'Excellence Award',
        awarder: 'Harbour Payments',
        date: '2020-01',
        summary: 'Given for the migration to another ledger',
      },
    ])
  })

  it('when words stand in brackets behind an interest or a space parts tongue and level, then both are told apart', async () => {
    const { interests, languages } = await read(
      titled(680, 'Interests', row(50, 660, 'Fell running, Restoring motorcycles [ Triumph, BSA ]')) +
        titled(600, 'Languages', row(50, 580, 'English Native')),
    )
    expect(interests).toEqual([
      { name: 'Fell running' },
      { name: 'Restoring motorcycles', keywords: ['Triumph', 'BSA'] },
    ])
    expect(languages).toEqual([{ language: 'English', fluency: 'Native' }])
  })

  it('when the head names country and profiles, then the country is a code and the profile has its network', async () => {
    const { basics } = await read(
      row(50, 705, 'ada-example \\(GitHub\\)') +
        titled(680, 'Work Experience', job(660, 'Acme Ltd', '2019 - 2021', 'Engineer')),
    )
    expect(basics?.location).toEqual({ city: 'Leeds', region: 'West Yorkshire', countryCode: 'GB' })
    expect(basics?.profiles).toEqual([{ network: 'GitHub', username: 'ada-example' }])
  })

  it('when a town begins like a word that tells of a birth, then it is where the person lives', async () => {
    const { basics } = await read(
      titled(680, 'Work Experience', job(660, 'Acme Ltd', '2019 - 2021', 'Engineer')),
      text(50, 760, 22, 'Ada Example', 'F2') + row(50, 735, 'Bornheim, Germany'),
    )
    expect(basics?.location).toMatchObject({ city: 'Bornheim', countryCode: 'DE' })
  })

  it.each([
    [['Leeds', 'Ran the till at weekends'], 'Leeds', ['Ran the till at weekends']],
    [['Teamwork', 'Customer Support'], undefined, ['Teamwork', 'Customer Support']],
  ])('when %j stand behind symbols, then the job is in %s', async (marked, location, highlights) => {
    const below = marked.map((words, at) => {
      const isMarked = at === 0 || location === undefined
      return (
        text(60, 630 - 16 * at, 10, isMarked ? '\\267' : '', 'F3') +
        row(isMarked ? 72 : 60, 630 - 16 * at, isMarked ? words : `\\225 ${words}`)
      )
    })
    const { work } = await read(
      titled(
        680,
        'Work Experience',
        row(50, 660, 'Dahl Foods Inc', 'F2') + row(450, 660, '2019 - 2021') + row(50, 646, 'Cashier'),
        ...below,
      ),
    )
    expect(work?.[0]).toMatchObject({ name: 'Dahl Foods Inc', highlights })
    expect(work?.[0]?.location).toBe(location)
  })

  it.each([
    ['New York, NY 10001', { city: 'New York', region: 'NY', postalCode: '10001' }],
    ['Washington, DC 20001', { city: 'Washington', region: 'DC', postalCode: '20001' }],
  ])('when the head says “%s”, then town and region stay as they are', async (address, location) => {
    const page =
      text(50, 760, 22, 'Ada Example', 'F2') + row(50, 735, 'ada@example.com') + row(50, 720, address)
    const { content } = readResume(
      await pdfText(new Uint8Array(onePage(page + titled(680, 'Skills', row(50, 660, 'Excel, Word'))))),
    )
    expect(content.basics?.location).toEqual(location)
  })

  it.each([
    ['Spain', 'Madrid', { city: 'Madrid', countryCode: 'ES' }],
    ['Georgia', '30307 Atlanta', { city: 'Atlanta', region: 'Georgia', postalCode: '30307' }],
  ])('when %s stands above %s, then each is known', async (wide, town, location) => {
    const page = text(50, 760, 22, 'Ada Example', 'F2') + row(50, 735, wide) + row(50, 720, town)
    const more = row(50, 705, 'ada@example.com') + titled(680, 'Skills', row(50, 660, 'Excel, Word'))
    const { content } = readResume(await pdfText(new Uint8Array(onePage(page + more))))
    expect(content.basics?.location).toEqual(location)
  })

  it('when a certificate tells more behind its giver, then nothing of it is lost', async () => {
    const { certificates } = await read(
      titled(680, 'Certificates', row(50, 660, 'Cloud Developer, Amazon Training. Passed with merit')),
    )
    expect(JSON.stringify(certificates)).toContain('Passed with merit')
  })
})
