import { describe, expect, it } from '@jest/globals'
import type { Photo } from '@thumbfolio/site-page'
import { mergedSettings } from './merge-settings.js'
import { defaultSettings, type SiteSettings } from './site.js'

const photo: Photo = {
  id: 'one',
  on: true,
  crop: { x: 0, y: 0, size: 1 },
  width: 400,
  height: 400,
  sides: { normal: 320, dense: 400 },
}
const withIt = (shown: Photo | undefined): SiteSettings => ({
  ...defaultSettings,
  ...(shown && { photo: shown }),
})
const renamed = { ...photo, alt: 'Ada at her desk' }
const off = { ...photo, on: false }
const other = { ...photo, id: 'other' }

describe('the photo that a draft publishes', () => {
  it.each<[string, Photo | undefined, Photo | undefined, Photo | undefined, Photo | undefined]>([
    ['only its words changed here', renamed, photo, photo, renamed],
    ['it was taken off the site and its words changed here', renamed, photo, undefined, undefined],
    ['it was hidden on the site and its words changed here', renamed, photo, off, { ...renamed, on: false }],
    ['it was replaced on the site and its words changed here', renamed, photo, other, other],
    ['it is shown here and has other words there', photo, off, { ...renamed, on: false }, renamed],
    ['its words were cleared here', photo, renamed, renamed, photo],
    ['another one was given here and it was taken off there', other, photo, undefined, other],
    ['it was taken off here and has other words there', undefined, photo, renamed, undefined],
    ['it came to the site meanwhile', undefined, undefined, photo, photo],
  ])('when %s, then that is merged', (_what, drafted, begun, current, expected) => {
    const draft = { settings: withIt(drafted), begun: withIt(begun) }
    expect(mergedSettings(withIt(current), draft).photo).toEqual(expected)
  })
})
