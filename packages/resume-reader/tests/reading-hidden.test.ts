import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { pdfWith } from './ink/ink-pdf.js'
import { lookAlikes, shown } from './ink/look-alikes.js'
import { secret, stillRead, tricks } from './ink/tricks.js'

/** Without the time budget for painting: results must not depend on the speed of the machine. */
const textOf = (pdf: Buffer) => pdfText(new Uint8Array(pdf), Infinity)

const wordsOf = async (pdf: Buffer) => {
  const { pages } = await textOf(pdf)
  return pages.flatMap(({ runs, turned }) => [...runs, ...turned].map(({ text }) => text))
}

describe.each(Object.entries(tricks))('text that nobody sees: %s', (_, pages) => {
  it.each(Object.entries(pages))('when it is hidden: %s, then it is left out', async (_name, page) => {
    const words = await wordsOf(pdfWith(page))
    expect(words).toEqual(expect.arrayContaining(['Ada', 'Example', 'Experience']))
    expect(words.filter((word) => secret.some((hidden) => word.includes(hidden)))).toEqual([])
  })
})

describe('text that nobody sees, and that is still read', () => {
  it.failing.each(Object.entries(stillRead))(
    'when it is hidden: %s, then it is left out',
    async (_, page) => {
      const words = await wordsOf(pdfWith(page))
      expect(words.filter((word) => secret.some((hidden) => word.includes(hidden)))).toEqual([])
    },
  )
})

describe('what the owner reads about hidden text', () => {
  it.each([
    ['covered', tricks.covered['a black box'], '1 line is covered by a shape or a picture'],
    ['cut off', tricks.clipped['by a box elsewhere'], '1 line is cut off'],
    [
      'unlike its picture',
      tricks.unlike['a text layer of other words than its scan'],
      '1 line is not in the picture',
    ],
  ])('when a line is %s, then the quality says so', async (_, page, detail) => {
    const { quality } = readResume(await textOf(pdfWith(page!)))
    const reason = quality?.reasons.find(({ code }) => code === 'hidden-text')
    expect(reason?.detail).toContain(detail)
  })
})

describe('text that looks like hidden text', () => {
  it.each(Object.entries(lookAlikes))('when people see it: %s, then it is read', async (_, page) => {
    const words = await wordsOf(pdfWith(page))
    expect(words).toEqual(expect.arrayContaining(['Ada', 'Example', 'Experience']))
    // Turned letters are kept one by one.
    for (const word of shown) expect(words.join('')).toContain(word)
  })
})
