import { describe, expect, it } from '@jest/globals'
import { drawnBullets } from './drawn-bullets.js'
import type { PageText, Run } from '../text/page-text.js'

const run = (text: string, x: number, width: number, size: number): Run => {
  const style = { font: 'Helvetica', size, weight: 400, italic: false, color: '#000000' }
  const place = { page: 1, x, y: 100 - size, width, height: size, baseline: 100 }
  return { ...place, ...style, text, spaced: true, icon: false }
}
const dots = [{ x: 190, y: 95.5, width: 3, height: 3 }]
const paper = { page: 1, width: 600, height: 800, links: [], rules: [], dots, frames: [], turned: [] }
const bulletsIn = (...runs: Run[]): number => drawnBullets({ ...paper, runs } satisfies PageText).length

describe('painted bullets', () => {
  it('when a large title stands far off beside the dot, then the dot is a bullet', () => {
    expect(bulletsIn(run('Languages', 58, 88, 20), run('Reduced', 202, 40, 10))).toBe(1)
  })

  it('when a word stands near before the dot, then the dot parts two words', () => {
    expect(bulletsIn(run('Java', 160, 22, 10), run('Python', 202, 40, 10))).toBe(0)
  })
})
