import { describe, expect, test } from '@jest/globals'
import { deflateSync } from 'node:zlib'
import { deflatedSpaces, onePage, pdfOf, stream, text } from '@thumbfolio/testing/pdf-builder'
import { refuseFlateBomb } from './inflated-size.zlib.js'

const flate = '/Filter /FlateDecode'
const verdict = (pdf: Buffer) =>
  refuseFlateBomb(pdf).then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  )

describe('what the streams of a PDF unfold to', () => {
  test('when a page is ordinary, deflated or not, then it is taken', async () => {
    const content = text(50, 700, 12, 'Ada Example')
    expect(await verdict(onePage(content))).toBe('taken')
    expect(await verdict(onePage(deflateSync(content), { filter: flate }))).toBe('taken')
    expect(await verdict(onePage(deflatedSpaces(20), { filter: flate }))).toBe('taken')
  })

  test('when one stream unfolds to more than 64 MB, then the file is too heavy, whatever its filter is called', async () => {
    const bomb = deflatedSpaces(65)
    for (const filter of [flate, '/Filter /Fl', '/Filter 9 0 R'])
      expect(await verdict(onePage(bomb, { filter }))).toBe('pdf-too-heavy')
  })

  test('when a stream is deflated twice or three times, then all layers count', async () => {
    const twice = deflateSync(deflatedSpaces(65))
    expect(await verdict(onePage(twice, { filter: flate }))).toBe('pdf-too-heavy')
    expect(await verdict(onePage(deflateSync(twice), { filter: flate }))).toBe('pdf-too-heavy')
    expect(await verdict(onePage(deflateSync(deflatedSpaces(1)), { filter: flate }))).toBe('taken')
  })

  test('when many streams unfold to more than 192 MB together, then the file is too heavy', async () => {
    const some = stream(deflatedSpaces(30), flate)
    const many = (count: number) =>
      pdfOf(Object.fromEntries(Array.from({ length: count }, (_, n) => [n + 1, some])))
    expect(await verdict(many(6))).toBe('taken')
    expect(await verdict(many(7))).toBe('pdf-too-heavy')
  })

  test('when a stream is damaged near its end, then what came before counts', async () => {
    const bomb = deflatedSpaces(65)
    expect(
      await verdict(onePage(Buffer.concat([bomb.subarray(0, -8), Buffer.alloc(8, 0xff)]), { filter: flate })),
    ).toBe('pdf-too-heavy')
    expect(await verdict(onePage(Buffer.from('x\x9cdamaged', 'latin1'), { filter: flate }))).toBe('taken')
  })

  test('when a picture is large, then it is left to pdf.js, which knows how many pixels it takes', async () => {
    const picture =
      '/Type /XObject /Subtype /Image /Width 9000 /Height 9000 /ColorSpace /DeviceGray /BitsPerComponent 8'
    expect(await verdict(pdfOf({ 1: stream(deflatedSpaces(80), `${picture} ${flate}`) }))).toBe('taken')
    const before = stream(deflatedSpaces(1), `${picture} ${flate}`)
    expect(await verdict(pdfOf({ 1: before, 2: stream(deflatedSpaces(65), flate) }))).toBe('pdf-too-heavy')
  })

  test('when the data of a stream names streams, then it is read once', async () => {
    const inner = Buffer.concat(
      Array.from({ length: 2_000 }, () => Buffer.from('stream\n\x78\x01', 'latin1')),
    )
    const stored = deflateSync(inner, { level: 0 })
    expect(await verdict(onePage(stored, { filter: flate }))).toBe('taken')
  })
})
