import { base58 } from '@scure/base'

export const toBase58 = (bytes: Uint8Array): string => base58.encode(bytes)

/** @returns undefined for a text that is not base58, or has over 4,096 characters: the work is quadratic */
export function fromBase58(text: string): Uint8Array | undefined {
  try {
    return base58.decode(text)
  } catch {
    return undefined
  }
}

/** Characters of 32 and of 64 bytes, at most. */
const longestKey = 44
const longestSignature = 88

/** Is it a public key in base58. */
export const isAddress = (text: string): boolean =>
  text.length <= longestKey && fromBase58(text)?.length === 32

/** What a person may paste as proof of a payment: the order's reference (32 bytes) or a transaction signature (64). */
export function proofKind(text: string): 'reference' | 'signature' | undefined {
  const bytes = text.length <= longestSignature ? fromBase58(text)?.length : undefined
  if (bytes === 32) return 'reference'
  return bytes === 64 ? 'signature' : undefined
}
