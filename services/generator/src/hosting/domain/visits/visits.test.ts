import { describe, expect, it } from '@jest/globals'
import { added, counted, noCounts } from './day-visits.js'
import { isView, lastDays, referrerHost } from './page-view.js'
import { VisitBuffer } from './visit-buffer.js'

const day = '2026-05-01'

describe('counting visits', () => {
  it('when views come in, then those of one site and day are one batch, handed out once', () => {
    const buffer = new VisitBuffer()
    const view = { day, isBot: false, path: '/', isInside: false }
    buffer.count({ ...view, siteName: 'a', referrer: 't.co' })
    buffer.count({ ...view, siteName: 'a', path: '/work/halte', isInside: true })
    buffer.count({ ...view, siteName: 'a', isBot: true, referrer: 't.co' })
    buffer.count({ ...view, siteName: 'b' })
    const pages = [['/', 1]]
    expect(buffer.take()).toEqual([
      {
        siteName: 'a',
        day,
        counts: {
          views: 2,
          bots: 1,
          referrers: [['t.co', 1]],
          otherReferrers: 0,
          inside: 1,
          pages: [...pages, ['/work/halte', 1]],
        },
      },
      { siteName: 'b', day, counts: { ...noCounts(), views: 1, pages } },
    ])
    expect(buffer.take()).toEqual([])
  })

  it('when the store is away for long, then memory stays bounded and known sites are counted on', () => {
    const buffer = new VisitBuffer()
    const view = { day, isBot: false, path: '/', isInside: false }
    for (let at = 0; at < 10_050; at++) buffer.count({ siteName: `s${at}`, ...view })
    buffer.count({ siteName: 's0', ...view })
    const batches = buffer.take()
    expect([batches.length, batches[0]?.counts.views]).toEqual([10_000, 2])
  })

  it('when more hosts refer than are told apart, then none of their views is lost', () => {
    const many = Array.from({ length: 60 }, (_, at): [string, number] => [`h${at}.example`, 2])
    const sum = added(noCounts(), { ...noCounts(), views: 120, referrers: many })
    expect([sum.referrers.length, sum.otherReferrers]).toEqual([50, 20])
  })

  it('when a name has another owner by now, then the count begins anew', () => {
    const one = { ...noCounts(), views: 1 }
    const first = counted(undefined, { siteName: 'a', ownerId: 'ada', day }, one)
    expect(counted(first, { siteName: 'a', ownerId: 'ada', day }, one).views).toBe(2)
    expect(counted({ ...first, version: 3 }, { siteName: 'a', ownerId: 'eve', day }, one)).toMatchObject({
      views: 1,
      ownerId: 'eve',
      version: 3,
    })
  })

  it.each([
    [undefined, undefined],
    ['https://www.LinkedIn.com/feed', 'linkedin.com'],
    ['android-app://com.linkedin.android', undefined],
    ['https://app.example/dashboard', undefined],
    ['not an address', undefined],
    ['https://www.ada.example/', undefined],
    ['https://ada.example/', undefined],
  ])('when the referrer is %s, then the host is %s', (referrer, host) => {
    expect(referrerHost(referrer, ['app.example', 'www.ada.example'])).toBe(host)
  })

  it('when a year ends, then the days go on', () => {
    expect(lastDays(3, Date.UTC(2026, 0, 1, 12))).toEqual(['2025-12-30', '2025-12-31', '2026-01-01'])
    expect(isView({ method: 'GET', headers: { 'user-agent': 'x' } })).toBe(true)
  })
})
