import { describe, expect, it } from '@jest/globals'
import { live, pending, states, take } from '../../../../tests/site-states.js'
import { isRecoverys, isWorkers } from '../launch/due.js'
import { isOverdue } from '../launch/launch.js'
import { holds, isFree, isPublishable, released, renewed } from './lease.js'
import { dueAt } from './site.js'

describe('lease and epoch', () => {
  it('when a site is taken again and again, then the epoch only rises and the holder before holds nothing', () => {
    const first = take(pending())
    const second = take(first, 20_000)
    expect(second.epoch).toBe(first.epoch + 1)
    expect([holds(second, first.epoch), holds(second, second.epoch)]).toEqual([false, true])
  })

  it('when a lease is renewed, ends or is given back, then the site is free at that time and not before', () => {
    const site = renewed(take(pending()), 30_000)
    expect([isFree(site, 29_999), isFree(site, 30_000)]).toEqual([false, true])
    expect([isFree(released(site), 0), released(site).epoch]).toEqual([true, site.epoch])
    expect(renewed(live(), 30_000)).toEqual(live())
  })

  it.each([
    ['admitting', false],
    ['pending', true],
    ['running', true],
    ['published', true],
    ['live', false],
    ['failed', false],
    ['relaunched', false],
    ['republishing', true],
    ['deleting', false],
  ] as const)('when the site is %s, then there is something to publish: %s', (state, answer) => {
    expect(isPublishable(states[state]())).toBe(answer)
  })
})

describe('what is due', () => {
  it.each([
    ['admitting', 'recovery'],
    ['pending', 'worker'],
    ['running', 'worker'],
    ['published', 'worker'],
    ['relaunched', 'recovery'],
    ['republishing', 'worker'],
    ['deleting', 'recovery'],
    ['live', undefined],
    ['failed', undefined],
  ] as const)(
    'when the site is %s, then %s takes it once it is due; nothing that is not final is forgotten',
    (state, who) => {
      const site = states[state]()
      expect(dueAt(site) === undefined).toBe(who === undefined)
      const at = dueAt(site) ?? Infinity
      expect([isWorkers(site, at), isRecoverys(site, at)]).toEqual([who === 'worker', who === 'recovery'])
    },
  )

  it('when a launch is past its deadline, then recovery may end it too, but not under a lease', () => {
    expect([isOverdue(pending(), 121_099), isOverdue(pending(), 121_100)]).toEqual([false, true])
    expect(isRecoverys(pending(), 121_100)).toBe(true)
    expect(isRecoverys(renewed(take(pending()), 200_000), 121_100)).toBe(false)
  })
})
