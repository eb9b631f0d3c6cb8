import { Lamports } from '@thumbfolio/contracts'
import { z } from 'zod'

const lamportsPerSol = 1_000_000_000n

/** Lamports that may be negative, as text: documents are JSON and have no bigint. */
export const SignedLamports = z.string().regex(/^-?\d+$/)

export { Lamports }

export const sum = (amounts: Iterable<bigint>): bigint => {
  let total = 0n
  for (const amount of amounts) total += amount
  return total
}

export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** SOL as exact text, `0.15`. */
export function solText(lamports: bigint): string {
  const whole = lamports / lamportsPerSol
  const fraction = (lamports % lamportsPerSol).toString().padStart(9, '0').replace(/0+$/, '')
  return fraction === '' ? `${whole}` : `${whole}.${fraction}`
}
