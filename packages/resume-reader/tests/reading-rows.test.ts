import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, pagesOf, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(150, y, 14, words, 'F2')
const name = text(150, 760, 22, 'Ada Example', 'F2')
const email = row(150, 740, 'ada@example.com')
const read = async (content: string) =>
  readResume(await pdfText(new Uint8Array(onePage(name + content)))).content

describe('the head of a page', () => {
  it('when the letters of a trade are set apart, then the spaces between its words are wider and it is one', async () => {
    const { basics } = await read(
      `1.5 Tc\n${row(150, 745, 'Chief Stoker of Boilers')}0 Tc\n${row(150, 720, 'ada@example.com')}`,
    )
    expect(basics?.label).toBe('Chief Stoker of Boilers')
  })

  it('when words stand as far apart and their letters do not, then they are several', async () => {
    const { basics } = await read(
      `9 Tw\n${row(150, 745, 'Engineer Leeds')}0 Tw\n${row(150, 720, 'ada@example.com or by the usual post')}`,
    )
    expect(basics?.label).toBe('Engineer')
  })

  it('when a user stands beside the name of a network, then both are a profile', async () => {
    const { basics } = await read(email + row(150, 720, 'GitHub') + row(195, 720, 'adaexample'))
    expect(basics?.profiles).toEqual([{ network: 'GitHub', username: 'adaexample' }])
  })

  it('when a town stands beside it, then it is no user', async () => {
    const { basics } = await read(email + row(150, 720, 'GitHub') + row(195, 720, 'Leeds'))
    expect(basics?.profiles).toBeUndefined()
  })

  it('when its initials stand beside a name as large, then they are a sign and no country', async () => {
    const { basics } = await read(
      text(80, 758, 20, 'AE', 'F1') + email + row(150, 720, 'Leeds, West Yorkshire'),
    )
    expect(basics?.location).toEqual({ city: 'Leeds', region: 'West Yorkshire' })
  })

  it('when they are as small as the address, then they are a part of it', async () => {
    const { basics } = await read(email + row(150, 720, 'Dubai, AE'))
    expect(Object.values(basics?.location ?? {})).toEqual(['Dubai', 'AE'])
  })
})

describe('rows beside a margin', () => {
  it('when a head goes on below, then it is one, and so is its address', async () => {
    const job = (y: number) =>
      row(60, y, '2016 - 2019') +
      row(150, y, 'Chief Stoker of Large Steam Boilers at Fairmeadow Baths, https://fairmeadow.') +
      row(150, y - 13, 'example.org') +
      text(
        150,
        y - 26,
        9,
        'Kept it warm for all who came there, in summer and in winter, and read the meters.',
      )
    const { work } = await read(email + title(700, 'Work') + job(680) + job(620) + job(560))
    expect(work?.map(({ url }) => url)).toEqual(Array(3).fill('https://fairmeadow.example.org'))
    expect(work?.[0]?.summary).toMatch(/^Kept it warm/)
  })

  it('when a level stands between a skill and its words, then each is told apart', async () => {
    const skill = (y: number, [one, level, words]: [string, string, string]) =>
      row(80, y, one) + row(150, y, level) + row(350, y, words)
    const { skills } = await read(
      email +
        title(700, 'Skills') +
        skill(680, ['Heating', 'Advanced', 'Keywords: Boilers, Pumps']) +
        skill(664, ['Writing', 'Master', 'Keywords: Reports, Books']),
    )
    expect(skills).toEqual([
      { name: 'Heating', level: 'Advanced', keywords: ['Boilers', 'Pumps'] },
      { name: 'Writing', level: 'Master', keywords: ['Reports', 'Books'] },
    ])
  })

  it('when three words stand in a row, then none is the level of another', async () => {
    const { skills } = await read(
      email +
        title(700, 'Skills') +
        row(150, 680, 'Boilers') +
        row(250, 680, 'Pumps') +
        row(350, 680, 'Meters'),
    )
    expect(skills).toEqual([{ name: 'Boilers' }, { name: 'Pumps' }, { name: 'Meters' }])
  })

  it('when only a comma stands beside a referee, then the name is whole', async () => {
    const { references } = await read(
      email +
        title(700, 'References') +
        row(60, 680, 'Grace Sample') +
        row(150, 680, ',') +
        row(150, 666, 'Ada is the calmest person with whom I have ever shared a boiler.'),
    )
    expect(references?.[0]?.name).toBe('Grace Sample')
    expect(references?.[0]?.reference).toMatch(/^Ada is/)
  })
})

describe('lines of a column', () => {
  it('when a school stands below what was learnt there in a full line, then it is one by itself', async () => {
    const { education } = await read(
      email +
        title(700, 'Education') +
        row(150, 680, 'Master of Science', 'F2') +
        row(150, 666, 'Heating and Steam Engineering of Buildings') +
        row(150, 652, 'Technische Hochschule Larchfurt am Main, Abteilung') +
        row(150, 638, '2013 - 2015'),
    )
    expect(education?.[0]?.area).toBe('Heating and Steam Engineering of Buildings')
  })

  it('when the name of a school is cut, then it stays one', async () => {
    const { education } = await read(
      email +
        title(700, 'Education') +
        row(150, 680, 'Master of Science', 'F2') +
        row(400, 680, '2013 - 2015') +
        row(150, 666, 'School of Heating and Steam and Water of the old and large Larchfurt') +
        row(150, 652, 'University'),
    )
    expect(JSON.stringify(education)).toContain('Larchfurt University')
  })

  const side = (y: number, ...words: string[]) => words.map((one, at) => row(400, y - 14 * at, one)).join('')
  const main = (y: number) =>
    Array.from({ length: 8 }, (_, at) =>
      row(50, y - 17 * at, 'Kept the boilers warm for all who came there by day and by n.'),
    ).join('')
  const likes = async (...words: string[]) => {
    const first =
      name +
      text(50, 700, 14, 'Profile', 'F2') +
      main(680) +
      text(400, 700, 14, 'Awards', 'F2') +
      side(
        680,
        'Prize of the Larch Valley',
        'Prize of all of the Larches',
        'Prize of every Larch there',
        'Prize of Leeds',
        'Prize of York',
        'Prize of Hull',
      )
    const second = text(50, 760, 14, 'Volunteer', 'F2') + main(740) + text(400, 766, 14, 'Interests', 'F2')
    const pdf = pagesOf(first, second + side(740, ...words))
    return readResume(await pdfText(new Uint8Array(pdf))).content.interests
  }

  it('when it goes on with short lines alone on the next page, then none of them is full', async () => {
    expect(await likes('Mountain walks', 'Amateur radio')).toEqual([
      { name: 'Mountain walks' },
      { name: 'Amateur radio' },
    ])
  })

  it('when one of them is full there, then it goes on below', async () => {
    expect(await likes('Walks on the mountains at', 'night')).toEqual([
      { name: 'Walks on the mountains at night' },
    ])
  })
})
