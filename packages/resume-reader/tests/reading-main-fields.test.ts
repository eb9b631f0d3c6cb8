import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { latin, onePage, text } from '@thumbfolio/testing/pdf-builder'

/** Kinds of lines that real resumes have, in the words of invented people. */
const row = (y: number, words: string, x = 50, font = 'F1') => text(x, y, 10, latin(words), font)
const title = (y: number, words: string) => text(50, y, 14, latin(words), 'F2')
const head = text(50, 760, 22, 'Ada Example', 'F2') + row(742, 'ada@example.com')
const work = title(690, 'Experience') + row(672, 'Miller, Acme Mills, Leeds') + row(672, '2019 - 2021', 420)
const read = async (...parts: string[]) =>
  readResume(await pdfText(new Uint8Array(onePage([head, ...parts].join(''))))).content

const educationOf = async (line: string, dates: string, below: string[] = []) => {
  const { education } = await read(
    work,
    title(630, 'Education'),
    row(612, line),
    row(612, dates, 420),
    ...below.map((words, at) => row(598 - 14 * at, words)),
  )
  return education
}

describe('schools and degrees', () => {
  it.each([
    ['Diploma, Istituto Alberghiero, Milano', { institution: 'Istituto Alberghiero', studyType: 'Diploma', location: 'Milano' }],
    ['Diploma, Fondazione Agraria, Verona', { institution: 'Fondazione Agraria', studyType: 'Diploma', location: 'Verona' }],
    ['MSc Landscape Architecture, SLU Alnarp', { institution: 'SLU Alnarp', studyType: 'MSc', area: 'Landscape Architecture' }],
    ['BSc Marine Biology, NTNU Trondheim', { institution: 'NTNU Trondheim', studyType: 'BSc', area: 'Marine Biology' }],
    ['BCom, University College Cork', { institution: 'University College Cork', studyType: 'BCom' }],
    ['BDS, University of Dundee', { institution: 'University of Dundee', studyType: 'BDS' }],
  ])('when "%s" is one line, then the school is the part that is neither degree nor subject', async (line, expected) => {
    expect(await educationOf(line, '2011 - 2016')).toMatchObject([{ ...expected, startDate: '2011', endDate: '2016' }])
  })

  it.each([
    ['Thesis: Breath of the Bog. Advisor: Prof. S. Brandt', 'Uppsala University'],
    ['Dissertation: Rivers in the valley of the mills', 'Newhaven University'],
  ])('when a thesis follows the school on one line, then it is a detail of the studies', async (thesis, school) => {
    const { education } = await read(
      work,
      title(630, 'Education'),
      row(612, '2012\x962016') + row(612, `PhD, Ecology, ${school}. ${thesis}`, 130),
      row(598, '2010\x962012') + row(598, 'MSc, Environmental Science, University of Copenhagen', 130),
      row(584, '2006\x962010') + row(584, 'BSc, Biology, University of Ibadan', 130),
    )
    expect(education?.slice(0, 1)).toMatchObject([
      { institution: school, studyType: 'PhD', area: 'Ecology', summary: thesis },
    ])
  })

  it('when a label is what was passed, then it is the degree', async () => {
    const { education } = await read(
      work,
      title(630, 'Education'),
      row(612, 'Selhurst Park Sixth Form', 50, 'F2') + row(612, '(2024 \x96 2026)'.replace(/[()]/g, '\\$&'), 182),
      row(598, 'A levels: Mathematics, Physics, Design'),
      row(580, 'Norwood Green Academy', 50, 'F2') + row(580, '(2019 \x96 2024)'.replace(/[()]/g, '\\$&'), 182),
    )
    expect(education?.slice(0, 1)).toMatchObject([
      { institution: 'Selhurst Park Sixth Form', studyType: 'A levels' },
    ])
  })

  it.each([
    ['Bachelor of Social Work', 'Masaryk University, Brno (Czech Republic)', 'Masaryk University'],
    ['Master of Laws', 'Comenius University, Bratislava (Slovakia)', 'Comenius University'],
  ])('when a school is followed by its town and country (%s), then only the school is its name', async (degree, line, institution) => {
    expect(await educationOf(degree, '2011 - 2014', [line])).toMatchObject([{ institution, studyType: degree }])
  })
}) // prettier-ignore

describe('jobs', () => {
  it.each([
    ['Domov Slunce, Brno (Czech Republic)', 'Domov Slunce', 'Brno (Czech Republic)'],
    ['Dom Nadziei, Gdynia (Poland)', 'Dom Nadziei', 'Gdynia (Poland)'],
  ])(
    'when "%s" names a firm, its town and country, then the firm is its name alone',
    async (line, name, location) => {
      const { work: jobs } = await read(title(690, 'Experience'), row(672, 'Social Worker', 50, 'F2'), row(672, '2017 - 2019', 420), row(658, line), row(644, '\x95 Support of families with small children')) // prettier-ignore
      expect(jobs).toMatchObject([{ name, position: 'Social Worker', location }])
    },
  )

  it('when a duration in brackets follows the firm, then it is not a place', async () => {
    const { work: jobs } = await read(title(690, 'Experience'), row(672, 'Visiting Researcher, University of Alaska Fairbanks (6 months)'), row(672, '2016', 420)) // prettier-ignore
    expect(jobs).toMatchObject([{ position: 'Visiting Researcher', name: 'University of Alaska Fairbanks' }])
    expect(jobs?.[0]).not.toHaveProperty('location')
  })
})

describe('lists', () => {
  it('when projects are bullets in several looks and nothing else, then each is one', async () => {
    const { projects } = await read(
      work,
      title(630, 'Projects'),
      row(612, '\x95', 50) + row(612, 'ledgerlint \x96 static checks for double-entry code', 60, 'F2'),
      row(600, '\x95', 50) + row(600, 'Harbour clock \x96 tide tables for kayakers', 60),
      row(588, '\x95', 50) + row(588, 'Inkgrid \x96 an e-paper dashboard', 60, 'F2'),
    )
    expect(projects?.map(({ name }) => name)).toEqual(['ledgerlint', 'Harbour clock', 'Inkgrid'])
  })

  it('when a talk is quoted behind its date, then the date is its date', async () => {
    const { custom } = await read(
      work,
      title(630, 'Invited Talks'),
      row(612, 'Sept 2024') +
        row(612, '\x93Nine years of warm soil in the north\x94, EuroSoil, Seville', 160),
      row(596, 'May 2023') + row(596, '\x93What the ground exhales in winter\x94, Soil Days, Jena', 160),
    )
    expect(custom).toMatchObject([{ startDate: '2024-09' }, { startDate: '2023-05' }])
  })

  it('when percentages follow skills, then they are their levels', async () => {
    const { skills } = await read(work, title(630, 'Skills'), row(612, 'Figma 80%'), row(598, 'Sketch 60%'), row(584, 'SQL')) // prettier-ignore
    expect(skills).toEqual([
      { name: 'Figma', level: '80%' },
      { name: 'Sketch', level: '60%' },
      { name: 'SQL' },
    ])
  })

  it('when skills are written as sentences, then each keeps its full stop', async () => {
    const { skills } = await read(
      work,
      title(630, 'Key Skills'),
      row(612, 'Organisation', 50, 'F2'),
      row(598, '\x95 Ran the diary of a parish council for six years.', 60),
      row(584, '\x95 Kept the accounts of a charity shop in the town.', 60),
      row(566, 'Communication', 50, 'F2'),
      row(552, '\x95 Answered some forty calls a day.', 60),
    )
    expect(skills?.flatMap(({ keywords = [] }) => keywords)).toEqual([
      'Ran the diary of a parish council for six years.',
      'Kept the accounts of a charity shop in the town.',
      'Answered some forty calls a day.',
    ])
  })

  it('when a form asks for a qualification, then its value is the degree, whatever its name', async () => {
    const form = (top: number, rows: [string, string][]) =>
      rows.map(([label, value], at) => row(top - 14 * at, label) + row(top - 14 * at, value, 200)).join('')
    const { education } = await read(
      title(690, 'Work Experience'),
      form(672, [['Dates', '2013 - 2018'], ['Employer', 'Baltic Pack S.A.'], ['Position held', 'Forklift Operator']]),
      title(610, 'Education'),
      form(592, [['Dates', '2009 - 2013'], ['School', 'Technical School of Logistics'], ['Qualification', 'Logistics Technician']]),
    ) // prettier-ignore
    expect(education).toMatchObject([
      { institution: 'Technical School of Logistics', studyType: 'Logistics Technician' },
    ])
  })
})
