import { describe, expect, it } from '@jest/globals'
import { bytesOf } from './picture.js'

const urlOf = (bytes: Uint8Array) => `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`

describe('the bytes of a data URL', () => {
  it.each([1, 2, 3, 4, 1_000])('when %d bytes went in, then they come out', (length) => {
    const bytes = Buffer.alloc(length, 0xfb)
    expect(bytesOf(urlOf(bytes))).toEqual(bytes)
  })

  it.each(['', 'hello', 'data:image/png,plain', 'data:image/png;base64,', 'data:image/png;base64,AA!A'])(
    'when it is %j, then there are none',
    (url) => expect(bytesOf(url)).toBeUndefined(),
  )

  it('when it is as long as a body may be, then it is decoded all the same', () => {
    expect(bytesOf(urlOf(Buffer.alloc(20 * 2 ** 20)))).toHaveLength(20 * 2 ** 20)
  })
})
