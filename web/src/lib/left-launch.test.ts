import { describe, expect, it } from '@jest/globals'
import { launchIn, launchWith, siteIn, withLaunch } from './left-launch.js'

describe('the way back to a launch', () => {
  it('when it was left, then it is carried with what was chosen there', () => {
    const launch = { address: '/launch?site=ada', state: { anything: ['at', 'all'] } }
    expect(launchIn(withLaunch(launch))).toEqual(launch)
    expect(launchIn(withLaunch(launchIn(withLaunch(launch))))).toEqual(launch)
  })

  it.each([
    null,
    { from: '/checkout' },
    { launch: '/launch?site=ada' },
    { launch: { address: '//example.org' } },
  ])('when %j is carried, then there is none', (state) => {
    expect(launchIn(state)).toBeUndefined()
  })

  it('when somebody stepped back from it, then only what they change there is another', () => {
    const left = { address: '/launch?resume=r1&site=ada&model=sonnet', state: { chosen: true } }
    expect(siteIn(left)).toBe('ada')
    expect(launchWith(left, { resume: 'r1', site: 'lovelace' })).toEqual({
      to: '/launch?resume=r1&site=lovelace&model=sonnet',
      state: { chosen: true },
    })
  })

  it('when nobody was there before, then the launch begins with what was chosen on the way', () => {
    expect(launchWith(undefined, { resume: 'r1', site: 'ada' })).toEqual({
      to: '/launch?resume=r1&site=ada',
      state: null,
    })
  })

  it('when there is none, then nothing is carried', () => {
    expect(withLaunch(undefined)).toBeNull()
  })
})
