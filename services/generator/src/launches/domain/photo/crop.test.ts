import { describe, expect, it } from '@jest/globals'
import { defaultCrop, sidesOf, squareOf } from './crop.js'

const wide = { width: 1_000, height: 600 }
const tall = { width: 600, height: 1_000 }

describe('the square of a photo', () => {
  it('when its owner chose none, then it is the largest one, in the middle or near the top', () => {
    expect(squareOf(defaultCrop(wide), wide)).toEqual({ left: 200, top: 0, side: 600 })
    expect(squareOf(defaultCrop(tall), tall)).toEqual({ left: 0, top: 100, side: 600 })
  })

  it('when it hangs over an edge, then it is moved into the picture', () => {
    expect(squareOf({ x: 1, y: 1, size: 0.5 }, wide)).toEqual({ left: 700, top: 300, side: 300 })
    expect(squareOf({ x: 0.9, y: 0, size: 1 }, tall)).toEqual({ left: 0, top: 0, side: 600 })
  })

  it('when it is smaller than a page could show it, then it is not made larger', () => {
    expect(sidesOf({ left: 0, top: 0, side: 900 })).toEqual({ normal: 320, dense: 640 })
    expect(sidesOf({ left: 0, top: 0, side: 500 })).toEqual({ normal: 320, dense: 500 })
    expect(sidesOf({ left: 0, top: 0, side: 200 })).toEqual({ normal: 200, dense: 200 })
  })
})
