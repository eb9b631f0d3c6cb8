/** Bytes of an outline that draws nothing: in TrueType a header alone, in CFF a width and the end. */
const blankBytes = { glyf: 12, 'CFF ': 4 }
const charStringsOperator = 17
const tablesOfFont = 64

/**
 * The characters of a font program, as pdf.js writes it, whose outlines are empty or nearly. One that is drawn by a
 * subroutine alone is among them. None where the program is not understood.
 */
export function blankCharacters(program: Uint8Array): ReadonlySet<number> {
  try {
    const view = new DataView(program.buffer, program.byteOffset, program.byteLength)
    const tables = tablesOf(view)
    const lengths = lengthsOfGlyphs(view, tables)
    const cmap = tables.get('cmap')
    const blank = new Set<number>()
    if (lengths === undefined || cmap === undefined) return blank
    for (const [code, glyph] of charactersOf(view, cmap))
      if (lengths.bytesOf(glyph) <= lengths.blank) blank.add(code)
    return blank
  } catch (error) {
    if (error instanceof RangeError) return new Set()
    throw error
  }
}

interface OutlineLengths {
  readonly blank: number
  bytesOf(glyph: number): number
}

function tablesOf(view: DataView): Map<string, number> {
  const count = Math.min(tablesOfFont, view.getUint16(4))
  return new Map(
    Array.from({ length: count }, (_, at) => {
      const entry = 12 + 16 * at
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((letter) => view.getUint8(entry + letter)))
      return [tag, view.getUint32(entry + 8)]
    }),
  )
}

function lengthsOfGlyphs(view: DataView, tables: Map<string, number>): OutlineLengths | undefined {
  const [loca, head, cff] = [tables.get('loca'), tables.get('head'), tables.get('CFF ')]
  if (cff !== undefined) {
    const bytesOf = entriesOf(view, charStringsAt(view, cff)).bytesOf
    return { blank: blankBytes['CFF '], bytesOf }
  }
  if (loca === undefined || head === undefined) return undefined
  const isLong = view.getInt16(head + 50) === 1
  const offset = (glyph: number) =>
    isLong ? view.getUint32(loca + 4 * glyph) : 2 * view.getUint16(loca + 2 * glyph)
  return { blank: blankBytes.glyf, bytesOf: (glyph) => offset(glyph + 1) - offset(glyph) }
}

/** An INDEX of CFF: how long each of its entries is, and where it ends. */
function entriesOf(view: DataView, at: number) {
  const count = view.getUint16(at)
  if (count === 0) return { first: at + 2, end: at + 2, bytesOf: () => 0 }
  const size = view.getUint8(at + 2)
  const offset = (entry: number) => {
    let value = 0
    for (let byte = 0; byte < size; byte += 1)
      value = 256 * value + view.getUint8(at + 3 + size * entry + byte)
    return value
  }
  const base = at + 2 + size * (count + 1)
  return {
    first: base + offset(0),
    end: base + offset(count),
    bytesOf: (entry: number) => offset(entry + 1) - offset(entry),
  }
}

function charStringsAt(view: DataView, cff: number): number {
  const names = entriesOf(view, cff + view.getUint8(cff + 2))
  const tops = entriesOf(view, names.end)
  const operands: number[] = []
  for (let at = tops.first; at < tops.end;) {
    const byte = view.getUint8(at)
    if (byte === charStringsOperator) return cff + (operands.at(-1) ?? 0)
    const [value, bytes] = operandAt(view, at, byte)
    if (value === undefined) operands.length = 0
    else operands.push(value)
    at += bytes
  }
  throw new RangeError('No outlines')
}

/** A number of a DICT, or nothing for an operator; and how many bytes it takes. */
function operandAt(view: DataView, at: number, byte: number): [number | undefined, number] {
  if (byte === 28) return [view.getInt16(at + 1), 3]
  if (byte === 29) return [view.getInt32(at + 1), 5]
  if (byte >= 32 && byte <= 246) return [byte - 139, 1]
  if (byte >= 247 && byte <= 254) return [0, 2]
  if (byte !== 30) return [undefined, byte === 12 ? 2 : 1]
  let bytes = 1
  while ((view.getUint8(at + bytes) & 15) !== 15) bytes += 1
  return [0, bytes + 1]
}

/** Characters and their glyphs by the subtables that pdf.js writes: of segments, and of groups beyond 16 bits. */
function* charactersOf(view: DataView, cmap: number): Generator<[number, number]> {
  for (let table = 0; table < view.getUint16(cmap + 2); table += 1) {
    const at = cmap + view.getUint32(cmap + 4 + 8 * table + 4)
    const format = view.getUint16(at)
    if (format === 4) yield* ofSegments(view, at)
    if (format === 12) yield* ofGroups(view, at)
  }
}

function* ofSegments(view: DataView, at: number): Generator<[number, number]> {
  const bytes = view.getUint16(at + 6)
  for (let segment = 0; segment < bytes; segment += 2) {
    const last = view.getUint16(at + 14 + segment)
    const first = view.getUint16(at + 16 + bytes + segment)
    const delta = view.getUint16(at + 16 + 2 * bytes + segment)
    const place = at + 16 + 3 * bytes + segment
    const range = view.getUint16(place)
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph = range === 0 ? code : view.getUint16(place + range + 2 * (code - first))
      yield [code, (glyph + delta) & 0xffff]
    }
  }
}

function* ofGroups(view: DataView, at: number): Generator<[number, number]> {
  const groups = view.getUint32(at + 12)
  for (let group = 0; group < groups; group += 1) {
    const entry = at + 16 + 12 * group
    const [first, last, glyph] = [0, 4, 8].map((offset) => view.getUint32(entry + offset)) as [
      number,
      number,
      number,
    ]
    for (let code = first; code <= last && code - first < 0x10000; code += 1)
      yield [code, glyph + code - first]
  }
}
