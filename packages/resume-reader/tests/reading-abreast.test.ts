import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (x: number, y: number, words: string) => text(x, y, 14, words, 'F2')
const head = text(150, 760, 22, 'Ada Example', 'F2') + row(180, 740, 'ada@example.com')
const read = async (content: string) =>
  readResume(await pdfText(new Uint8Array(onePage(head + content)))).content

describe('lists whose heads stand side by side', () => {
  const heading = (x: number, y: number, words: string) => text(x, y, 16, words, 'F2')
  const summary =
    title(50, 690, 'Summary') +
    row(150, 690, 'Keeps the books of mills and of the shops that sell what they spin.')

  it('when one of the heads has nothing below it, then the words below belong to the other', async () => {
    const { interests } = await read(
      summary +
        title(50, 640, 'Interests') +
        heading(150, 640, 'Fell running') +
        heading(350, 640, 'Old motorcycles') +
        row(350, 620, 'Triumph') +
        row(420, 620, 'BSA'),
    )
    expect(interests).toEqual([
      { name: 'Fell running' },
      { name: 'Old motorcycles', keywords: ['Triumph', 'BSA'] },
    ])
  })

  it('when plain words stand left of all heads, then the heads are no heads of theirs', async () => {
    const { interests } = await read(
      summary +
        title(50, 640, 'Interests') +
        heading(200, 640, 'Running') +
        heading(350, 640, 'Motorcycles') +
        row(150, 620, 'Chess, Tea'),
    )
    expect(interests?.map(({ name }) => name)).toEqual(['Running', 'Motorcycles', 'Chess', 'Tea'])
  })

  const accounts = (y: number) =>
    title(50, y, 'Skills') +
    heading(150, y, 'Accounting') +
    heading(350, y, 'Software') +
    row(155, y - 20, 'US GAAP') +
    row(215, y - 20, 'Month-end close') +
    row(355, y - 20, 'NetSuite') +
    row(415, y - 20, 'Excel') +
    row(155, y - 43, 'Sales and use tax') +
    row(255, y - 43, 'Fixed assets') +
    row(355, y - 43, 'Avalara')
  const tongues = (y: number) =>
    title(50, y, 'Languages') +
    heading(150, y, 'English') +
    heading(350, y, 'Swedish') +
    row(150, y - 18, 'Native') +
    row(350, y - 18, 'Conversational')
  const books = [
    { name: 'Accounting', keywords: ['US GAAP', 'Month-end close', 'Sales and use tax', 'Fixed assets'] },
    { name: 'Software', keywords: ['NetSuite', 'Excel', 'Avalara'] },
  ]

  it('when lists abreast are set loosely, then each is read to its end', async () => {
    const { skills, languages } = await read(summary + accounts(640) + tongues(550))
    expect(skills).toEqual(books)
    expect(languages).toEqual([
      { language: 'English', fluency: 'Native' },
      { language: 'Swedish', fluency: 'Conversational' },
    ])
  })

  it('when lists stand abreast in several sections, then each list is read in its section', async () => {
    const { skills, languages, interests } = await read(
      summary +
        accounts(640) +
        heading(150, 565, 'Leadership') +
        row(155, 545, 'Vendor management, budgeting and facilitation') +
        tongues(500) +
        heading(150, 455, 'German') +
        row(150, 437, 'Reading') +
        title(50, 400, 'Interests') +
        heading(150, 400, 'Woodturning') +
        heading(350, 400, 'Amateur radio') +
        row(155, 380, 'Bowls, Pens'),
    )
    expect(skills?.slice(0, 2)).toEqual(books)
    expect(languages?.map(({ language }) => language).sort()).toEqual(['English', 'German', 'Swedish'])
    expect(interests).toEqual([
      { name: 'Woodturning', keywords: ['Bowls', 'Pens'] },
      { name: 'Amateur radio' },
    ])
  })

  it('when three lists stand abreast, then a line that begins elsewhere on the page cuts none of them', async () => {
    const { skills } = await read(
      row(370, 752, 'Leeds') +
        summary +
        title(50, 640, 'Skills') +
        heading(50, 610, 'Architecture') +
        heading(230, 610, 'Integration') +
        heading(470, 610, 'Cloud') +
        row(50, 592, 'Expert') +
        row(230, 592, 'Expert') +
        row(470, 592, 'Advanced') +
        row(50, 579, 'TOGAF, Workshops,') +
        row(230, 579, 'Kafka, Mainframes, WebSphere,') +
        row(470, 579, 'AWS, Azure') +
        row(50, 566, 'Decision records') +
        row(230, 566, 'Message queues'),
    )
    expect(skills?.map(({ name, keywords }) => [name, keywords?.length])).toEqual([
      ['Architecture', 3],
      ['Integration', 4],
      ['Cloud', 2],
    ])
  })
})
