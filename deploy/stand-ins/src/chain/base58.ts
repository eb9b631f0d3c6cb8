const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const valueOf = new Map([...alphabet].map((character, value) => [character, value]))
const digitsPerLimb = 5
const limbBase = 58 ** digitsPerLimb
/** Decoding takes the square of the length; a transaction of 4,096 bytes has 5,594 digits. */
const longestText = 5_600

/** Base58 as Solana writes addresses, signatures and hashes. */
export function toBase58(bytes: Uint8Array): string {
  let zeros = 0
  while (zeros < bytes.length && bytes[zeros] === 0) zeros++
  const limbs: number[] = []
  // Two bytes a step: 58^5 times 65,536 is still below 2^53.
  for (let index = zeros - ((bytes.length - zeros) % 2); index < bytes.length; index += 2) {
    let carry = (index < zeros ? 0 : (bytes[index] ?? 0)) * 256 + (bytes[index + 1] ?? 0)
    for (let limb = 0; limb < limbs.length; limb++) {
      const value = (limbs[limb] ?? 0) * 65_536 + carry
      carry = Math.floor(value / limbBase)
      limbs[limb] = value - carry * limbBase
    }
    if (carry > 0) limbs.push(carry)
  }
  return digitsOf(limbs, zeros)
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

/** Of limbs that begin with the lowest, behind so many zeros. */
function digitsOf(limbs: readonly number[], zeros: number): string {
  const codes = Buffer.alloc(zeros + limbs.length * digitsPerLimb, alphabet[0])
  let at = codes.length
  for (const limb of limbs)
    for (let rest = limb, count = 0; count < digitsPerLimb; count++, rest = Math.floor(rest / 58))
      codes[--at] = alphabet.charCodeAt(rest % 58)
  // The highest limb may begin with zeros of its own.
  let start = zeros
  while (start < codes.length && codes[start] === alphabet.charCodeAt(0)) start++
  return codes.toString('latin1', start - zeros)
}
