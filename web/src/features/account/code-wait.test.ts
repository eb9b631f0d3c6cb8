import { afterEach, describe, expect, it } from '@jest/globals'
import { storedCodeWait } from '../../lib/storage.js'
import { rememberWait, waitLeft } from './code-wait.js'

const start = Date.UTC(2026, 0, 1)
const after = (seconds: number) => start + seconds * 1000

afterEach(() => storedCodeWait.clear())

describe('the wait for another code', () => {
  it.each([
    ['at once', 0, 60],
    ['after 12.5 s', 12.5, 48],
    ['after a minute', 60, 0],
    ['after an hour', 3_600, 0],
    ['when the clock was set back by an hour', -3_600, 60],
  ])('when it is asked for anew %s, then what is left of it is left', (_, seconds, left) => {
    rememberWait('u1', 60, start)
    expect(waitLeft('u1', after(seconds))).toBe(left)
  })

  it('when another user asks, then there is none', () => {
    rememberWait('u1', 60, start)
    expect(waitLeft('u2', start)).toBe(0)
  })

  it('when the server tells how long, then that counts', () => {
    rememberWait('u1', 60, start)
    rememberWait('u1', 20, after(50))
    expect(waitLeft('u1', after(61))).toBe(9)
  })

  it.each(['', '{', 'null', '{"userId":"u1"}', '{"userId":"u1","seconds":"60","endsAt":9e15}'])(
    'when %s is stored, then there is none',
    (text) => {
      storedCodeWait.write(text)
      expect(waitLeft('u1', start)).toBe(0)
    },
  )
})
