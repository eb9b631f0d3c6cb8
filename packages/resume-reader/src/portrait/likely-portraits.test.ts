import { describe, expect, it } from '@jest/globals'
import type { PlacedPicture } from '../characters/pdf-pictures.pdfjs.js'
import { likelyPortraits } from './likely-portraits.js'

const page = { width: 595, height: 842 }
const picture = (id: string, change: Partial<PlacedPicture> = {}): PlacedPicture => ({
  id,
  width: 300,
  height: 400,
  box: [450, 40, 90, 120],
  ...change,
})
const found = (...pictures: PlacedPicture[]) => likelyPortraits(pictures, page).map(({ id }) => id)

describe('which picture of a page may be a portrait', () => {
  it('when there are several, then the largest on the page is the likeliest', () => {
    const small = picture('small', { box: [40, 40, 45, 60] })
    expect(found(small, picture('large'))).toEqual(['large', 'small'])
  })

  it.each<[string, Partial<PlacedPicture>]>([
    ['a strip with a logo', { width: 800, height: 200, box: [40, 40, 160, 40] }],
    ['a scanned page', { width: 1_240, height: 1_754, box: [0, 0, 595, 842] }],
    ['a background', { width: 600, height: 600, box: [0, 0, 595, 595] }],
    ['an icon', { width: 128, height: 128, box: [40, 300, 12, 12] }],
    ['coarse', { width: 60, height: 80 }],
    ['stretched to a line', { width: 300, height: 300, box: [40, 40, 300, 40] }],
    ['not painted at all', { box: [40, 40, 0, 0] }],
  ])('when it is %s, then it is none', (_what, change) => {
    expect(found(picture('other', change))).toEqual([])
  })

  it('when the same one is painted again and again, then it is a decoration', () => {
    expect(found(picture('dot'), picture('dot', { box: [40, 400, 90, 120] }))).toEqual([])
  })
})
