import { describe, expect, it } from '@jest/globals'
import { latin, onePage, text } from '@thumbfolio/testing/pdf-builder'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'

const row = (x: number, y: number, words: string, font = 'F1') => text(x, y, 10, latin(words), font)
const textOf = async (content: string) =>
  (await pdfText(new Uint8Array(onePage(content)))).pages.flatMap(({ runs }) => runs.map((run) => run.text))
const nameOf = async (content: string) =>
  readResume(await pdfText(new Uint8Array(onePage(content)))).content.basics?.name

const contact = row(90, 740, 'ada@example.com')
const jobs =
  text(90, 690, 14, 'Experience', 'F2') +
  row(90, 670, 'Senior Miller, Acme Mills', 'F2') +
  row(420, 670, '2019 - 2021')

/** Widths of Helvetica at 10 points. */
const widths: Readonly<Record<string, number>> = {
  f: 2.78,
  u: 5.56,
  r: 3.33,
  '¨': 3.33,
  '´': 3.33,
  e: 5.56,
  i: 2.22,
}
/** The letters side by side, and each mark over the middle of the letter at that place. */
const drawn = (letters: string, marks: Readonly<Record<number, string>>, isMarkFirst: boolean) => {
  let x = 90
  let content = ''
  for (const [at, letter] of [...letters].entries()) {
    const width = widths[letter] ?? 5
    const mark = marks[at]
    const over = mark ? row(x + (width - (widths[mark] ?? 3)) / 2, 600, mark) : ''
    content += isMarkFirst ? over + row(x, 600, letter) : row(x, 600, letter) + over
    x += width
  }
  return content
}

describe('letters that are drawn in parts', () => {
  it.each([
    ['before', true],
    ['after', false],
  ])(
    'when an accent is drawn %s its letter and over it, then both are one letter',
    async (_, isMarkFirst) => {
      expect(await textOf(drawn('fur', { 1: '¨' }, isMarkFirst))).toEqual(['für'])
      expect(await textOf(drawn('ieu', { 1: '´', 2: '¨' }, isMarkFirst))).toEqual(['iéü'])
    },
  )

  it('when an accent stands beside a letter, then it stays a sign', async () => {
    expect((await textOf(row(90, 600, 'f') + row(92.78, 600, '¨') + row(96.11, 600, 'u'))).join('')).toBe(
      'f¨u',
    )
    expect(await textOf(row(90, 600, '~ 5 years'))).toEqual(['~', '5', 'years'])
    expect((await textOf(row(90, 600, 'r´'))).join('')).toBe('r´')
  })

  it('when a name is set in small capitals, then each of its words is one', async () => {
    const capitals = (x: number, first: string, others: string, gap = 0) =>
      text(x, 760, 22, first, 'F2') + text(x + 0.722 * 22 + gap, 760, 17, others, 'F2')
    for (const gap of [0, 1, 3])
      expect(
        await nameOf(capitals(90, 'A', 'DA', gap) + capitals(137 + gap, 'E', 'XAMPLE', gap) + contact + jobs),
      ).toBe('Ada Example')
  })
})
