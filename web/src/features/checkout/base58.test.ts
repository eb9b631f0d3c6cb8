import { describe, expect, it } from '@jest/globals'
import { base58 } from './base58.js'

describe('base58', () => {
  it.each([
    ['', ''],
    ['00', '1'],
    ['0000', '11'],
    ['61', '2g'],
    ['626262', 'a3gV'],
    [
      '000111d38e5fc9071ffcd20b4a763cc9ae4f252bb4e48fd66a835e252ada93ff480d6dd43dc62a641155a5',
      '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz',
    ],
    ['00'.repeat(32), '1'.repeat(32)],
  ])('when the bytes are %s, then they read %s', (hex, text) => {
    expect(base58(new Uint8Array(Buffer.from(hex, 'hex')))).toBe(text)
  })
})
