import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const read = async (content: string) => readResume(await pdfText(new Uint8Array(onePage(content))))
const name = text(50, 760, 22, 'Ada Example', 'F2')
const titles = ['Tapasztalat', 'Munka', 'Tanulmanyok', 'Tudas']

describe('titles in a language that none is known in', () => {
  const section = (title: string, at: number) =>
    text(50, 690 - 60 * at, 13, title, 'F2') + row(50, 672 - 60 * at, `Valami egyebet ${'abcd'[at]}`)
  const page =
    name +
    row(50, 735, 'Gep\\351szm\\351rn\\366k') +
    row(50, 720, 'ada@example.com') +
    titles.map(section).join('')

  it('when several short lines stand out alike, then none of them is a trade or a town, nor is what stands below', async () => {
    const { content, unplaced } = await read(page)
    expect(content).toEqual({
      basics: { name: 'Ada Example', label: 'Gepészmérnök', email: 'ada@example.com' },
    })
    for (const title of titles) expect(unplaced.map((found) => found.text)).toContain(title)
  })

  it('when nothing but titles stands below the name, then there is no trade', async () => {
    const { content } = await read(name + row(50, 720, 'ada@example.com') + titles.map(section).join(''))
    expect(content.basics).toEqual({ name: 'Ada Example', email: 'ada@example.com' })
  })
})

describe('known titles', () => {
  it('when a title beside the name is in two lines, then neither of them is a trade', async () => {
    const { content } = await read(
      row(100, 768, 'PERSONAL', 'F2') +
        text(200, 760, 16, 'Ada Example') +
        row(82, 756, 'INFORMATION', 'F2') +
        row(200, 740, 'ada@example.com') +
        row(200, 726, 'Sex Female | Date of birth 11/10/1986'),
    )
    expect(content.basics).toEqual({ name: 'Ada Example', email: 'ada@example.com' })
  })
})

describe('numbers to call', () => {
  const contact = async (...rows: string[]) =>
    (await read(name + rows.map((words, at) => row(50, 735 - 14 * at, words)).join(''))).content.basics

  it.each([
    '+44 113 496 0127 ext. 23',
    '+44 113 496 0127 x23',
    '+44 113 496 0127, extension 23',
    '+44 113 496 0127 \\(Durchwahl 23\\)',
    '+44 113 496 0127 #23',
    '+44 113 496 0127 poste 23',
  ])('when %s is told, then the extension is part of the number', async (number) => {
    const basics = await contact(`${number} | ada@example.com`)
    expect(basics).toEqual({
      name: 'Ada Example',
      email: 'ada@example.com',
      phone: number.replaceAll('\\', ''),
    })
  })

  it('when there are further numbers and extensions, then they are in no other field', async () => {
    const basics = await contact(
      'ada@example.com | +44 113 496 0127 | x23',
      '555-0139 | 0113 496 0128 ext. 7',
    )
    expect(basics).toEqual({ name: 'Ada Example', email: 'ada@example.com', phone: '+44 113 496 0127' })
  })

  it('when a number stands among schools, then it is of none', async () => {
    const { content } = await read(
      name +
        text(50, 700, 14, 'Education', 'F2') +
        row(50, 680, 'Tel: +44 113 496 0127 ext. 23') +
        row(50, 660, 'Bachelor of Arts, University of Leeds, 2012 - 2015'),
    )
    expect(content.basics?.phone).toBe('+44 113 496 0127 ext. 23')
    expect(JSON.stringify(content.education)).not.toMatch(/113|496|0127|23/)
  })

  it('when a day of birth is told with the age, then it is no number to call', async () => {
    expect(await contact('ada@example.com', '12/09/1995 \\(23 ans\\)')).toEqual({
      name: 'Ada Example',
      email: 'ada@example.com',
    })
  })
})

describe('towns', () => {
  it.each([
    ['Greater Antwerp Area', { city: 'Greater Antwerp Area' }],
    [
      'Endere\\347o: Rua do Cajueiro, 410 - Itabira, MG, Brasil',
      { address: 'Rua do Cajueiro, 410', city: 'Itabira', region: 'MG', countryCode: 'BR' },
    ],
  ])('when %s is told, then its parts are told apart', async (words, location) => {
    const { content } = await read(name + row(50, 735, words) + row(50, 720, 'ada@example.com'))
    expect(content.basics?.location).toEqual(location)
  })
})
