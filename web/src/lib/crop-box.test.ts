import { describe, expect, it } from '@jest/globals'
import { extentOf, leastSize, moved, nudged, resized, wholeCrop } from './crop-box.js'

const wide = { width: 800, height: 400 }
const tall = { width: 300, height: 500 }

describe('the square that is cut out of a picture', () => {
  it('when nothing was chosen, then it is the largest one, in the middle or near the top', () => {
    expect(wholeCrop(wide)).toEqual({ x: 0.25, y: 0, size: 1 })
    expect(wholeCrop(tall)).toEqual({ x: 0, y: 0.1, size: 1 })
  })

  it('when it is moved, then the edges hold it', () => {
    const crop = { x: 0.25, y: 0, size: 0.5 }
    expect(extentOf(crop, wide)).toEqual({ width: 0.25, height: 0.5 })
    expect(moved(crop, wide, { x: 0.1, y: 0.2 })).toEqual({ x: 0.35, y: 0.2, size: 0.5 })
    expect(moved(crop, wide, { x: 2, y: 2 })).toEqual({ x: 0.75, y: 0.5, size: 0.5 })
    expect(moved(crop, wide, { x: -2, y: -2 })).toEqual({ x: 0, y: 0, size: 0.5 })
  })

  it('when its size changes, then its middle stays, and it is never larger than the picture nor too small', () => {
    expect(resized({ x: 0.25, y: 0, size: 1 }, wide, 0.5)).toEqual({ x: 0.375, y: 0.25, size: 0.5 })
    expect(resized({ x: 0, y: 0, size: 0.5 }, wide, 9)).toEqual({ x: 0, y: 0, size: 1 })
    expect(resized(wholeCrop(wide), wide, 0).size).toBe(64 / 400)
    expect(leastSize({ width: 50, height: 50 })).toBe(1)
  })

  it('when a key is pressed, then it moves or changes its size, and other keys do nothing', () => {
    const crop = { x: 0.25, y: 0.25, size: 0.5 }
    expect(nudged(crop, wide, 'ArrowLeft')?.x).toBeCloseTo(0.23)
    expect(nudged(crop, wide, 'ArrowDown')?.y).toBeCloseTo(0.27)
    expect(nudged(crop, wide, '+')?.size).toBeCloseTo(0.52)
    expect(nudged(crop, wide, '-')?.size).toBeCloseTo(0.48)
    expect(nudged(crop, wide, 'Tab')).toBeUndefined()
  })
})
