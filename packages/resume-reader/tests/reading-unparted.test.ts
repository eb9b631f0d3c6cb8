import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(50, y, 14, words, 'F2')
const head = text(50, 760, 22, 'Ada Example', 'F2') + row(50, 740, 'ada@example.com')
const read = async (content: string) =>
  readResume(await pdfText(new Uint8Array(onePage(head + content)))).content
const table = (rows: readonly (readonly [string, string])[]) =>
  title(690, 'Skills') +
  rows.map(([one, other], at) => row(50, 670 - 14 * at, one) + row(180, 670 - 14 * at, other)).join('')

describe('lists that only spaces part', () => {
  it('when labels stand before many words each, then names begin with capitals', async () => {
    const { skills } = await read(
      table([
        ['Clinical', 'Suturing Cannulation Chart interpretation Waterbirth'],
        ['Cloud', 'Terraform Packer Route 53 Lambda .NET'],
        ['Craft', 'Health and Society Baking Milling Sewing'],
      ]),
    )
    expect(skills).toEqual([
      { name: 'Clinical', keywords: ['Suturing', 'Cannulation', 'Chart interpretation', 'Waterbirth'] },
      { name: 'Cloud', keywords: ['Terraform', 'Packer', 'Route 53', 'Lambda', '.NET'] },
      { name: 'Craft', keywords: ['Health and Society', 'Baking', 'Milling', 'Sewing'] },
    ])
  })

  it('when commas part one of them, then commas part them all', async () => {
    const { skills } = await read(
      table([
        ['Clinical', 'Chart Interpretation With Care'],
        ['Cloud', 'Terraform, Packer'],
        ['Craft', 'Baking of Long White Bread'],
      ]),
    )
    expect(skills?.map(({ keywords }) => keywords)).toEqual([
      ['Chart Interpretation With Care'],
      ['Terraform', 'Packer'],
      ['Baking of Long White Bread'],
    ])
  })

  it('when names stand side by side, then none is the label of another', async () => {
    const { skills } = await read(
      table([
        ['Data analysis', 'Public speaking'],
        ['Team work', 'Cash handling'],
        ['Baking', 'Stock keeping'],
      ]),
    )
    expect(skills?.flatMap(({ name, keywords = [] }) => [name, ...keywords]).sort()).toEqual([
      'Baking',
      'Cash handling',
      'Data analysis',
      'Public speaking',
      'Stock keeping',
      'Team work',
    ])
  })
})

describe('times beside interests', () => {
  it('when an interest is a current one, then that is none of its words', async () => {
    const { interests } = await read(
      title(690, 'Interests') +
        row(50, 670, 'Choral singing', 'F2') +
        row(420, 670, 'Current') +
        row(50, 640, 'Allotment', 'F2') +
        row(420, 640, '2015 - 2020'),
    )
    expect(interests?.flatMap(({ name, keywords = [] }) => [name, ...keywords])).toEqual([
      'Choral singing',
      'Allotment',
    ])
  })

  it('when a word only begins like a time, then it stays', async () => {
    const { interests } = await read(
      title(690, 'Interests') + row(50, 670, 'Reading', 'F2') + row(420, 670, 'Current affairs'),
    )
    expect(JSON.stringify(interests)).toContain('Current affairs')
  })
})
