import { describe, expect, it } from '@jest/globals'
import { admit, hold, live, request, states, take } from '../../../../tests/site-states.js'
import { decideAdmission, postponed, undone } from './admission.js'
import { dueAt } from '../site/site.js'

describe('admission', () => {
  it('when the name is free, then the launch is admitted as version 1 above any epoch the name had', () => {
    const site = admit(undefined, { epoch: 7 })
    expect(site).toMatchObject({ id: 'ada', ownerId: 'ada', version: 0, epoch: 7 })
    expect(site.current).toMatchObject({ status: 'admitting', number: 1, requestedAt: 1_000 })
    expect(take(hold(site)).lease?.epoch).toBe(8)
  })

  it.each(Object.keys(states))(
    "when the site is %s, then somebody else's launch finds the name taken",
    (state) => {
      const site = states[state as keyof typeof states]()
      const decision = decideAdmission(site, request({ ownerId: 'eve' }), 3_000)
      expect(decision).toEqual({ kind: 'refuse', problem: 'site-name-taken' })
    },
  )

  it.each([
    ['admitting', 'join'],
    ['pending', 'join'],
    ['running', 'join'],
    ['published', 'join'],
    ['relaunched', 'join'],
    ['live', 'admit'],
    ['failed', 'admit'],
    ['republishing', 'admit'],
    ['deleting', 'site-deleting'],
  ] as const)('when the site is %s, then its owner’s same launch is answered by %s', (state, answer) => {
    const decision = decideAdmission(states[state](), request({ launchId: 'l3.ada' }), 3_000)
    expect(decision.kind === 'refuse' ? decision.problem : decision.kind).toBe(answer)
  })

  it.each(['admitting', 'pending', 'running', 'published', 'relaunched'] as const)(
    'when the site is %s, then another resume, model, fallback or choice for the edits of its owner is refused',
    (state) => {
      for (const change of [
        { resumeId: 'r2' },
        { model: 'gemini-flash' as const },
        { fallback: 'local' as const },
        { edits: 'drop' as const },
      ])
        expect(decideAdmission(states[state](), request(change), 3_000)).toEqual({
          kind: 'refuse',
          problem: 'launch-in-progress',
        })
    },
  )

  it('when a launch falls back, then the same request joins it and one that must not is refused', () => {
    const site = admit(undefined, { fallback: 'other' })
    const answerTo = (fallback?: 'other' | 'none') =>
      decideAdmission(site, request({ ...(fallback && { fallback }) }), 3_000).kind
    expect([answerTo('other'), answerTo('none'), answerTo()]).toEqual(['join', 'refuse', 'refuse'])
  })

  it('when a launch drops the edits, then the same request joins it and one that keeps them is refused', () => {
    const site = admit(live(), { edits: 'drop' })
    const answerTo = (edits?: 'keep' | 'drop') =>
      decideAdmission(site, request({ ...(edits && { edits }) }), 3_000).kind
    expect([answerTo('drop'), answerTo('keep'), answerTo()]).toEqual(['join', 'refuse', 'refuse'])
    expect(hold(site).current).toMatchObject({ edits: 'drop' })
  })

  it('when a live site is launched again, then it is the next version and the live one stands', () => {
    const again = admit(live(), { launchId: 'l2.ada' })
    expect(again.current?.number).toBe(2)
    expect(again.live).toEqual(live().live)
  })

  it('when an admission is undone, then a name without history is given back and any other site is what it was', () => {
    expect(undone(admit(undefined), undefined, 2_000)).toBeUndefined()
    expect(undone(admit(undefined), 'unavailable', 2_000)).toBeUndefined()
    expect(undone(states.relaunched(), undefined, 2_000)).toEqual(live())
    const recorded = undone(states.relaunched(), 'unavailable', 2_000)
    expect(recorded?.live).toEqual(live().live)
    expect(recorded?.launches[0]).toMatchObject({ id: 'l2.ada', status: 'failed', problem: 'unavailable' })
    const afterFailure = admit(states.failed(), { launchId: 'l2.ada' })
    expect(undone(afterFailure, undefined, 2_000)).toEqual(states.failed())
  })

  it('when an admission is postponed, then it is due later and given up at the same time as before', () => {
    const site = admit(undefined)
    if (site.current?.status !== 'admitting') throw new Error()
    const later = postponed(site, site.current, 9_000)
    expect(dueAt(later)).toBeGreaterThan(9_000)
    expect(later.current).toMatchObject({ giveUpAt: site.current.giveUpAt })
  })
})
