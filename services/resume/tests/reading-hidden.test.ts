import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/adapters/pdf-text.pdfjs.js'
import { pdfWith } from './ink/ink-pdf.js'
import { lookAlikes, shown } from './ink/look-alikes.js'
import { secret, tricks } from './ink/tricks.js'

const wordsOf = async (pdf: Buffer) => {
  const { pages } = await pdfText(new Uint8Array(pdf))
  return pages.flatMap(({ runs, turned }) => [...runs, ...turned].map(({ text }) => text))
}

describe.each(Object.entries(tricks))('text that nobody sees: %s', (_, pages) => {
  it.each(Object.entries(pages))('when it is hidden: %s, then it is left out', async (_name, page) => {
    const words = await wordsOf(pdfWith(page))
    expect(words).toEqual(expect.arrayContaining(['Ada', 'Example', 'Experience']))
    expect(words.filter((word) => secret.some((hidden) => word.includes(hidden)))).toEqual([])
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
