import { describe, expect, it } from '@jest/globals'
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Matrix } from './pdf-operators.pdfjs.js'
import { isPicturePage } from './pdf-pictures.pdfjs.js'

const page = { width: 600, height: 800, transform: [1, 0, 0, -1, 0, 800] as Matrix }

/** Pictures of these widths and heights, one below the other. */
const painting = (op: number, ...sizes: readonly [number, number][]) => {
  let y = 800
  const steps = sizes.flatMap(([width, height], at): [number, unknown[] | null][] => [
    [OPS.save, null],
    [OPS.transform, [width, 0, 0, height, 0, (y -= height)]],
    [op, op === OPS.paintImageXObject ? [`img_${at}`, 10, 10] : [{ width: 10, height: 10 }]],
    [OPS.restore, null],
  ])
  return { fnArray: steps.map(([step]) => step), argsArray: steps.map(([, args]) => args) }
}

describe('a page that is a picture', () => {
  it('when a scan covers it, whole, in strips or as a stencil, then it is one', () => {
    const strips = Array.from({ length: 8 }, (): [number, number] => [600, 100])
    for (const operators of [
      painting(OPS.paintImageXObject, [600, 800]),
      painting(OPS.paintImageXObject, ...strips),
      painting(OPS.paintImageMaskXObject, [600, 800]),
      painting(OPS.paintInlineImageXObject, [900, 1_200]),
    ])
      expect(isPicturePage(operators, { ...page, words: 3 })).toBe(true)
  })

  it('when its text was turned into outlines, then it is one too', () => {
    const outlines = { fnArray: Array.from({ length: 400 }, () => OPS.constructPath), argsArray: [] }
    expect(isPicturePage(outlines, { ...page, words: 0 })).toBe(true)
    expect(isPicturePage(outlines, { ...page, words: 300 })).toBe(false)
  })

  it('when it is blank, has a photo or a logo, or has text over its ground, then it is none', () => {
    expect(isPicturePage(painting(OPS.paintImageXObject), { ...page, words: 0 })).toBe(false)
    expect(isPicturePage(painting(OPS.paintImageXObject, [200, 250]), { ...page, words: 4 })).toBe(false)
    expect(isPicturePage(painting(OPS.paintImageXObject, [600, 800]), { ...page, words: 200 })).toBe(false)
  })
})
