import { describe, expect, it } from '@jest/globals'
import { checked, claimed, heldBase, mainHost, released, synced, type DnsFacts } from './domain-claim.js'

const day = 86_400_000
const good: DnsFacts = { isProven: true, isHere: true, isOtherHere: false, found: [], texts: [] }
const away = { ...good, isHere: false }
const unproven = { ...good, isProven: false }
const fresh = claimed(
  { host: 'a.example', base: 'a.example' },
  { siteKey: 'a~1', siteName: 'a', ownerId: 'u', token: 't' },
  0,
)
const active = synced(checked(fresh, good, 1_000), 1_000)

describe('a claim of a domain', () => {
  it.each([
    ['nothing', unproven, 'pending', undefined],
    ['its proof', away, 'verified', 'a.example'],
    ['its proof and its address', good, 'active', 'a.example'],
    ['all of it while another site holds it', { ...good, isTaken: true }, 'pending', undefined],
  ])('when DNS has %s, then it is as it should be', (_, facts, state, base) => {
    const next = checked(fresh, facts, 1_000)
    expect([next.state, heldBase(next)]).toEqual([state, base])
  })

  it('when it becomes active or stops being it, then the page is due to be told at once', () => {
    expect(checked(fresh, good, 1_000)).toMatchObject({ isSynced: false, dueAt: 1_000 })
    expect(active).toMatchObject({ isSynced: true, dueAt: 1_000 + day / 4 })
    expect(released(active, 5_000)).toMatchObject({ state: 'pending', isSynced: false, dueAt: 5_000 })
  })

  it.each([away, unproven])(
    'when an active one has wrong DNS (%j), then it is suspended after three days',
    (wrong) => {
      const failing = checked(active, wrong, 10_000)
      expect(failing).toMatchObject({ state: 'active', failingSince: 10_000, isSynced: true })
      const later = checked(failing, wrong, 10_000 + 3 * day - 1)
      expect(later).toMatchObject({ state: 'active', failingSince: 10_000 })
      const suspended = checked(later, wrong, 10_000 + 3 * day)
      expect(suspended).toMatchObject({ state: 'suspended', isSynced: false })
      expect(heldBase(suspended)).toBe('a.example')
      const back = checked(suspended, good, 10_000 + 4 * day)
      expect(back).toMatchObject({ state: 'active', activeSince: 1_000 })
      expect(back).not.toHaveProperty('failingSince')
    },
  )

  it('when nobody sets the records, then nobody looks after a month', () => {
    expect(checked(fresh, unproven, 1_000).dueAt).toBe(61_000)
    expect(checked(fresh, unproven, day).dueAt).toBe(day + 3_600_000)
    expect(checked(fresh, unproven, 31 * day)).not.toHaveProperty('dueAt')
  })

  it('when several are active, then the one that has been longest is the address', () => {
    const younger = checked({ ...fresh, host: 'b.example' }, good, 2_000)
    expect(mainHost([younger, active, { ...fresh, host: 'c.example' }])).toBe('a.example')
    expect(mainHost([fresh])).toBeUndefined()
  })
})
