import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/adapters/pdf-text.pdfjs.js'
import type { PdfText } from '../src/domain/reading/layout/page-text.js'
import { readResume } from '../src/domain/reading/read-resume.js'
import { segmentsOf } from '../src/domain/reading/layout/segments.js'
import { sectionTitles } from '../src/domain/reading/words/section-titles.js'

const folders = ['pdf', 'unseen/first/pdf', 'unseen/second/pdf', 'unseen/third/pdf'].map((folder) =>
  fileURLToPath(new URL(`./corpus/${folder}/`, import.meta.url)),
)
const leastShare = 0.995
const labels =
  'email phone website grade gpa issued awarded published by at linkedin github major minor'.split(' ')

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Titles cut the text and labels name a value: both are understood, and neither is kept. */
const structure = new Set([...sectionTitles.flatMap(([, titles]) => titles.flatMap(wordsOf)), ...labels])

const visibleIn = ({ pages }: PdfText): string[] =>
  pages.flatMap((page) => [...segmentsOf(page), ...page.turned].flatMap(({ text }) => wordsOf(text)))

describe('what is read', () => {
  it('when a corpus is read, then every word is in a field or among what was not placed', async () => {
    let all = 0
    const lost: string[] = []
    for (const folder of folders)
      for (const file of readdirSync(folder)) {
        const text = await pdfText(new Uint8Array(readFileSync(folder + file)))
        const { provenance, unplaced } = readResume(text)
        const kept = new Map<string, number>()
        for (const { text: source } of [...Object.values(provenance), ...unplaced])
          for (const word of wordsOf(source)) kept.set(word, (kept.get(word) ?? 0) + 1)
        const whole = wordsOf([...kept.keys()].join(' ')).join('')
        for (const word of visibleIn(text)) {
          if (structure.has(word)) continue
          all += 1
          const left = kept.get(word) ?? 0
          kept.set(word, left - 1)
          // A word cut in two by the column, or set letter by letter, is whole in its field.
          if (left <= 0 && !(word.length > 2 && whole.includes(word))) lost.push(`${file}: ${word}`)
        }
      }
    const share = 1 - lost.length / all
    console.info(`${(100 * share).toFixed(2)} % of ${all} words are kept`)
    expect({ share: share >= leastShare, lost: share >= leastShare ? [] : lost }).toEqual({
      share: true,
      lost: [],
    })
  }, 240_000)
})
