import { describe, expect, it } from '@jest/globals'
import { DomainError } from '@thumbfolio/contracts'
import { explained, statusOf } from './exit-status.js'

const answer = { data: [], text: '' }

describe('the exit status', () => {
  it('when a command has answered, then it says whether it is done, waits, or lacks something', () => {
    expect(statusOf(answer)).toBe(0)
    expect(statusOf({ ...answer, isNothing: true })).toBe(1)
    expect(statusOf({ ...answer, isWrong: true })).toBe(1)
    expect(statusOf({ ...answer, isWaiting: true })).toBe(5)
    expect(statusOf({ ...answer, isWaiting: true, isRefused: true })).toBe(3)
    expect(statusOf({ ...answer, missing: 'payment does not answer' })).toBe(69)
  })

  it('when a command fails by a defect, then it is not taken for "nothing found", and the stack is there', () => {
    const [status, message] = explained(new TypeError('x is undefined'), '')
    expect(status).toBe(70)
    expect(message).toMatch(/thumbfolio-admin failed\.[\s\S]*TypeError: x is undefined\n +at /)
    expect(explained(new DomainError('not-found'), '')[0]).toBe(1)
    expect(explained(new DomainError('unavailable'), 'http://auth')).toEqual([
      69,
      'The product does not answer. Is it running at http://auth?',
    ])
  })
})
