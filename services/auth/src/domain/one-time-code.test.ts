import { describe, expect, it } from '@jest/globals'
import { judge, minted, type CodeKeys } from './one-time-code.js'

const [old, next] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const owner = { userId: 'user-ada', purpose: 'verify', email: 'ada@example.org' } as const
const now = Date.UTC(2026, 0, 5)

describe('a one-time code while the service secret is rotated', () => {
  it('when it was minted with the old key, then it is right as long as that key is accepted', () => {
    const code = minted([old], owner, '123456', now)
    const verdictBy = (keys: CodeKeys) => judge(code, { keys, owner, code: '123456', now }).verdict
    expect([verdictBy([old, next]), verdictBy([next, old]), verdictBy([next])]).toEqual([
      'right',
      'right',
      'wrong',
    ])
  })
})
