/** Names by which a font is asked for: family, unique id, full name, PostScript name, typographic family. */
const namesOfFont = new Set([1, 3, 4, 6, 16])

/**
 * A font under another name of the same length: its licence (OFL) reserves the name for the unchanged one. Copyright and
 * licence stay as they are.
 */
export function renamedFont(font, from, to) {
  if (from.length !== to.length) throw new Error('The names differ in length')
  const renamed = Buffer.from(font)
  const table = tableOf(renamed, 'name')
  const texts = table.subarray(table.readUInt16BE(4))
  for (let n = 0, at = 6; n < table.readUInt16BE(2); n++, at += 12) {
    if (!namesOfFont.has(table.readUInt16BE(at + 6))) continue
    const start = table.readUInt16BE(at + 10)
    const text = texts.subarray(start, start + table.readUInt16BE(at + 8))
    const isWide = table.readUInt16BE(at) !== 1
    replaceIn(text, encoded(from, isWide), encoded(to, isWide))
  }
  return renamed
}

function replaceIn(text, from, to) {
  for (let at = text.indexOf(from); at >= 0; at = text.indexOf(from, at + 1)) to.copy(text, at)
}

const encoded = (text, isWide) =>
  isWide ? Buffer.from(text, 'utf16le').swap16() : Buffer.from(text, 'latin1')

export function tableOf(font, name) {
  for (let n = 0, at = 12; n < font.readUInt16BE(4); n++, at += 16)
    if (font.toString('latin1', at, at + 4) === name) return font.subarray(font.readUInt32BE(at + 8))
  throw new Error(`No table ${name}`)
}
