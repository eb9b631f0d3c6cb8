const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** How many bytes a base58 text stands for; undefined where it is no base58. Short texts only: the work is quadratic. */
function base58Bytes(text: string): number | undefined {
  if (text.length === 0 || text.length > 128) return undefined
  let value = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const zeros = /^1*/.exec(text)![0].length
  return zeros + (value === 0n ? 0 : Math.ceil(value.toString(16).length / 2))
}

/** Is it a public key in base58. */
export const isAddress = (text: string): boolean => base58Bytes(text) === 32

/** What a person may paste as proof of a payment: the order's reference (32 bytes) or a transaction signature (64). */
export function proofKind(text: string): 'reference' | 'signature' | undefined {
  const bytes = base58Bytes(text)
  if (bytes === 32) return 'reference'
  return bytes === 64 ? 'signature' : undefined
}
