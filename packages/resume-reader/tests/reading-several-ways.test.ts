import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ResumeContent } from '@thumbfolio/contracts'
import { generatePages } from '../bin/generate-pages.mjs'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume, readWays } from '../src/stages/read-resume.js'

const pageOf = async (seed: number) => {
  await using folder = await temporaryDirectory()
  await generatePages(folder.path, [seed])
  const [name = ''] = readdirSync(join(folder.path, 'truth'))
  const truth = JSON.parse(readFileSync(join(folder.path, 'truth', name), 'utf8')) as ResumeContent
  const pdf = readFileSync(join(folder.path, 'pdf', name.replace('.json', '.pdf')))
  return { text: await pdfText(new Uint8Array(pdf)), truth }
}
const firmsOf = ({ work = [] }: ResumeContent) => work.map(({ name }) => name)

describe('several readings of one page', () => {
  it.each([59, 60])(
    'when the usual reading of page %s misses jobs, then one that has them is kept',
    async (seed) => {
      const { text, truth } = await pageOf(seed)
      const [usual] = readWays(text)
      expect(firmsOf(usual.reading.content)).not.toEqual(firmsOf(truth))
      expect(firmsOf(readResume(text).content)).toEqual(firmsOf(truth))
    },
  )

  it('when the usual reading is good, then no other is made', async () => {
    const { text, truth } = await pageOf(16)
    expect(readWays(text)).toHaveLength(1)
    expect(firmsOf(readResume(text).content)).toEqual(firmsOf(truth))
  })

  it('when a file has more words than any resume, then it is read once', async () => {
    const { text } = await pageOf(59)
    const [page] = text.pages
    const pages = Array.from({ length: Math.ceil(5_001 / page!.runs.length) }, (_, at) => ({
      ...page!,
      page: at + 1,
    }))
    expect(readWays(text).length).toBeGreaterThan(1)
    expect(readWays({ ...text, pages }, undefined, () => true)).toHaveLength(1)
  })

  it('when a page has more words than any page of a resume, then it is read once', async () => {
    const { text } = await pageOf(59)
    const [page] = text.pages
    const { runs } = page!
    const times = Math.ceil(1_001 / runs.length)
    const dense = { ...page!, runs: Array.from({ length: times }, () => runs).flat() }
    expect(readWays({ ...text, pages: [dense] }, undefined, () => true)).toHaveLength(1)
  })
})
