import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume, readWays } from '../src/stages/read-resume.js'
import { pageOf } from '../bin/generated/page.mjs'

const textOfPage = async (seed: number) => {
  const { pdf, truth } = pageOf(seed)
  return { text: await pdfText(new Uint8Array(pdf)), truth }
}

const firmsOf = ({ work = [] }: ReturnType<typeof readResume>['content']) => work.map(({ name }) => name)

describe('several readings of one page', () => {
  it.each([
    ['jobs are cut in two', 59],
    ['no job is read', 60],
  ])('when %s in the usual reading, then a better one is kept', async (_, seed) => {
    const { text, truth } = await textOfPage(seed)
    const [usual] = readWays(text).readings
    expect(firmsOf(usual.reading.content)).not.toEqual(firmsOf(truth))
    expect(firmsOf(readResume(text).content)).toEqual(firmsOf(truth))
  })

  it('when the usual reading is good, then no other is made', async () => {
    const { text, truth } = await textOfPage(16)
    expect(readWays(text).readings).toHaveLength(1)
    expect(firmsOf(readResume(text).content)).toEqual(firmsOf(truth))
  })

  it('when a seed is the same, then its page is the same to the byte', () => {
    expect(pageOf(201).pdf).toEqual(pageOf(201).pdf)
    expect(pageOf(201).pdf).not.toEqual(pageOf(202).pdf)
  })
})
