import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { afterAll, keyParts, orderedKey } from './ordered-key.js'

const text = fc
  .string({ unit: 'binary', maxLength: 12 })
  .filter((value) => Buffer.from(value).toString() === value)
const number = fc.double({ noNaN: true }).map((value) => value + 0)
const parts = fc.array(fc.oneof(text, number), { minLength: 1, maxLength: 4 })
const sign = (difference: number) => Math.sign(difference)

describe('ordered keys', () => {
  it('when a key is read back, then its parts are what they were', () => {
    fc.assert(fc.property(parts, (given) => expect(keyParts(orderedKey(given))).toEqual(given)))
  })

  it('when numbers are keys, then their bytes compare as they do', () => {
    fc.assert(
      fc.property(number, number, (a, b) =>
        expect(sign(Buffer.compare(orderedKey([a]), orderedKey([b])))).toBe(a < b ? -1 : a > b ? 1 : 0),
      ),
    )
  })

  it('when strings are keys, then their bytes compare by code point, with whatever follows', () => {
    fc.assert(
      fc.property(text, text, text, (a, b, rest) => {
        const expected = sign(Buffer.compare(Buffer.from(a), Buffer.from(b)))
        expect(sign(Buffer.compare(orderedKey([a, rest]), orderedKey([b, rest])))).toBe(expected)
      }),
    )
  })

  it('when a key goes on, then it lies between the shorter key and the end of it', () => {
    fc.assert(
      fc.property(parts, parts, (prefix, rest) => {
        const shorter = orderedKey(prefix)
        const longer = orderedKey([...prefix, ...rest])
        expect(Buffer.compare(shorter, longer)).toBeLessThan(0)
        expect(Buffer.compare(longer, afterAll(shorter))).toBeLessThan(0)
      }),
    )
  })
})
