import { describe, expect, it } from '@jest/globals'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(50, y, 14, words, 'F2')
const head = text(50, 780, 22, 'Ada Example', 'F2') + row(50, 760, 'ada@example.com')
const columns = [50, 170, 330, 470]
/** A section that is one table: its title, then its header row and its rows. */
const section = (name: string, ...rows: readonly (readonly string[])[]) =>
  title(700, name) +
  rows
    .flatMap((cells, at) =>
      cells.map((cell, column) =>
        cell ? row(columns[column]!, 680 - 12 * at, cell, at === 0 ? 'F2' : 'F1') : '',
      ),
    )
    .join('')
const read = async (content: string) =>
  readResume(await pdfText(new Uint8Array(onePage(head + content)))).content

describe('tables with a header row', () => {
  it('when the header names every column, then each row is a job, and the text below the table is another section', async () => {
    const { work, education } = await read(
      section(
        'Work Experience',
        ['Period', 'Employer', 'Position', 'Place'],
        ['2019 - 2021', 'Acme Mills', 'Engineer', 'Leeds'],
        ['2015 - 2018', 'Hollins Foods and', 'Baker', 'Halifax'],
        ['', 'Bakeries Inc', '', ''],
      ) +
        title(600, 'Education') +
        row(50, 580, 'BSc Physics, University of Leeds, 2012 - 2015'),
    )
    expect(work).toEqual([
      { name: 'Acme Mills', position: 'Engineer', location: 'Leeds', startDate: '2019', endDate: '2021' },
      {
        name: 'Hollins Foods and Bakeries Inc',
        position: 'Baker',
        location: 'Halifax',
        startDate: '2015',
        endDate: '2018',
      },
    ])
    expect(education).toHaveLength(1)
  })

  it('when a table has From and To columns, then they are the period', async () => {
    const { work } = await read(
      section(
        'Work Experience',
        ['From', 'To', 'Company', 'Designation'],
        ['03/2019', 'Present', 'Acme Mills', 'Engineer'],
        ['01/2015', '02/2019', 'Hollins Foods', 'Baker'],
      ),
    )
    expect(work).toEqual([
      { name: 'Acme Mills', position: 'Engineer', startDate: '2019-03' },
      { name: 'Hollins Foods', position: 'Baker', startDate: '2015-01', endDate: '2019-02' },
    ])
  })

  it('when a table lists schools, then their marks are scores, and a long cell stays in its column', async () => {
    const { education } = await read(
      section(
        'Education',
        ['Degree', 'Institution', 'Year of Passing', 'Percentage'],
        ['B.Tech Computer Science', 'Anna University', '2019', '81.2%'],
        ['HSC', 'St Mary School', '2015', '92%'],
      ),
    )
    expect(education).toEqual([
      {
        institution: 'Anna University',
        studyType: 'B.Tech',
        area: 'Computer Science',
        endDate: '2019',
        score: '81.2%',
      },
      { institution: 'St Mary School', studyType: 'HSC', endDate: '2015', score: '92%' },
    ])
  })

  it('when a table has several level columns, then each level is named by its column', async () => {
    const { languages, skills } = await read(
      section(
        'Languages',
        ['Language', 'Speaking', 'Reading', 'Writing'],
        ['English', 'Fluent', 'Fluent', 'Good'],
        ['German', 'Basic', 'Good', 'Basic'],
      ),
    )
    expect(languages).toEqual([
      { language: 'English', fluency: 'Speaking Fluent, Reading Fluent, Writing Good' },
      { language: 'German', fluency: 'Speaking Basic, Reading Good, Writing Basic' },
    ])
    expect(skills).toBeUndefined()
  })

  it('when a table lists certificates, then issuer and date are read', async () => {
    const { certificates } = await read(
      section(
        'Certifications',
        ['Certificate', 'Issued by', 'Year'],
        ['First Aid', 'Red Cross', '2019'],
        ['Welding', 'City and Guilds', '2015'],
      ),
    )
    expect(certificates).toEqual([
      { name: 'First Aid', issuer: 'Red Cross', date: '2019' },
      { name: 'Welding', issuer: 'City and Guilds', date: '2015' },
    ])
  })
})
