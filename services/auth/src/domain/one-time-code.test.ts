import { describe, expect, it } from '@jest/globals'
import { judge, withMinted, type CodeKeys } from './one-time-code.js'

const [old, next] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
const owner = { userId: 'user-ada', purpose: 'verify', email: 'ada@example.org' } as const
const now = Date.UTC(2026, 0, 5)

describe('a one-time code while the service secret is rotated', () => {
  it('when it was minted with the old key, then it is right as long as that key is accepted', () => {
    const code = withMinted(undefined, { keys: [old], owner, code: '123456', now })
    const verdictBy = (keys: CodeKeys) => judge(code, { keys, owner, code: '123456', now }).verdict
    expect([verdictBy([old, next]), verdictBy([next, old]), verdictBy([next])]).toEqual([
      'right',
      'right',
      'wrong',
    ])
  })
})

describe('several codes of one address', () => {
  const keys: CodeKeys = [old]
  const minute = 60_000
  const mint = (known: ReturnType<typeof withMinted> | undefined, code: string, at: number) =>
    withMinted(known, { keys, owner, code, now: at })
  const verdict = (known: ReturnType<typeof withMinted>, code: string, at: number) =>
    judge(known, { keys, owner, code, now: at })

  it('when an earlier code is still alive, then both are right, and the earlier one only until its own end', () => {
    const both = mint(mint(undefined, '111111', now), '222222', now + minute)
    const at = (time: number) => ['111111', '222222'].map((code) => verdict(both, code, time).verdict)
    expect(at(now + 2 * minute)).toEqual(['right', 'right'])
    expect(at(now + 10 * minute)).toEqual(['wrong', 'right'])
    expect(at(now + 11 * minute)).toEqual(['expired', 'expired'])
  })

  it('when wrong tries were made, then a new code brings no new ones, and the fifth kills all', () => {
    let codes = mint(undefined, '111111', now)
    for (let tries = 0; tries < 4; tries++) {
      const judged = verdict(codes, '999999', now)
      if (judged.verdict === 'wrong' && judged.left) codes = judged.left
    }
    const both = mint(codes, '222222', now + minute)
    expect(verdict(both, '999999', now + minute)).toEqual({ verdict: 'wrong' })
    expect(mint(codes, '222222', now + 10 * minute).wrongTries).toBe(0)
  })

  it('when more codes are minted than can be asked for, then the oldest is void', () => {
    let codes = mint(undefined, '100000', now)
    for (let more = 1; more <= 10; more++) codes = mint(codes, String(100000 + more), now + more)
    expect(verdict(codes, '100000', now + 11).verdict).toBe('wrong')
    expect(verdict(codes, '100001', now + 11).verdict).toBe('right')
  })
})
