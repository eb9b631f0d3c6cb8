import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, words, font)
const title = (y: number, words: string) => text(90, y, 14, words, 'F2')
const symbol = (y: number) => text(50, y, 12, 'a', 'F3')
const head = text(90, 760, 22, 'Ada Example', 'F2') + row(90, 740, 'ada@example.com')
const read = async (content: string) => readResume(await pdfText(new Uint8Array(onePage(head + content))))

const job = (y: number, role: string, dates: string, task: string) =>
  row(90, y, role, 'F2') + row(420, y, dates) + row(100, y - 16, `\\225 ${task}`)
const sections =
  title(690, 'Experience') +
  job(670, 'Senior Miller, Acme Mills', '2019 - 2021', 'Kept eleven millstones going') +
  job(636, 'Miller, Hollins Mills', '2017 - 2019', 'Ground the flour of two valleys') +
  title(590, 'Education') +
  row(90, 570, 'Bachelor of Arts, University of Leeds') +
  row(420, 570, '2014 - 2017') +
  title(530, 'Languages') +
  row(90, 510, 'French: Fluent')

describe('symbols in the margin', () => {
  it.each([
    ['a little above the titles', [697, 597, 537]],
    ['far above the titles', [705, 607, 547]],
    ['in the lines of the titles', [690, 590, 530]],
  ])('when symbols stand %s, then the page is read as without them', async (_, heights) => {
    const { content } = await read(sections + heights.map(symbol).join(''))
    expect(content).toEqual((await read(sections)).content)
    expect(content.work?.map(({ name }) => name)).toEqual(['Acme Mills', 'Hollins Mills'])
    expect(content.education).toHaveLength(1)
    expect(content.languages).toEqual([{ language: 'French', fluency: 'Fluent' }])
  })

  it('when words stand there, then they are a column and no marks', async () => {
    const side = (y: number, words: string) => row(50, y, words)
    const wide = (y: number, words: string) => row(200, y, words)
    const { content } = await read(
      text(50, 700, 14, 'Skills', 'F2') +
        ['Milling', 'Sifting', 'Baking', 'Sales'].map((word, at) => side(680 - 17 * at, word)).join('') +
        text(200, 700, 14, 'Experience', 'F2') +
        wide(680, 'Miller, Acme Mills') +
        row(420, 680, '2019 - 2021') +
        wide(667, '\\225 Kept eleven millstones going for two years') +
        wide(654, '\\225 Ground the flour of two valleys') +
        wide(641, '\\225 Sold bread on Saturdays') +
        wide(628, '\\225 Taught two apprentices'),
    )
    expect(content.skills?.map(({ name }) => name)).toEqual(['Milling', 'Sifting', 'Baking', 'Sales'])
    expect(content.work).toHaveLength(1)
  })
})
