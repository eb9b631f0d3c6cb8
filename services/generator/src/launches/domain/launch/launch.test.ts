import { describe, expect, it } from '@jest/globals'
import { launchSteps } from '@thumbfolio/contracts'
import {
  admit,
  finish,
  hold,
  live,
  pending,
  pendingOf,
  published,
  states,
  take,
} from '../../../../tests/site-states.js'
import { failed, wentLive } from './endings.js'
import { runningStep, stepsOf } from '../site/progress.js'
import { dueAt, launchOf, statusOf } from '../site/site.js'

describe('a launch step by step', () => {
  it('when the steps finish one after the other, then the log tells each once and the last leads to live', () => {
    const site = live()
    expect(stepsOf(site.launches[0]!.log).map(({ state }) => state)).toEqual(launchSteps.map(() => 'done'))
    expect(
      site.launches[0]!.log.map((entry) => ('step' in entry ? `${entry.kind} ${entry.step}` : entry.kind)),
    ).toEqual([
      'requested',
      ...launchSteps.flatMap((step) => [`started ${step}`, `finished ${step}`]),
      'live',
    ])
    expect(site.live).toMatchObject({ number: 1, bundleHash: 'h1', launchId: 'l1.ada' })
    expect(site.versions).toEqual([{ number: 1, bundleHash: 'h1', publishedAt: 1_400 }])
    expect([site.current, site.lease, dueAt(site)]).toEqual([undefined, undefined, undefined])
  })

  it.each(launchSteps.slice(0, 3))('when it is taken over after %s, then the next step runs', (step) => {
    const site = take(finish(take(pending()), step), 20_000)
    expect(runningStep(pendingOf(site).log)).toBe(launchSteps[launchSteps.indexOf(step) + 1])
    expect(pendingOf(site).tries).toBe(2)
  })

  it('when it is taken over after publish, then it is published again under the new epoch', () => {
    const site = take(published(), 20_000)
    expect(runningStep(pendingOf(site).log)).toBe('publish')
    expect(finish(site, 'publish').current?.log.at(-1)).toMatchObject({ kind: 'started', step: 'verify' })
  })

  it('when a step is missing, then nothing goes live', () => {
    const site = take(pending())
    expect(() => wentLive(site, pendingOf(site), 'http://x/', 2_000)).toThrow('not complete')
  })

  it('when a launch fails, then the running step failed, what was removed stays told, and the live version stands', () => {
    const relaunch = finish(take(hold(states.relaunched())), 'render')
    const site = failed(relaunch, 'launch-publish-failed', 5_000)
    expect(site.launches[0]).toMatchObject({
      status: 'failed',
      problem: 'launch-publish-failed',
      removed: [{ fact: 'CEO' }],
    })
    expect(stepsOf(site.launches[0]!.log)[3]).toMatchObject({
      name: 'publish',
      state: 'failed',
      finishedAt: 5_000,
    })
    expect([site.live, statusOf(site), site.lease]).toEqual([live().live, 'live', undefined])
  })

  it('when nothing runs, then a failure changes nothing', () => {
    expect(failed(live(), 'launch-deadline', 5_000)).toEqual(live())
  })

  it('when there were many launches, then the last twenty and the last three versions are kept', () => {
    let site = live()
    for (let index = 2; index <= 30; index++) {
      site = finish(take(hold(admit(site, { launchId: `l${index}.ada` }))), 'publish')
      site = wentLive(site, pendingOf(site), 'http://ada.localhost/', 9_000)
    }
    expect(site.launches.map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, index) => 30 - index),
    )
    expect(site.versions.map(({ number }) => number)).toEqual([30, 29, 28])
    expect(launchOf(site, 'l30.ada')?.status).toBe('live')
    expect(launchOf(site, 'l1.ada')).toBeUndefined()
  })
})
