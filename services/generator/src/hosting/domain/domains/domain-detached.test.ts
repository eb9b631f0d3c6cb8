import { describe, expect, it } from '@jest/globals'
import { checked, claimed, released, removing, withHost, type DnsFacts } from './domain-claim.js'
import { domainDetached } from './domain-detached.js'

const good: DnsFacts = { isProven: true, isHere: true, isOtherHere: true, found: [], texts: [] }
const pending = claimed(
  { host: 'a.example', base: 'a.example' },
  { siteKey: 'ada~1', siteName: 'ada', ownerId: 'u1', token: 't' },
  0,
)
const active = checked(pending, good, 1)
const suspended = checked({ ...active, failingSince: 1 }, { ...good, isHere: false }, 4 * 86_400_000)
const detached = [
  { type: 'site.domain-detached.v1', subject: 'ada', data: { userId: 'u1', host: 'a.example' } },
]

describe('the event of a domain that shows a site no more', () => {
  it.each([
    ['is removed', removing(active, 2)],
    ['is gone', undefined],
    ['is suspended', suspended],
    ['is proven by somebody else', released(active, 2)],
    ['has another host in front', withHost(active, 'www.a.example', 2)],
  ])('when an active domain %s, then there is one, of the host that showed it', (_, after) => {
    expect(domainDetached(active, after)).toEqual(detached)
  })

  it('when a domain becomes active, stays it, or never was, then there is none', () => {
    expect(domainDetached(pending, active)).toEqual([])
    expect(domainDetached(active, checked(active, good, 2))).toEqual([])
    expect(domainDetached(pending, undefined)).toEqual([])
    expect(domainDetached(removing(active, 2), undefined)).toEqual([])
  })
})
