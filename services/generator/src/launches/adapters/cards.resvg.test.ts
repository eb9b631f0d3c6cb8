import { createHash } from 'node:crypto'
import { describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { locallyArranged } from '../../../tests/locally-arranged.js'
import { drawingsOf, type Drawing } from '@thumbfolio/site-page/render'
import type { Page } from '@thumbfolio/site-page'
import { resvgCards } from './cards.resvg.js'

function pageOf(name: string): Page {
  const content = { basics: { name, label: 'Bridge Engineer', location: { city: 'Oslo' } } }
  return {
    content,
    composition: locallyArranged(content, 'en'),
    indexed: true,
    site: { url: 'https://ida.sites.example/', appOrigin: 'https://app.example' },
    contact: { email: true, phone: false, address: false },
  }
}
const drawingOf = (page: Page, path: string): Drawing =>
  drawingsOf(page, []).find((drawing) => drawing.path === path)!
const sizeOf = (png: Uint8Array) => {
  const bytes = Buffer.from(png)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('pictures of a page', () => {
  test.each([
    ['Ida Holm', 'f4ba40bb415fa60f49c0ae0226176d4b9102ec8d1f1a26c407292fc58c329f2b'],
    ['محمد علي', '26cc4779f799dab264f66d67d088a871a7c692cafaf93b54cab8e40a6301d0b0'],
    ['李伟', '7f76cbb1d061964d0b8c41ca866c234a50d36b10d1478c878270e2b80a3026c6'],
  ])(
    'when the card of %s is drawn, then it has the same bytes as on every other machine',
    async (name, hash) => {
      const png = await resvgCards().draw(drawingOf(pageOf(name), 'card.png'))
      expect(sizeOf(png)).toEqual([1200, 630])
      expect(png.byteLength).toBeLessThan(100_000)
      expect(sha256(png)).toBe(hash)
    },
  )

  test('when icons are drawn, then a phone gets 180 pixels and a browser an icon file of 32', async () => {
    const cards = resvgCards()
    const page = pageOf('Ida Holm')
    expect(sizeOf(await cards.draw(drawingOf(page, 'apple-touch-icon.png')))).toEqual([180, 180])
    const drawing = drawingOf(page, 'favicon.ico')
    const ico = Buffer.from(drawing.fileOf(await cards.draw(drawing)))
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico[6], ico.readUInt32LE(14)]).toEqual([
      1,
      1,
      32,
      ico.byteLength - 22,
    ])
    expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toEqual([32, 32])
  })

  test('when the same drawing is wanted again, then it is not drawn again', async () => {
    const cards = resvgCards()
    const draw = () => cards.draw(drawingOf(pageOf('Ida Holm'), 'card.png'))
    const [first, second] = await Promise.all([draw(), draw()])
    expect(second).toBe(first)
    expect(await draw()).toBe(first)
    expect(await cards.draw(drawingOf(pageOf('Ida Berg'), 'card.png'))).not.toEqual(first)
  })

  test.each(['jpeg', 'webp'] as const)(
    'when the page has a photo as %s, then it is on the card',
    async (type) => {
      const red = { width: 200, height: 300, channels: 3, background: '#c02020' } as const
      const body = await sharp({ create: red }).toFormat(type).toBuffer()
      const file = { path: 'photo', contentType: `image/${type}`, body }
      const page = { ...pageOf('Ida Holm'), photo: { path: 'photo', width: 200, height: 300, alt: 'Ida' } }
      const drawing = drawingsOf(page, [file])[0]!
      const { data } = await sharp(await resvgCards().draw(drawing))
        .extract({ left: 970, top: 222, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      expect(data[0]).toBeGreaterThan(180)
      expect(data[1]).toBeLessThan(50)
    },
  )
})
