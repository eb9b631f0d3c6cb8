import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { pagesOf, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (x: number, y: number, words: string) => text(x, y, 14, words, 'F2')
const read = async (...pages: string[]) => readResume(await pdfText(new Uint8Array(pagesOf(...pages))))

const name = text(60, 740, 22, 'Ada Example', 'F2')
const job = (y: number) =>
  row(60, y, 'Stoker, Fairmeadow Baths', 'F2') +
  row(420, y, '2016 - 2019') +
  row(60, y - 14, 'Kept it warm for all who came there.')
const foot =
  row(180, 60, '12 Boiler Street, Leeds, West Yorkshire') +
  row(200, 48, '+44 113 496 0000 \\225 ada@example.com') +
  row(220, 36, 'https://ada.example.com')

describe('what stands at the foot of a page', () => {
  it('when nothing on top tells how a person is reached, then the foot of the first page does', async () => {
    const { content } = await read(name + title(60, 690, 'Work') + job(670) + foot)
    expect(content.basics).toMatchObject({
      email: 'ada@example.com',
      phone: '+44 113 496 0000',
      url: 'https://ada.example.com',
      location: { address: '12 Boiler Street', city: 'Leeds' },
    })
    expect(content.work).toHaveLength(1)
    expect(content.work?.[0]?.summary).toBe('Kept it warm for all who came there.')
  })

  it('when the foot returns on the next page, then it is read once and ends no section', async () => {
    const { content } = await read(
      name + title(60, 690, 'Work') + job(670) + foot,
      title(60, 690, 'Volunteer') + job(670) + foot,
    )
    expect(content.volunteer?.map(({ summary }) => summary)).toEqual(['Kept it warm for all who came there.'])
    expect(content.basics?.email).toBe('ada@example.com')
  })

  it('when the top tells it, then a referee at the foot stays a referee', async () => {
    const { content } = await read(
      name +
        row(60, 720, 'ada@example.com') +
        title(60, 690, 'Work') +
        job(670) +
        title(60, 90, 'References') +
        row(60, 70, 'Grace Sample', 'F2') +
        row(60, 56, 'grace@example.org'),
    )
    expect(content.basics?.email).toBe('ada@example.com')
    expect(content.references?.[0]?.name).toBe('Grace Sample')
  })

  it('when the same words stand on two pages within a section, then they are content', async () => {
    const { content } = await read(
      name +
        row(60, 720, 'ada@example.com') +
        title(60, 690, 'Work') +
        job(670) +
        row(60, 400, 'Kept the books.') +
        row(60, 370, 'Kept the keys of all doors.'),
      row(60, 690, 'Stoker, Hollins Baths', 'F2') +
        row(420, 690, '2011 - 2016') +
        row(60, 400, 'Kept the books.') +
        row(60, 370, 'Kept the rooms of all doors.'),
    )
    expect(JSON.stringify(content.work).match(/Kept the books/g)).toHaveLength(2)
  })
})

describe('what a person says first', () => {
  const said = 'I look after boilers and pumps and have done so for a very long time.'

  it('when the first section is nothing but sentences, then it is the summary, whatever it is called', async () => {
    const { content } = await read(
      name +
        row(60, 720, 'ada@example.com') +
        title(60, 690, 'Basics') +
        row(60, 670, said) +
        title(60, 640, 'Work') +
        job(620),
    )
    expect(content.basics?.summary).toBe(said)
  })

  it('when it holds facts, or another section is the summary, then it is not', async () => {
    const { content } = await read(
      name +
        title(60, 690, 'Basics') +
        row(60, 670, 'ada@example.com') +
        title(60, 640, 'Profile') +
        row(60, 620, said) +
        title(60, 590, 'Work') +
        job(570),
    )
    expect(content.basics).toMatchObject({ email: 'ada@example.com', summary: said })
  })
})
