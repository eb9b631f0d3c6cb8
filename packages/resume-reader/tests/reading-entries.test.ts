import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (x: number, y: number, words: string) => text(x, y, 14, words, 'F2')
const head = text(150, 760, 22, 'Ada Example', 'F2') + row(150, 740, 'ada@example.com')
const read = async (content: string) => readResume(await pdfText(new Uint8Array(onePage(head + content))))

describe('entries as people write them', () => {
  it.each([
    ['what was done in each', 36, true],
    ['nothing', 16, false],
  ])(
    'when roles in the look of the firm stand below it, with %s between, then each was held there',
    async (_, pitch, hasBullets) => {
      const role = (y: number, words: string, dates: string) =>
        row(50, y, words, 'F2') +
        row(420, y, dates) +
        (hasBullets ? row(60, y - 16, '\\225 Looked after eleven shops') : '')
      const { content } = await read(
        title(50, 680, 'Experience') +
          row(50, 660, 'Acme Mills', 'F2') +
          role(644, 'Senior Engineer', '2019 - 2021') +
          role(644 - pitch, 'Engineer', '2017 - 2019') +
          role(644 - 2 * pitch, 'Trainee', 'Summer 2016') +
          row(50, 520, 'Hollins Home Center', 'F2') +
          role(504, 'Sales Associate', '2014 - 2016') +
          role(504 - pitch, 'Cashier', '2012 - 2014'),
      )
      const jobs = content.work?.map(({ name, position, startDate, endDate }) =>
        [name, position, startDate, endDate].join(' | '),
      )
      expect(jobs).toEqual([
        'Acme Mills | Senior Engineer | 2019 | 2021',
        'Acme Mills | Engineer | 2017 | 2019',
        'Acme Mills | Trainee | 2016 | 2016',
        'Hollins Home Center | Sales Associate | 2014 | 2016',
        'Hollins Home Center | Cashier | 2012 | 2014',
      ])
    },
  )

  it('when the dated lines of one look are firms, then none of them was held at the one above', async () => {
    const { content } = await read(
      title(50, 680, 'Experience') +
        row(50, 660, 'Acme Mills', 'F2') +
        row(50, 644, 'Engineer', 'F2') +
        row(420, 644, '2019 - 2021') +
        row(60, 628, '\\225 Looked after eleven shops') +
        row(50, 608, 'Dahl Foods Inc', 'F2') +
        row(420, 608, '2015 - 2019') +
        row(60, 592, '\\225 Looked after twelve shops'),
    )
    expect(content.work?.map(({ name }) => name)).toEqual(['Acme Mills', 'Dahl Foods Inc'])
  })

  it('when an entry has one date, then that is its start and end, of studies the end, and behind "until" the end', async () => {
    const line = (y: number, one: string, other: string, date: string) =>
      row(50, y, one, 'F2') + row(420, y, date) + row(50, y - 14, other)
    const { content } = await read(
      title(50, 680, 'Experience') +
        line(660, 'Engineer', 'Acme Mills Ltd', '2014 - 2016') +
        line(626, 'Trainee Engineer', 'Dahl Foods Inc', 'Summer 2010') +
        line(592, 'Driver', 'Moss Haulage Ltd', 'until 2009') +
        title(50, 540, 'Education') +
        line(520, 'BSc Physics', 'University of Leeds', '2012'),
    )
    const dates = [...(content.work ?? []), ...(content.education ?? [])].map(({ startDate, endDate }) => [
      startDate,
      endDate,
    ])
    expect(dates).toEqual([
      ['2014', '2016'],
      ['2010', '2010'],
      [undefined, '2009'],
      [undefined, '2012'],
    ])
  })

  it('when the name of a certificate has a dash, then it is told from who gives it', async () => {
    const { content } = await read(
      title(50, 680, 'Certifications') +
        row(50, 660, 'Acme Certified Developer - Associate, Acme Web Services') +
        row(420, 660, '2021') +
        row(50, 644, 'First Aid - Red Cross') +
        row(420, 644, '2020') +
        row(50, 628, 'Cloud Practitioner - Level 2') +
        row(420, 628, '2019'),
    )
    expect(content.certificates).toEqual([
      { name: 'Acme Certified Developer - Associate', issuer: 'Acme Web Services', date: '2021' },
      { name: 'First Aid', issuer: 'Red Cross', date: '2020' },
      { name: 'Cloud Practitioner - Level 2', date: '2019' },
    ])
  })

  it('when titles of works are quoted behind their authors, then each is cited whole, whatever heads them', async () => {
    const { content } = await read(
      title(50, 680, 'Publications') +
        text(50, 660, 10, 'Journal articles', 'F2') +
        row(
          50,
          644,
          '[1] A. Example, B. Roe, and C. Poe, "Salt in quiet rivers," Journal of Water, vol. 12, pp. 1-9, 2023.',
        ) +
        row(50, 628, '[2] B. Roe and A. Example, "Dikes and moles," Water Letters, vol. 8, 2022.') +
        text(50, 606, 10, 'Book chapters', 'F2') +
        row(50, 590, '[3] A. Example, "Low coasts," Handbook of Sands, pp. 12-14, 2021.'),
    )
    expect(content.publications).toEqual([
      {
        name: 'Salt in quiet rivers',
        publisher: 'Journal of Water',
        releaseDate: '2023',
        summary: 'A. Example, B. Roe, and C. Poe vol. 12, pp. 1-9',
      },
      {
        name: 'Dikes and moles',
        publisher: 'Water Letters',
        releaseDate: '2022',
        summary: 'B. Roe and A. Example vol. 8',
      },
      {
        name: 'Low coasts',
        publisher: 'Handbook of Sands',
        releaseDate: '2021',
        summary: 'A. Example pp. 12-14',
      },
    ])
  })

  it('when referees stand side by side, then each has what stands below the name, but how they are reached', async () => {
    const two = (y: number, one: string, other: string) => row(50, y, one) + row(300, y, other)
    const { content } = await read(
      title(50, 680, 'References') +
        two(660, 'Prof. Pia Roe', 'Dr Max Poe') +
        two(646, 'University of Leeds', 'Institute of Sands') +
        two(632, 'p.roe@example.org', 'm.poe@example.org'),
    )
    expect(content.references).toEqual([
      { name: 'Prof. Pia Roe', reference: 'University of Leeds' },
      { name: 'Dr Max Poe', reference: 'Institute of Sands' },
    ])
  })
  it.each([
    [
      'Ada left our mills in better shape than she found them. - Pia Roe, mill owner',
      { name: 'Pia Roe, mill owner', reference: 'Ada left our mills in better shape than she found them.' },
    ],
    [
      'Ada left our mills - Leeds and York - in better shape than she found them.',
      { reference: 'Ada left our mills - Leeds and York - in better shape than she found them.' },
    ],
  ])(
    'when a reference reads %j, then what stands behind its last sentence is who says it',
    async (words, expected) => {
      const { content } = await read(title(50, 680, 'References') + row(50, 660, words))
      expect(content.references).toEqual([expected])
    },
  )
})
