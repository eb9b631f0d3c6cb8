import { stream } from '@thumbfolio/testing/pdf-builder'

const table = (tag: string, bytes: Buffer) => ({ tag, bytes })
const words = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length)
  values.forEach((value, at) => bytes.writeUInt16BE(value & 0xffff, 2 * at))
  return bytes
}
const longs = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length)
  values.forEach((value, at) => bytes.writeUInt32BE(value >>> 0, 4 * at))
  return bytes
}

/** A box from the baseline to the height of a capital. */
const boxGlyph = Buffer.concat([
  words(1, 50, 0, 450, 700, 3, 0),
  Buffer.from([1, 1, 1, 1]),
  words(50, 0, 400, 0),
  words(0, 700, 0, -700),
  Buffer.from([0, 0]),
])

/** A TrueType font for the characters 32 to 126, each a box; those without ink have no outline at all. */
const trueType = (hasInk: (char: string) => boolean): Buffer => {
  const count = 96
  const outlines = Array.from({ length: count }, (_, glyph) =>
    glyph > 1 && hasInk(String.fromCharCode(31 + glyph)) ? boxGlyph : Buffer.alloc(0),
  )
  const offsets = outlines.reduce((all, one) => [...all, all.at(-1)! + one.length], [0])
  const cmap = Buffer.concat([
    words(0, 1, 3, 1, 0, 12),
    words(4, 32, 0, 4, 4, 1, 0),
    words(126, 0xffff, 0, 32, 0xffff, 65536 - 31, 1, 0, 0),
  ])
  const tables = [
    table('cmap', cmap),
    table('glyf', Buffer.concat(outlines)),
    table(
      'head',
      Buffer.concat([
        longs(0x10000, 0x10000, 0, 0x5f0f3cf5),
        words(3, 1000),
        Buffer.alloc(16),
        words(0, 0, 500, 700, 0, 8, 2, 1, 0),
      ]),
    ),
    table(
      'hhea',
      Buffer.concat([longs(0x10000), words(800, -200, 0, 500, 0, 0, 500, 1, 0, 0, 0, 0, 0, 0, 0, count)]),
    ),
    table('hmtx', words(...Array.from({ length: count }, () => [500, 0]).flat())),
    table('loca', longs(...offsets)),
    table('maxp', Buffer.concat([longs(0x10000), words(count, 4, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0)])),
    table('post', Buffer.concat([longs(0x30000), Buffer.alloc(28)])),
  ]
  let at = 12 + 16 * tables.length
  const directory = tables.map(({ tag, bytes }) => {
    const entry = Buffer.concat([Buffer.from(tag), longs(0, at, bytes.length)])
    at += (bytes.length + 3) & ~3
    return entry
  })
  const padded = tables.map(({ bytes }) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]))
  return Buffer.concat([longs(0x10000), words(tables.length, 128, 3, 0), ...directory, ...padded])
}

/** The objects 30 to 32: an embedded font whose glyphs are boxes, but for those without ink. */
export const boxFont = (hasInk: (char: string) => boolean): Record<number, string | Buffer> => {
  const program = trueType(hasInk)
  return {
    30: `<< /Type /Font /Subtype /TrueType /BaseFont /ABCDEF+Boxes /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 126 /Widths [${'500 '.repeat(95)}] /FontDescriptor 31 0 R >>`,
    31: '<< /Type /FontDescriptor /FontName /ABCDEF+Boxes /Flags 32 /FontBBox [0 -200 500 800] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /FontFile2 32 0 R >>',
    32: stream(program, `/Length1 ${program.length}`),
  }
}

/** The objects 30 and 31: a Type3 font whose every glyph is drawn so. */
export const drawnFont = (procedure: string): Record<number, string | Buffer> => ({
  30: `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 500 700] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 /LastChar 126
    /Widths [${'500 '.repeat(95)}] /Resources << >> /CharProcs << /a 31 0 R >>
    /Encoding << /Type /Encoding /Differences [32 ${'/a '.repeat(95)}] >> /ToUnicode 33 0 R >>`,
  31: stream(procedure),
  33: toUnicode(0),
})

/** Says that each character code means the character so many places on. */
export const toUnicode = (shift: number): Buffer => {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')
  const rows = Array.from({ length: 95 }, (_, at) => 32 + at).map(
    (code) => `<${hex(code, 2)}> <${hex(code === 32 ? 32 : 33 + ((code - 33 + shift) % 94), 4)}>`,
  )
  return stream(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def 1 begincodespacerange <00> <ff> endcodespacerange ${rows.length} beginbfchar ${rows.join('\n')} endbfchar endcmap end end`,
  )
}
