import { describe, expect, it } from '@jest/globals'
import { signatureIn } from './signature-in.js'

const signature = '5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW'

describe('a pasted signature', () => {
  it.each([
    signature,
    `  ${signature}\n`,
    `https://explorer.solana.com/tx/${signature}`,
    `https://explorer.solana.com/tx/${signature}?cluster=devnet`,
    `https://solscan.io/tx/${signature}#details`,
    `https://solana.fm/tx/${signature}/`,
    `Transaction: ${signature}.`,
  ])('when %s is pasted, then the signature is taken from it', (pasted) => {
    expect(signatureIn(pasted)).toBe(signature)
  })

  it.each([
    [' 9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g ', '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g'],
    ['https://solscan.io', 'https://solscan.io'],
    ['   ', ''],
  ])('when there is none in "%s", then the server judges what was typed', (pasted, sent) => {
    expect(signatureIn(pasted)).toBe(sent)
  })
})
