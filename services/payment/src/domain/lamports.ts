import { Lamports, solText } from '@thumbfolio/contracts'
import { z } from 'zod'

/** Lamports that may be negative, as text: documents are JSON and have no bigint. */
export const SignedLamports = z.string().regex(/^-?\d+$/)

export { Lamports, solText }

export const sum = (amounts: Iterable<bigint>): bigint => {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)
