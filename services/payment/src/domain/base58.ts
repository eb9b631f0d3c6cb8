const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const values = new Map([...alphabet].map((character, value) => [character, value]))
/** The longest text that is decoded: instruction data of the largest transaction. The work is quadratic. */
const mostCharacters = 5_600

export function toBase58(bytes: Uint8Array): string {
  const digits: number[] = []
  for (const byte of bytes) {
    let carry = byte
    for (let index = 0; index < digits.length; index++) {
      carry += (digits[index] ?? 0) * 256
      digits[index] = carry % 58
      carry = Math.floor(carry / 58)
    }
    for (; carry > 0; carry = Math.floor(carry / 58)) digits.push(carry % 58)
  }
  const zeros = leading(bytes, 0)
  return (
    '1'.repeat(zeros) +
    digits
      .reverse()
      .map((digit) => alphabet.charAt(digit))
      .join('')
  )
}

/** @returns undefined for a text that is not base58 */
export function fromBase58(text: string): Uint8Array | undefined {
  if (text.length > mostCharacters) return undefined
  const bytes: number[] = []
  for (const character of text) {
    let carry = values.get(character)
    if (carry === undefined) return undefined
    for (let index = 0; index < bytes.length; index++) {
      carry += (bytes[index] ?? 0) * 58
      bytes[index] = carry % 256
      carry = Math.floor(carry / 256)
    }
    for (; carry > 0; carry = Math.floor(carry / 256)) bytes.push(carry % 256)
  }
  return Uint8Array.from([...new Array<number>(leading([...text], '1')).fill(0), ...bytes.reverse()])
}

function leading<T>(items: ArrayLike<T>, wanted: T): number {
  let count = 0
  while (count < items.length && items[count] === wanted) count++
  return count
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
