/** Digits that stand for letters. A one is an `l` here; `alike` takes an `i` for the same. */
const digits: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
}

/** The letters of a name: no hyphens, digits read as the letters they look like. */
export const lettersOf = (name: string): string =>
  name.replaceAll('-', '').replace(/[0134578]/g, (digit) => digits[digit] ?? digit)

/** What a hurried reader sees: `i` and `l` are one, a doubled letter is one, `rn` is an `m` and `vv` a `w`. */
export const alike = (name: string): string =>
  lettersOf(name)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('l', 'i')
    .replace(/(.)\1+/g, '$1')

/** Whether one letter too many, too few, another one, or two in the wrong order make `a` of `b`. */
export function isOneSlipFrom(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  )
}
