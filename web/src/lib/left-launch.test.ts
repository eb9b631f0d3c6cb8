import { describe, expect, it } from '@jest/globals'
import { launchIn, withLaunch } from './left-launch.js'

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

  it('when there is none, then nothing is carried', () => {
    expect(withLaunch(undefined)).toBeNull()
  })
})
