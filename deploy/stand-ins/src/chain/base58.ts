const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const valueOf = new Map([...alphabet].map((character, value) => [character, value]))
/** Five digits at once: 58^5 times 256 is far below 2^53. */
const digitsPerLimb = 5
const limbBase = 58 ** digitsPerLimb
/** Decoding takes the square of the length; a transaction of 4,096 bytes has 5,594 digits. */
const longestText = 5_600

/** Base58 as Solana writes addresses, signatures and hashes. */
export function toBase58(bytes: Uint8Array): string {
  let zeros = 0
  while (zeros < bytes.length && bytes[zeros] === 0) zeros++
  const limbs: number[] = []
  for (let index = zeros; index < bytes.length; index++) {
    let carry = bytes[index] ?? 0
    for (let limb = 0; limb < limbs.length; limb++) {
      const value = (limbs[limb] ?? 0) * 256 + carry
      limbs[limb] = value % limbBase
      carry = Math.floor(value / limbBase)
    }
    if (carry > 0) limbs.push(carry)
  }
  const text = limbs.reduceRight((digits, limb) => digits + fiveDigits(limb), '')
  return '1'.repeat(zeros) + text.replace(/^1+/, '')
}

/** @returns `undefined` where the text is no base58, or longer than any transaction */
export function fromBase58(text: string): Uint8Array | undefined {
  if (text.length > longestText) return undefined
  let zeros = 0
  while (zeros < text.length && text[zeros] === '1') zeros++
  const littleEndian: number[] = []
  for (const character of text.slice(zeros)) {
    let carry = valueOf.get(character)
    if (carry === undefined) return undefined
    for (let index = 0; index < littleEndian.length; index++) {
      const value: number = (littleEndian[index] ?? 0) * 58 + carry
      littleEndian[index] = value & 255
      carry = value >> 8
    }
    for (; carry > 0; carry >>= 8) littleEndian.push(carry & 255)
  }
  return Uint8Array.from([...new Array<number>(zeros).fill(0), ...littleEndian.reverse()])
}

function fiveDigits(limb: number): string {
  let digits = ''
  for (let rest = limb, count = 0; count < digitsPerLimb; count++, rest = Math.floor(rest / 58))
    digits = alphabet.charAt(rest % 58) + digits
  return digits
}
