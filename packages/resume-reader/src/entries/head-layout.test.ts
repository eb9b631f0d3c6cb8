import { describe, expect, it } from '@jest/globals'
import { Phrase } from '../text/phrase.js'
import type { Run } from '../text/page-text.js'
import type { FeaturedHead } from './head-features.js'
import { featuredHeads } from './head-features.js'
import { bestLabels, labels } from './head-layout.js'
import type { Piece } from './pieces.js'

const run = (text: string, row: number): Run => ({
  page: 1,
  x: 50,
  y: 100 + 14 * row,
  width: 6 * text.length,
  height: 10,
  baseline: 110 + 14 * row,
  text,
  font: 'Sans',
  size: 10,
  weight: 400,
  italic: false,
  color: '#000',
  spaced: false,
  icon: false,
})
const headOf = (...rows: string[]): FeaturedHead => {
  const parts = rows.map((text, row): Piece => ({
    phrase: Phrase.of([run(text, row)], () => ' '),
    slot: `10/#${row}`,
    row,
    join: 'row',
    isStopped: false,
  }))
  const head = { parts, pieces: parts, places: [], dates: [], urls: [], labels: [] }
  const [featured] = featuredHeads([{ items: [], head }], new Map())
  if (!featured) throw new Error('A head has features.')
  return featured
}
const named = (found: readonly number[]) => found.map((label) => labels[label])

describe('the layout of a head', () => {
  it('when the role stands above the company, then each part has its label', () => {
    expect(named(bestLabels(headOf('Registered Nurse', 'Larchford General Hospital', 'Leeds, UK')))).toEqual([
      'role',
      'organisation',
      'place',
    ])
  })

  it('when the company stands above the role, then each part has its label', () => {
    expect(named(bestLabels(headOf('Larchford Systems GmbH', 'Software Engineer')))).toEqual([
      'organisation',
      'role',
    ])
  })

  it('when all weights are zero, then no part is a field', () => {
    const zero = { parts: {}, wholes: {} }
    expect(named(bestLabels(headOf('Registered Nurse', 'Larchford General Hospital'), zero))).toEqual([
      'other',
      'other',
    ])
  })

  it('when two parts are both like a role, then one of them is the role', () => {
    const found = named(bestLabels(headOf('Software Engineer', 'Project Manager', 'Acme GmbH')))
    expect(found.filter((label) => label === 'role')).toHaveLength(1)
  })

  it('when a head has hundreds of parts, then labels are found for the first ones alone', () => {
    const found = bestLabels(headOf(...Array.from({ length: 500 }, (_, at) => `Line ${at}`)))
    expect(found).toHaveLength(9)
  })
})
