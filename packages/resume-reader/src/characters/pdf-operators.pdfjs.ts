/** pdf.js hands operators over untyped; this is what is known about their shapes. */
export interface Operators {
  fnArray: number[]
  argsArray: (unknown[] | null)[]
}

export interface Glyph {
  unicode: string
  /** In glyph space, mostly thousandths of the size. */
  width?: number
  isSpace: boolean
  /** The code of its outline in the font program. */
  fontChar?: string
  isInFont?: boolean
  /** Of the procedure that draws it, in a Type3 font. */
  operatorListId?: string
}

export interface Font {
  name?: string
  fontMatrix?: number[]
  ascent?: number
  descent?: number
  vertical?: boolean
  isType3Font?: boolean
  charProcOperatorList?: Record<string, Operators>
  /** The file has no program for it. */
  missingFile?: boolean
}

export type Matrix = [number, number, number, number, number, number]

/** A damaged stream's operands may be anything; what is no number counts as 0. */
export const finite = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value) : 0)

/** Arrays, typed arrays and index-keyed objects alike; anything else is empty. */
const listed = (value: unknown): unknown[] =>
  value && typeof value === 'object' ? Object.values(value as Record<string, unknown>) : []

export const numbers = (value: unknown): Matrix => listed(value).map(finite) as Matrix

/** How many numbers there would be. */
export const lengthOf = (value: unknown): number =>
  value instanceof Float32Array || Array.isArray(value) ? value.length : listed(value).length

export const glyphsOf = (value: unknown): (Glyph | number)[] =>
  Array.isArray(value)
    ? (value as (Glyph | number | null)[]).filter((glyph): glyph is Glyph | number => glyph !== null)
    : []

/** The matrix that does `inner` first. */
export const after = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = inner
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f]
}
