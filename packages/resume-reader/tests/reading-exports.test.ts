import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { pagesOf, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(50, y, 14, words, 'F2')
const head = text(50, 760, 22, 'Ada Example', 'F2') + row(50, 740, 'ada@example.com')
const read = async (...[first = '', ...others]: string[]) =>
  readResume(await pdfText(new Uint8Array(pagesOf(head + first, ...others)))).content

describe('roles below a firm and the time that was spent there', () => {
  const role = (y: number, words: string, dates: string) =>
    text(50, y, 11.5, words) + row(50, y - 14, dates) + row(50, y - 28, '- Looked after eleven shops.')

  it('when several were held, also over a page, then each is a job at that firm', async () => {
    const { work } = await read(
      title(700, 'Experience') +
        text(50, 670, 12.5, 'Hollins Mills') +
        row(50, 656, '5 years 3 months') +
        role(630, 'Senior Planner', 'January 2019 - February 2022 \\(3 years 2 months\\)'),
      role(760, 'Planner', 'December 2016 - December 2018 \\(2 years 1 month\\)') +
        text(50, 700, 12.5, 'Fairmeadow Port') +
        role(684, 'Intern', 'June 2016 - September 2016 \\(4 months\\)'),
    )
    expect(work?.map(({ name, position, startDate }) => [name, position, startDate])).toEqual([
      ['Hollins Mills', 'Senior Planner', '2019-01'],
      ['Hollins Mills', 'Planner', '2016-12'],
      ['Fairmeadow Port', 'Intern', '2016-06'],
    ])
  })

  it('when the time stands below the name of a firm and no role does, then the firm is kept', async () => {
    const { work } = await read(
      title(700, 'Experience') + text(50, 670, 12.5, 'Hollins Mills') + row(50, 656, '5 years'),
    )
    expect(work?.[0]?.name).toBe('Hollins Mills')
  })
})

describe('a bullet that was broken by hand', () => {
  it('when the line below goes on in small letters, as far in as the mark, then it is the bullet’s', async () => {
    const { work } = await read(
      title(700, 'Experience') +
        row(50, 680, 'Stoker, Fairmeadow Baths, 2016 - 2019', 'F2') +
        row(50, 660, '- Looked after the boilers of three large houses, and of all that was in them') +
        row(50, 647, '- Cut waste by a third with') +
        row(50, 634, 'a pump of her own.'),
    )
    expect(work?.[0]?.highlights?.[1]).toBe('Cut waste by a third with a pump of her own.')
    expect(work?.[0]?.summary).toBeUndefined()
  })
})

describe('degree and school in turn', () => {
  it.each([
    ['the degree stands above', ['B.S. in Physics', 'Marsh Point State University | 2013 - 2017']],
    ['the school stands above', ['Marsh Point State University | 2013 - 2017', 'B.S. in Physics']],
  ])('when %s and all is set alike, then both are one entry', async (_, [one = '', other = '']) => {
    const { education } = await read(title(700, 'Education') + row(50, 680, one) + row(50, 664, other))
    expect(education).toEqual([
      {
        institution: 'Marsh Point State University',
        studyType: 'B.S.',
        area: 'Physics',
        startDate: '2013',
        endDate: '2017',
      },
    ])
  })

  it('when a line below a date is labelled, then it begins anew', async () => {
    const { education } = await read(
      title(700, 'Education') +
        row(50, 680, 'Camosun College', 'F2') +
        row(50, 667, 'Bachelor of Science, Physics, 2013') +
        row(50, 654, 'GPA: 3.6'),
    )
    expect(education?.[0]).toMatchObject({ endDate: '2013', score: '3.6' })
  })
})

describe('numbers that hang before a list', () => {
  const work = (y: number, number: string, name: string, journal: string) =>
    row(50, y, number) + row(80, y, name) + row(80, y - 14, journal)

  it('when works are numbered, then their numbers are no names', async () => {
    const { publications } = await read(
      title(700, 'Publications') +
        work(680, '3.', 'The Pause', 'Annals of Prosody, 2017') +
        work(640, '2.', 'Lost Consonants', 'Northern Phonetics, 2008') +
        work(600, '1.', 'A Scale for Murmur', 'Acta Phonetica, 2004'),
    )
    expect(publications?.map(({ name, publisher }) => [name, publisher])).toEqual([
      ['The Pause', 'Annals of Prosody'],
      ['Lost Consonants', 'Northern Phonetics'],
      ['A Scale for Murmur', 'Acta Phonetica'],
    ])
  })
})

describe('contact data in a footer that returns', () => {
  it('when it is dated, then it still tells how its owner is reached', async () => {
    const name = text(50, 760, 22, 'Ada Example', 'F2')
    const foot = row(50, 40, 'ada@example.org') + row(280, 40, '+44 113 496 0000') + row(480, 40, 'May 2025')
    const job = title(700, 'Work') + row(50, 680, 'Stoker, Fairmeadow Baths, 2016 - 2019')
    const bytes = pagesOf(name + job + foot, title(700, 'Skills') + row(50, 680, 'Steam, Brass') + foot)
    const { basics, work } = readResume(await pdfText(new Uint8Array(bytes))).content
    expect(basics).toMatchObject({ email: 'ada@example.org', phone: '+44 113 496 0000' })
    expect(JSON.stringify([basics, work])).not.toContain('May')
  })
})

describe('labels in the line of a value', () => {
  it('when a job is told in labelled lines, then the labels are in no value', async () => {
    const { work } = await read(
      title(700, 'Experi\\352ncia') +
        row(50, 680, 'Malhas Pampulha LTDA', 'F2') +
        row(50, 666, 'Cargo: Analista de qualidade') +
        row(50, 652, 'Per\\355odo 02/2022 - 06/2024') +
        row(50, 638, 'Principais atividades: Controle de fios e de tingimento em turnos.'),
    )
    expect(work).toEqual([
      {
        name: 'Malhas Pampulha LTDA',
        position: 'Analista de qualidade',
        startDate: '2022-02',
        endDate: '2024-06',
        summary: 'Controle de fios e de tingimento em turnos.',
      },
    ])
  })
})
