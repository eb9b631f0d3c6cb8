import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (y: number, words: string, x = 50, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(50, y, 14, words, 'F2')
const work = (dates = '2019 - 2020') =>
  title(660, 'Experience') + row(640, 'Store Manager, Fairmeadow Markets') + row(640, dates, 450) +
  row(626, '\\225 Looked after eleven shops and the people there') // prettier-ignore
const head = (name = 'Ada Example') => text(50, 760, 22, name, 'F2')
const readPage = async (content: string) =>
  readResume(await pdfText(new Uint8Array(onePage(content)))).content
const read = async (...lines: string[]) => readPage(head() + work() + lines.join(''))

describe('an address with a flat, a floor or a unit', () => {
  it.each([
    ['4417 Sycamore Ave, Apt 2B, Toledo, OH 43606', '4417 Sycamore Ave, Apt 2B', 'Toledo', 'OH'],
    ['12 Rosewood Lane, Unit 5C, Austin, TX 78704', '12 Rosewood Lane, Unit 5C', 'Austin', 'TX'],
    ['88 Ferry Road, Suite 300, Nashville, TN 37201', '88 Ferry Road, Suite 300', 'Nashville', 'TN'],
    ['9 Mill Street, #14, Portland, OR 97201', '9 Mill Street, #14', 'Portland', 'OR'],
    ['9 Mill Street, 3rd Floor, Portland, OR 97201', '9 Mill Street, 3rd Floor', 'Portland', 'OR'],
    ['Flat 3, 14 Rosehill Road, Leeds LS6 1AB', 'Flat 3, 14 Rosehill Road', 'Leeds', undefined],
    ['Flat 3, 22 Harbour Wynd, Leith EH6 6AB', 'Flat 3, 22 Harbour Wynd', 'Leith', undefined],
    ['c/o Meier, Lindenstra\\337e 4, 50674 K\\366ln', 'c/o Meier, Lindenstraße 4', 'Köln', undefined],
    ['Lindenstra\\337e 4, 2. OG, 50674 K\\366ln', 'Lindenstraße 4, 2. OG', 'Köln', undefined],
  ])('when it is "%s", then that is of the street, and the town is behind it', async (line, address, city, region) => {
    const { basics } = await read(row(740, `${line} | ada@example.com`))
    expect(basics?.location).toMatchObject({ address, city, ...(region && { region }) })
    expect(basics?.location).not.toHaveProperty('countryCode')
  }) // prettier-ignore
})

describe('what is no name', () => {
  const titles = ['CURRICULUM VITAE', 'RESUME', 'PERSONAL INFORMATION', 'LEBENSLAUF', 'HOJA DE VIDA', 'CURRICULO', 'Date of birth', 'Looking for a new post in retail'] // prettier-ignore
  it.each(titles)('when "%s" is the largest text, then the name below it is the name', async (words) => {
    const { basics } = await readPage(text(50, 770, 24, words, 'F2') + text(50, 740, 14, 'Ada Example', 'F2') + row(722, 'ada@example.com') + work()) // prettier-ignore
    expect(basics?.name).toBe('Ada Example')
  })

  it.each(['Curriculum Vitae - Ada Example', 'Resume of Ada Example', 'Lebenslauf: Ada Example'])(
    'when a title stands before the name, as in "%s", then it is no part of it',
    async (words) => {
      expect((await readPage(head(words) + work())).basics?.name).toBe('Ada Example')
    },
  )

  it('when letters of professions stand behind the name, then they stay', async () => {
    const { basics } = await readPage(head('DEBRA ANN KOWALCZYK, BSN, RN, CEN') + row(740, 'ada@example.com') + work()) // prettier-ignore
    expect(basics?.name).toBe('DEBRA ANN KOWALCZYK, BSN, RN, CEN')
  })
})

describe('certificates that end', () => {
  const certificates = async (...lines: string[]) => {
    const { certificates: list, personal } = await read(
      title(560, 'Certifications'),
      ...lines.map((line, at) => row(540 - 16 * at, line)),
    )
    return { list, personal }
  }

  it('when one says when it ends and has a number, then neither is its date or its issuer', async () => {
    const { list, personal } = await certificates(
      'Registered Nurse, State of Ohio, License #RN.412345 \\(exp. 10/2027\\)',
      'NMC PIN 18A0000E \\(expires Nov 2027\\)',
    )
    expect(list).toEqual([
      { name: 'Registered Nurse', issuer: 'State of Ohio', expires: '2027-10' },
      { name: 'NMC PIN', expires: '2027-11' },
    ])
    expect(personal).toEqual([
      { kind: 'licence-number', label: 'License', text: 'RN.412345' },
      { kind: 'licence-number', label: 'NMC PIN', text: '18A0000E' },
    ])
  })

  it('when both days stand there, then each is its own', async () => {
    const { list } = await certificates('Forklift Operator, DEKRA, 2021, valid until 03/2026')
    expect(list).toEqual([{ name: 'Forklift Operator', issuer: 'DEKRA', date: '2021', expires: '2026-03' }])
  })
})

describe('dates, grades and ratings', () => {
  it.each([
    ['Q3 2014 - Aug 2016', '2014-07', '2016-08'],
    ['Q1/2018 - Q4/2019', '2018-01', '2019-12'],
  ])('when a job was held "%s", then that is a range', async (dates, startDate, endDate) => {
    const { work: jobs } = await readPage(head() + work(dates))
    expect(jobs).toMatchObject([{ position: 'Store Manager', startDate, endDate }])
    expect(jobs?.[0]).not.toHaveProperty('location')
  })

  it('when a school says several grades, then they are no score and the line stays whole', async () => {
    const line = '9 GCSEs grades 9\\2266 including Maths \\(9\\), Physics \\(9\\)'
    const { education } = await read(title(560, 'Education'), row(540, 'Norwood Green Academy', 50, 'F2'), row(540, '2019 - 2024', 450), row(526, line)) // prettier-ignore
    expect(education).toMatchObject([
      { institution: 'Norwood Green Academy', studyType: '9 GCSEs grades 9–6 including Maths (9), Physics (9)' },
    ]) // prettier-ignore
    expect(education?.[0]).not.toHaveProperty('score')
  })

  it('when shares of a hundred stand behind skills, then they are no part of them', async () => {
    const { skills } = await read(title(560, 'Skills'), row(540, 'Figma 80%, SQL 60%, 5S'))
    expect(skills?.map(({ name }) => name)).toEqual(['Figma', 'SQL', '5S'])
  })

  it('when half of a pair of brackets is in another field, then no value holds the other', async () => {
    const { education } = await read(title(560, 'Education'), row(540, 'BSc Physics \\(2015 - 2018, University of Leeds')) // prettier-ignore
    expect(JSON.stringify(education)).not.toMatch(/[()]/)
  })
})

describe('referees', () => {
  it('when they say how they are reached, then that is in no field', async () => {
    const content = await read(
      row(740, 'ada@example.com'),
      title(560, 'References'),
      row(540, 'Dr. Helen Straw, Practice Owner, Larkfield Dental'),
      row(526, 'helen.straw@example.com \\267 01304 496 0110'),
      row(508, 'Mr. Amir Dost, Hartwell Clinic'),
      row(494, 'Tel: 01304 496 0177'),
    )
    expect(content.references).toEqual([
      { name: 'Dr. Helen Straw, Practice Owner, Larkfield Dental' },
      { name: 'Mr. Amir Dost, Hartwell Clinic' },
    ])
    expect(content.basics).toEqual({ name: 'Ada Example', email: 'ada@example.com' })
  })

  it('when the owner gives no contact data and referees stand at the foot, then theirs is not the owner’s', async () => {
    const { basics } = await read(title(110, 'References'), row(90, 'Helen Straw'), row(78, 'helen.straw@example.com')) // prettier-ignore
    expect(basics).toEqual({ name: 'Ada Example' })
  })

  it('when they are only to be had on request, then there is none', async () => {
    const { references } = await read(title(560, 'References'), row(540, 'References available on request'))
    expect(references).toBeUndefined()
  })
})
