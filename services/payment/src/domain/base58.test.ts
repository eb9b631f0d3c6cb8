import { describe, expect, it } from '@jest/globals'
import { Keypair } from '@solana/web3.js'
import { isAddress, proofKind } from './base58.js'
import { solText } from './lamports.js'

describe('texts of the chain', () => {
  it('when it is a public key or a signature, then it is told by its bytes', () => {
    for (let n = 0; n < 50; n++) expect(proofKind(Keypair.generate().publicKey.toBase58())).toBe('reference')
    expect(isAddress('11111111111111111111111111111111')).toBe(true)
    expect(proofKind('1'.repeat(64))).toBe('signature')
  })
  it.each(['', '1', 'l', '1'.repeat(33), '1'.repeat(63), '1'.repeat(65), ' '.repeat(32), '9'.repeat(500)])(
    'when it is %j, then it is neither',
    (text) => {
      expect([proofKind(text), isAddress(text)]).toEqual([undefined, false])
    },
  )
  it('when lamports are told in SOL, then every digit is there and no more', () => {
    expect([1n, 150_000_000n, 2_000_000_000n, 12_345_678_901_234_567n].map(solText)).toEqual([
      '0.000000001',
      '0.15',
      '2',
      '12345678.901234567',
    ])
  })
})
