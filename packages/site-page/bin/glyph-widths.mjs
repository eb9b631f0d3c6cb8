import { tableOf } from './renamed-font.mjs'

/** The characters of a TrueType font and their widths in thousandths of the font size. */
export function glyphWidths(font) {
  const unitsPerEm = tableOf(font, 'head').readUInt16BE(18)
  const metrics = tableOf(font, 'hhea').readUInt16BE(34)
  const advances = tableOf(font, 'hmtx')
  const widthOf = (glyph) => advances.readUInt16BE(Math.min(glyph, metrics - 1) * 4)
  const found = new Map()
  for (const [character, glyph] of characterMap(tableOf(font, 'cmap')))
    if (glyph > 0) found.set(character, Math.round((widthOf(glyph) * 1000) / unitsPerEm))
  return found
}

/** Character to glyph, of the subtable with the most characters: format 12, or else 4. */
function characterMap(cmap) {
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, n) =>
    cmap.subarray(cmap.readUInt32BE(8 + n * 8)),
  )
  const ofFormat = (format) => subtables.find((subtable) => subtable.readUInt16BE(0) === format)
  const [long, short] = [ofFormat(12), ofFormat(4)]
  if (long) return longMap(long)
  if (short) return shortMap(short)
  throw new Error('No character map of format 4 or 12')
}

function* longMap(table) {
  for (let n = 0, at = 16; n < table.readUInt32BE(12); n++, at += 12) {
    const [first, last, glyph] = [0, 4, 8].map((offset) => table.readUInt32BE(at + offset))
    for (let character = first; character <= last; character++) yield [character, glyph + character - first]
  }
}

function* shortMap(table) {
  const bytes = table.readUInt16BE(6)
  for (let at = 14; at < 14 + bytes; at += 2) {
    const last = table.readUInt16BE(at)
    const [first, delta] = [table.readUInt16BE(at + bytes + 2), table.readUInt16BE(at + 2 * bytes + 2)]
    const rangeAt = at + 3 * bytes + 2
    const range = table.readUInt16BE(rangeAt)
    for (let character = first; character <= last && character !== 0xffff; character++) {
      const glyph = range === 0 ? character : table.readUInt16BE(rangeAt + range + (character - first) * 2)
      yield [character, glyph === 0 && range !== 0 ? 0 : (glyph + delta) & 0xffff]
    }
  }
}

/** Runs of neighbouring characters: `<first in hex>:<widths in thousandths of the size, by commas>`. */
export function packed(pairs) {
  const runs = []
  let last
  for (const [character, width] of pairs.sort(([a], [b]) => a - b)) {
    if (character === last + 1) runs.at(-1).push(width)
    else runs.push([`${character.toString(16)}:${width}`])
    last = character
  }
  return runs.map((run) => run.join(',')).join(';')
}
