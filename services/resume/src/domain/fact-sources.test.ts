import { describe, expect, it } from '@jest/globals'
import type { Provenance, Reading, ResumeContent } from '@thumbfolio/contracts'
import { factSources } from './fact-sources.js'
import { carriedPointers } from './merge/carried.js'
import { correctedWith, type Resume } from './resume.js'

const read: ResumeContent = {
  basics: { name: 'Ada Lovelace', label: 'Mathematician' },
  work: [
    { name: 'Analytical Engines Ltd', position: 'Programmer', startDate: '1842-01' },
    { name: 'Difference Works', position: 'Translator', highlights: ['Translated Menabrea'] },
  ],
}
const place = (text: string): Provenance => ({ page: 1, box: [10, 20, 30, 40], text, confidence: 0.9 })
const provenance = {
  '/basics/name': place('Ada Lovelace'),
  '/basics/label': place('Mathematician'),
  '/work/0/name': place('Analytical Engines Ltd'),
  '/work/0/position': place('Programmer'),
  '/work/0/startDate': place('January 1842 – present'),
  '/work/1/name': place('Difference Works'),
  '/work/1/position': place('Translator'),
  '/work/1/highlights/0': place('Translated Menabrea'),
}
const reading = { provenance, unplaced: [] as Reading['unplaced'] } as unknown as Reading
const resume = { read, contentVersion: 1 } as Resume
const sourcesOf = (of: Resume, its: Reading) =>
  factSources(of, its, of.corrected && carriedPointers(of.read, of.corrected))
const at = { page: 1, box: [10, 20, 30, 40] }

describe('where the values of a content come from', () => {
  it('when nothing was corrected, then each has its place, with the printed text where that is another', () => {
    const sources = sourcesOf(resume, reading)
    expect(Object.keys(sources)).toEqual(Object.keys(provenance))
    expect(sources['/work/0/name']).toEqual(at)
    expect(sources['/work/0/startDate']).toEqual({ ...at, text: 'January 1842 – present' })
  })

  it('when the owner wrote, moved and added, then theirs are theirs and the rest keeps its place', () => {
    const [first, second] = read.work!
    const corrected: ResumeContent = {
      basics: { name: 'Ada King', label: 'Mathematician' },
      work: [second!, { ...first!, position: 'Chief Programmer' }, { name: 'Royal Society' }],
    }
    expect(sourcesOf(correctedWith(resume, corrected), reading)).toEqual({
      '/basics/name': 'owner',
      '/basics/label': at,
      '/work/0/name': at,
      '/work/0/position': at,
      '/work/0/highlights/0': at,
      '/work/1/name': at,
      '/work/1/position': 'owner',
      '/work/1/startDate': { ...at, text: 'January 1842 – present' },
      '/work/2/name': 'owner',
    })
  })

  it('when a value was read without a place, then it has none, also beside corrections', () => {
    const { '/work/1/name': _lost, ...known } = provenance
    const without = { provenance: known, unplaced: [] } as unknown as Reading
    expect(sourcesOf(resume, without)).not.toHaveProperty(['/work/1/name'])
    const corrected = correctedWith(resume, { ...read, basics: { name: 'Ada King' } })
    expect(sourcesOf(corrected, without)).not.toHaveProperty(['/work/1/name'])
  })

  it('when texts are blank or without end, then blank ones are no facts and long sources are cut', () => {
    const long = { basics: { name: ' ', label: 'Mathematician' } }
    const provenance = { '/basics/label': place('M'.repeat(1_000)) }
    const sources = sourcesOf({ ...resume, read: long }, {
      provenance,
      unplaced: [],
    } as unknown as Reading)
    expect(sources).toEqual({ '/basics/label': { ...at, text: `${'M'.repeat(299)}…` } })
  })

  it('when a content has more values than any page shows, then the list ends', () => {
    const keywords = Array.from({ length: 200 }, (_, n) => `word ${n}`)
    const skills = Array.from({ length: 30 }, () => ({ keywords }))
    expect(Object.keys(sourcesOf(correctedWith(resume, { skills }), reading))).toHaveLength(4_000)
  })
  it('when the owner put a line without a place into a field, then it has the place of that line', () => {
    const line = { page: 2, box: [1, 2, 3, 4] as [number, number, number, number], text: 'Ockham, Surrey' }
    const corrected = { ...read, basics: { ...read.basics, summary: 'Ockham, Surrey' } }
    const sources = sourcesOf(correctedWith(resume, corrected), { ...reading, unplaced: [line] })
    expect(sources['/basics/summary']).toEqual({ page: 2, box: [1, 2, 3, 4] })
  })
})
