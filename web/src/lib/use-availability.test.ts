import { describe, expect, it } from '@jest/globals'
import { availabilityOf, type Known } from './use-availability.js'

const ready = <T>(data: T): Known<T> => ({ status: 'success', data })
const own = (...live: string[]) => ready({ live, resting: [] })
const loading = { status: 'pending' } as const
const failed = { status: 'error' } as const
const free = ready(true)
const taken = ready(false)

describe('whether a site name can be had', () => {
  it('when nobody has it, then it is free; when somebody has, then it is taken', () => {
    expect(availabilityOf('ada', own(), free)).toEqual({ kind: 'free' })
    expect(availabilityOf('ada', own('other'), taken)).toEqual({ kind: 'taken' })
  })

  it('when it is a site of theirs, then that is said, whatever else is known', () => {
    for (const answer of [loading, failed, taken])
      expect(availabilityOf('ada', own('ada'), answer)).toEqual({ kind: 'own' })
  })

  it('when their sites are not known yet, then none of these is called taken', () => {
    expect(availabilityOf('ada', loading, taken)).toEqual({ kind: 'checking' })
    expect(availabilityOf('ada', failed, taken)).toEqual({ kind: 'taken' })
    expect(availabilityOf('ada', loading, free)).toEqual({ kind: 'free' })
  })

  it('when their site has left it, then it is theirs to take again, and until when it was theirs is said', () => {
    const leftAt = '2026-05-04T10:00:00.000Z'
    const resting = { name: 'ada', leftAt, freeAt: '2026-10-31T10:00:00.000Z', redirectsTo: 'countess' }
    const known = ready({ live: ['countess'], resting: [resting] })
    expect(availabilityOf('ada', known, taken)).toEqual({
      kind: 'resting',
      leftAt,
      redirectsTo: 'countess',
    })
    expect(availabilityOf('adam', known, taken)).toEqual({ kind: 'taken' })
  })

  it('when it cannot be looked up, then the form can still be sent', () => {
    expect(availabilityOf('ada', failed, failed)).toEqual({ kind: 'unknown' })
  })

  it('when it can be no name, then that is said before anything is looked up', () => {
    expect(availabilityOf('', loading, loading)).toEqual({ kind: 'empty' })
    expect(availabilityOf('ada_', own(), loading).kind).toBe('invalid')
  })

  it('when it passes for a brand, then it is refused, unless it is a site of theirs already', () => {
    expect(availabilityOf('paypal-login', own(), loading)).toEqual({ kind: 'refused' })
    expect(availabilityOf('paypal-login', own('paypal-login'), loading)).toEqual({ kind: 'own' })
  })
})
