import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { onePage, text } from '@thumbfolio/testing/pdf-builder'

const up = '0 1 -1 0'
const down = '0 -1 1 0'
const turned = (matrix: string, x: number, y: number, size: number, words: string) =>
  `BT /F2 ${size} Tf ${matrix} ${x} ${y} Tm (${words}) Tj ET\n`
/** Each letter is shown by itself, as those do who space them. */
const byLetter = (x: number, y: number, size: number, words: string) =>
  [...words].map((letter, at) => turned(up, x, y + at * size * 0.62, size, letter)).join('')

const body =
  text(120, 760, 11, 'Landscape Architect') +
  text(120, 746, 10, 'ada@example.org') +
  text(120, 700, 14, 'Experience', 'F2') +
  text(120, 680, 10, 'Gardener, Larch Valley Parks, 2016 - 2019') +
  text(120, 640, 14, 'Skills', 'F2') +
  text(120, 620, 10, 'Pruning, Planting')
const read = async (aside: string) => readResume(await pdfText(new Uint8Array(onePage(aside + body))))

describe('text that runs up or down the page', () => {
  it.each([
    ['up', turned(up, 60, 300, 32, 'Rosalind Achterberg')],
    ['down', turned(down, 60, 700, 32, 'Rosalind Achterberg')],
  ])('when the name runs %s, then it is read, and asked about', async (_, aside) => {
    const { content, unplaced, questions } = await read(aside)
    expect(content.basics).toMatchObject({ name: 'Rosalind Achterberg', label: 'Landscape Architect' })
    expect(unplaced).toEqual([])
    expect(questions.map(({ pointer }) => pointer)).toContain('/basics/name')
  })

  it('when its letters stand apart, then they are no words', async () => {
    const { unplaced } = await read(byLetter(60, 200, 32, 'Rosalind'))
    expect(unplaced.filter((line) => line.text.length === 1)).toEqual([])
  })

  it.each([
    ['a document’s title', 'Curriculum Vitae'],
    ['a heading', 'Work Experience'],
    ['a trade', 'Registered Nurse'],
  ])('when it is %s, then it is nobody’s name', async (_, words) => {
    const { content } = await read(turned(up, 60, 300, 32, words))
    expect(content.basics?.name).not.toBe(words)
  })
})
