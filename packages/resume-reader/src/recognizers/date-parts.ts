export const two = (value: string | number): string => String(value).padStart(2, '0')

export const yearIn = (text: string): string => /(?:19|20)\d\d/.exec(text)?.[0] ?? ''

/** Of two digits: what lies ahead by decades is of the last century. */
export const fullYear = (digits: string): string => `${Number(digits) < 50 ? 20 : 19}${digits}`

/** Years before the first one of a Japanese era. */
const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925 }

/** `2021年3月`, `2021년 3월`, `令和3年4月`. */
export const cjkValue = (text: string): string => {
  const [first = '1', ...rest] = text.replace('元', '1').match(/\d+/g) ?? []
  const era = eras[text.slice(0, 2)]
  return [era === undefined ? first : String(era + Number(first)), ...rest.map(two)].join('-')
}

/** The months that a quarter begins and ends with. */
export const quarterMonths = (text: string): { first: string; last: string } => {
  const number = Number(/[1-4]/.exec(text)?.[0])
  return { first: `${yearIn(text)}-${two(3 * number - 2)}`, last: `${yearIn(text)}-${two(3 * number)}` }
}
