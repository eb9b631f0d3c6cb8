const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as base58, the way Solana writes keys and signatures: a `1` for each leading zero byte. */
export function base58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; value > 0n; value /= 58n) text = alphabet.charAt(Number(value % 58n)) + text
  const firstNonZero = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(firstNonZero === -1 ? bytes.length : firstNonZero) + text
}
