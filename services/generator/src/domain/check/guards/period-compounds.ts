import type { Token } from '../tokens.js'

const compounds: readonly (readonly [RegExp, string])[] = [
  [/^(?:jahres|jaar)(?!lijks|wechsel|zeit|anfang|ende|wisseling)\p{L}{4}/u, 'a year'],
  [/^(?:monats|maand)(?!elijks|anfang|ende)\p{L}{4}/u, 'a month'],
  [/^quartals\p{L}{4}/u, 'a quarter'],
]

/** `Jahresumsatz`, `maandbudget`: of each year, of each month. */
export const periodOfCompound = ({ value }: Token): string | undefined =>
  compounds.find(([form]) => form.test(value))?.[1]
