import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, test } from '@jest/globals'
import { Reading, type ResumeContent } from '@thumbfolio/contracts'
import { temporaryDirectory } from '@thumbfolio/testing'
import { generatePages, heldOutSeeds } from '../bin/generate-pages.mjs'
import { fieldSet } from '../bin/main-fields.mjs'
import { belowFloors, measuresOf, type Measures } from '../bin/score-floors.mjs'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import type { PdfText } from '../src/text/page-text.js'
import { readResume } from '../src/stages/read-resume.js'
import { scoreDirs } from './corpus/score.mjs'
import { wordsNotKept } from './words-kept.js'

const corpus = fileURLToPath(new URL('./corpus/', import.meta.url))
const floors = JSON.parse(readFileSync(join(corpus, 'floors.json'), 'utf8')) as Measures
/** Folders of PDFs of the field, where the machine has them. */
const fields = [process.env['FIELD_CORPUS'], process.env['FIELD3_CORPUS']].filter(
  (folder) => folder !== undefined && existsSync(folder),
) as string[]

interface Source {
  readonly pdfs: string
  readonly truths: string
  readonly compared?: (content: ResumeContent) => ResumeContent
}
const sources = new Map<string, Source>(
  ['', ...readdirSync(join(corpus, 'unseen')).map((set) => `unseen/${set}`)].map((set) => [
    set || 'committed',
    { pdfs: join(corpus, set, 'pdf'), truths: join(corpus, set, 'truth') },
  ]),
)

interface Document {
  readonly set: string
  readonly name: string
  readonly text: PdfText
  readonly reading: Reading
}

const committed = readdirSync(join(corpus, 'truth')).map((file) => file.replace('.json', ''))

const plain = (value: string | undefined) =>
  (value ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]/gu, '')
const share = (wanted: (string | undefined)[], found: (string | undefined)[]) => {
  const have = new Set(found.map(plain))
  const real = wanted.filter((value) => value !== undefined)
  return real.length === 0 ? 1 : real.filter((value) => have.has(plain(value))).length / real.length
}

/** Each PDF is read once; every expectation is of these readings. */
describe('reading the corpora', () => {
  const documents: Document[] = []
  let generated: Awaited<ReturnType<typeof temporaryDirectory>>

  beforeAll(async () => {
    generated = await temporaryDirectory()
    await generatePages(generated.path, heldOutSeeds)
    sources.set('generated/held out', {
      pdfs: join(generated.path, 'pdf'),
      truths: join(generated.path, 'truth'),
    })
    for (const folder of fields) {
      const { name, ...source } = await fieldSet(folder, join(generated.path, 'truths'))
      sources.set(name, source)
    }
    for (const [set, { pdfs }] of sources)
      for (const file of readdirSync(pdfs).filter((each) => each.endsWith('.pdf'))) {
        const text = await pdfText(new Uint8Array(readFileSync(join(pdfs, file))))
        documents.push({ set, name: file.slice(0, -4), text, reading: Reading.parse(readResume(text)) })
      }
  }, 240_000)
  afterAll(async () => generated[Symbol.asyncDispose]())

  test.each(committed)('when %s is read, then who it is and what they did is right', (name) => {
    const { reading } = documents.find((each) => each.set === 'committed' && each.name === name)!
    const truth = JSON.parse(readFileSync(join(corpus, 'truth', `${name}.json`), 'utf8')) as ResumeContent
    expect(plain(reading.content.basics?.name)).toBe(plain(truth.basics?.name))
    if (truth.basics?.email) expect(plain(reading.content.basics?.email)).toBe(plain(truth.basics.email))
    const [wanted, found] = [truth.work ?? [], reading.content.work ?? []]
    const of = (key: 'name' | 'startDate') =>
      share(
        wanted.map((job) => job[key]),
        found.map((job) => job[key]),
      )
    expect(of('name')).toBeGreaterThanOrEqual(0.9)
    expect(of('startDate')).toBeGreaterThanOrEqual(0.9)
    expect(reading.isResume).toBe(true)
  })

  it('when values are read, then each has its page and a box on it', () => {
    const wrong: string[] = []
    for (const { name, reading } of documents.filter(({ set }) => set === 'committed')) {
      const walk = (node: unknown, pointer: string): void => {
        if (typeof node === 'string') {
          const from = reading.provenance[pointer]
          const [width, height] = reading.pageSizes[(from?.page ?? 1) - 1] ?? [0, 0]
          const [x, y, w, h] = from?.box ?? [-9, -9, 0, 0]
          if (!(x >= -5 && y >= -5 && x + w <= width + 5 && y + h <= height + 5))
            wrong.push(`${name} ${pointer}`)
        } else if (node && typeof node === 'object') {
          for (const [key, child] of Object.entries(node)) walk(child, `${pointer}/${key}`)
        }
      }
      walk(reading.content, '')
    }
    expect(wrong).toEqual([])
  })

  it('when a text is read, then at least 99.5 % of its words are in a field or among what was not placed', () => {
    const counted = documents.filter(({ set }) => /^(?:committed|unseen\/(?:first|second|third))$/.test(set))
    const words = counted.map(({ name, text, reading }) => ({ name, ...wordsNotKept(text, reading) }))
    const all = words.reduce((sum, { total }) => sum + total, 0)
    const lost = words.flatMap(({ name, missing }) => missing.map((word) => `${name}: ${word}`))
    expect(all).toBeGreaterThan(10_000)
    if (lost.length > 0.005 * all) throw new Error(`${lost.length} of ${all} are lost:\n${lost.join('\n')}`)
  })

  it('when the readings are scored, then no measure is below its floor', async () => {
    const measures: Measures = {}
    for (const [set, { truths, compared = (content: ResumeContent) => content }] of sources) {
      await using read = await temporaryDirectory()
      for (const { name, reading } of documents.filter((each) => each.set === set))
        await writeFile(join(read.path, `${name}.json`), JSON.stringify(compared(reading.content)))
      measures[set] = measuresOf(scoreDirs(truths, read.path))
    }
    const notRead = Object.keys(floors).filter((set) => !sources.has(set))
    const absent = ['field', 'field3'].filter((set) => !sources.has(set))
    expect(notRead.sort()).toEqual([...absent, 'generated/open'].sort())
    expect(belowFloors(measures, floors, notRead)).toEqual([])
  })
})
