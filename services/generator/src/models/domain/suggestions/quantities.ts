import { folded, type IntlWords } from './intl-words.js'

/** A number as a text has it, with what it counts where that is a known unit. */
export interface Quantity {
  /** Of the digits. */
  readonly start: number
  readonly end: number
  /** Behind the unit, where there is one. */
  readonly until: number
  /** Every number that it may mean: `1.200` is 1,200 or 1.2. */
  readonly values: readonly number[]
  /** A unit of ICU, `percent`, or the code of a currency. */
  readonly unit: string | undefined
}

// Groups of three behind a point, a comma, an apostrophe or a space; or one decimal part.
const number =
  /(?<![\p{L}\p{Nd}]|[\p{L}\p{Nd}][.,&+#_-])(\p{Sc}|[A-Z]{3}(?=[\s\d]))?\s?(\p{Nd}{1,3}(?:([.,'’\s])\p{Nd}{3})(?:\3\p{Nd}{3})*(?:[.,]\p{Nd}+)?(?!\p{Nd})|\p{Nd}+(?:[.,]\p{Nd}+)?)/gu
const wordsBehind = /^([\s-]?)((\p{Sc}|[%‰°]|\p{L}[\p{L}\p{M}.²³]*)(?:\s\p{L}+)?)/u
const inheritsAcross = 14

/** All quantities of a text. Those of a range share the unit of its end: `58 to 81 percent`. */
export function quantitiesOf(text: string, words: IntlWords): Quantity[] {
  const found = [...text.matchAll(number)].map((match): Quantity => {
    const [whole, sign, digits = ''] = match
    const end = match.index + whole.length
    const behind = readBehind(text.slice(end, end + 40), words)
    const values = valuesOf(digits, words.decimal).flatMap((value) =>
      behind.factors.map((factor) => value * factor),
    )
    const unit = sign === undefined ? behind.unit : (words.units.get(folded(sign)) ?? sign)
    return { start: end - digits.length, end, until: end + behind.length, values, unit }
  })
  return found.map((quantity, index) => {
    const next = found[index + 1]
    const between = next && text.slice(quantity.end, next.start)
    const isRange = between !== undefined && between.length <= inheritsAcross && !/[.;\n]\s/.test(between)
    return quantity.unit === undefined && isRange ? { ...quantity, unit: next?.unit } : quantity
  })
}

type Behind = { factors: readonly number[]; unit: string | undefined; length: number }

/** The unit behind a number, and what it is multiplied by. A letter may be a factor or a unit (`5m`): both hold then. */
function readBehind(rest: string, { scales, units }: Pick<IntlWords, 'scales' | 'units'>): Behind {
  const [, gap = '', two = '', one = ''] = wordsBehind.exec(rest) ?? []
  for (const form of [two, one]) {
    const names = [form, form.replace(/\.$/, ''), `${form}.`].map(folded)
    const factor = valueIn(scales, names)
    const unit = valueIn(units, names) ?? compoundUnit(names[0]!, units)
    const length = gap.length + form.length
    if (factor === undefined && unit === undefined) continue
    if (factor === undefined) return { factors: [1], unit, length }
    const next = readBehind(rest.slice(length), { scales: new Map(), units })
    const factors = unit === undefined ? [factor] : [factor, 1]
    return { factors, unit: next.unit ?? unit, length: length + next.length }
  }
  return { factors: [1], unit: undefined, length: 0 }
}

const valueIn = <T>(map: ReadonlyMap<string, T>, names: readonly string[]): T | undefined =>
  names.map((name) => map.get(name)).find((value) => value !== undefined)

/** A compound counts as its unit: `Prozentpunkte`. */
function compoundUnit(name: string, units: ReadonlyMap<string, string>): string | undefined {
  for (let length = name.length - 1; length >= 6; length--) {
    const unit = units.get(name.slice(0, length))
    if (unit !== undefined) return unit
  }
  return undefined
}

/** Digits of any script as Latin ones, as long as before: the ten digits of a script follow each other in Unicode. */
export const latinDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.normalize('NFKC').charCodeAt(0)
    let value = 0
    while (value < 9 && /\p{Nd}/u.test(String.fromCharCode(point - value - 1))) value += 1
    return String(value).padEnd(digit.length)
  })

function valuesOf(digits: string, decimal: string): number[] {
  const plain = latinDigits(digits).replace(/[\s'’]/g, '')
  const marks = [...plain.matchAll(/[.,]/g)].map(([mark]) => mark)
  const last = marks.at(-1)
  if (last === undefined) return [Number(plain)]
  const at = plain.lastIndexOf(last)
  const grouped = Number(plain.replace(/[.,]/g, ''))
  const fraction = Number(`${plain.slice(0, at).replace(/[.,]/g, '')}.${plain.slice(at + 1)}`)
  if (marks.length > 1) return [marks.every((mark) => mark === last) ? grouped : fraction]
  const mayBeGrouped = plain.length - at === 4 && at <= 3
  if (!mayBeGrouped) return [fraction]
  return last === decimal ? [fraction, grouped] : [grouped]
}
