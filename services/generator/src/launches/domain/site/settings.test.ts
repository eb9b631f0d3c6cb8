import { describe, expect, it } from '@jest/globals'
import { live, states, take } from '../../../../tests/site-states.js'
import { deletionBegun, deletionPostponed } from '../launch/deletion.js'
import { holds } from './lease.js'
import { republishPostponed, republished, settingsChanged } from './settings.js'
import { Site, dueAt, launchIdFor, siteNameOf, statusOf } from './site.js'

describe('deletion', () => {
  it.each(Object.keys(states))(
    'when the site is %s, then its deletion cancels its launch and fences its publisher',
    (state) => {
      const site = states[state as keyof typeof states]()
      const gone = deletionBegun(site, 5_000)
      expect([gone.current, gone.lease, statusOf(gone)]).toEqual([undefined, undefined, 'deleting'])
      if (site.current)
        expect(gone.launches[0]).toMatchObject({ status: 'failed', problem: 'launch-canceled' })
      if (!site.deletion) expect(gone.epoch).toBeGreaterThan(site.epoch)
      expect(deletionBegun(gone, 9_000)).toBe(gone)
      expect(dueAt(deletionPostponed(gone, 9_000))).toBeGreaterThan(9_000)
    },
  )
})

describe('settings', () => {
  it('when some are changed, then the others stay and a live page is due to be published', () => {
    const site = settingsChanged(live(), { contact: { phone: true } }, 5_000)
    expect(site.settings).toEqual({ indexed: false, contact: { email: true, phone: true, address: false } })
    expect(dueAt(site)).toBe(5_000)
    expect(dueAt(settingsChanged(states.failed(), { indexed: true }, 5_000))).toBeUndefined()
  })

  it('when they change while the page is published, then that publisher has lost its lease', () => {
    const publishing = take(settingsChanged(live(), { indexed: true }, 5_000))
    expect(holds(settingsChanged(publishing, { indexed: false }, 6_000), publishing.epoch)).toBe(false)
  })

  it('when the page shows them, then the version keeps its number and has the new bundle', () => {
    const site = republished(take(settingsChanged(live(), { indexed: true }, 5_000)), 'h2')
    expect(site.live).toMatchObject({ number: 1, bundleHash: 'h2' })
    expect(site.versions).toEqual([{ number: 1, bundleHash: 'h2', publishedAt: 1_400 }])
    expect([dueAt(site), site.lease]).toEqual([undefined, undefined])
  })

  it('when they cannot be published, then it is retried after pauses that grow to ten minutes', () => {
    let site = settingsChanged(live(), { indexed: true }, 0)
    const pauses: number[] = []
    for (let index = 0; index < 12; index++) {
      site = republishPostponed(take(site), 0)
      pauses.push(dueAt(site)!)
    }
    expect(pauses.slice(0, 3)).toEqual([2_000, 4_000, 8_000])
    expect(pauses.at(-1)).toBe(600_000)
  })
})

describe('a site document', () => {
  it.each(Object.keys(states))('when a site is %s, then it is written and read without loss', (state) => {
    const site = states[state as keyof typeof states]()
    expect(Site.parse(JSON.parse(JSON.stringify(site)))).toEqual(JSON.parse(JSON.stringify(site)))
  })

  it('when a launch id is read, then it tells its site', () => {
    expect(siteNameOf(launchIdFor('my-site', 'x-Y_z'))).toBe('my-site')
  })
})
