import { describe, expect, it } from '@jest/globals'
import { moved } from './alias.js'
import { siteAddress, standardSitesOrigin } from './site-address.js'

describe('an alias', () => {
  const to = (epoch: number, bundleHash: string | undefined = 'h') => ({ siteName: 'ada', bundleHash, epoch })

  it('when a later epoch moved it, then an earlier one moves it no more, also once nothing is shown', () => {
    const first = moved(undefined, to(3), 1)!
    expect(moved(first, to(2), 2)).toBeUndefined()
    expect(moved(first, to(3, 'other'), 2)).toMatchObject({ bundleHash: 'other', epoch: 3 })
    const withdrawn = moved(first, { siteName: 'ada', bundleHash: undefined, epoch: 4 }, 2)!
    expect(withdrawn.bundleHash).toBeUndefined()
    expect(moved(withdrawn, to(3), 3)).toBeUndefined()
    expect(moved(withdrawn, to(5), 3)).toMatchObject({ bundleHash: 'h', epoch: 5 })
  })
})

describe('addresses', () => {
  it.each([
    ['http://localhost:8080', 'localhost', 'http://ada.localhost:8080/', 'http://127.0.0.1:8080'],
    ['https://thumb.example/app', 'sites.example', 'https://ada.sites.example/', 'https://thumb.example'],
  ])('when the app is at %s, then a site of %s is at %s and asked for at %s', (app, domain, site, origin) => {
    expect(siteAddress(app, domain)('ada')).toBe(site)
    expect(standardSitesOrigin(app)).toBe(origin)
  })
})
