import { describe, expect, it } from '@jest/globals'
import {
  deleting,
  leftBehind,
  project,
  notYetProjected,
  type ListedSite,
  type SiteEntry,
  type SiteEvent,
} from './site-entry.js'

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
const url = 'http://ada.localhost:8080/'
let count = 0

const envelope = (second: number) =>
  ({
    specversion: '1.0',
    id: `event-${count++}`,
    source: 'generator',
    subject: 'ada',
    time: at(second),
    datacontenttype: 'application/json',
  }) as const
const launchOf = (userId: string) => ({ userId, launchId: 'l1' })
const requested = (second: number, version = 1, userId = 'u1'): SiteEvent => ({
  ...envelope(second),
  type: 'site.requested.v1',
  data: { ...launchOf(userId), resumeId: 'r1', model: 'sonnet', version, url },
})
const generated = (second: number, version = 1): SiteEvent => ({
  ...envelope(second),
  type: 'site.generated.v1',
  data: { ...launchOf('u1'), version, url },
})
const failed = (second: number, liveVersion = 0): SiteEvent => ({
  ...envelope(second),
  type: 'site.failed.v1',
  data: { ...launchOf('u1'), problem: 'launch-deadline', liveVersion },
})
const suggested = (second: number, waiting: number, userId = 'u1'): SiteEvent => ({
  ...envelope(second),
  type: 'site.suggestions-changed.v1',
  data: { userId, waiting },
})
const renamed = (second: number, userId = 'u1') => ({
  ...envelope(second),
  type: 'site.renamed.v1' as const,
  subject: 'countess',
  data: { userId, from: 'ada', version: 2, url, createdAt: at(1), waiting: 3 },
})
const deleted = (second: number): SiteEvent => ({
  ...envelope(second),
  type: 'site.deleted.v1',
  data: { userId: 'u1' },
})

const takenDown = (second: number, userId = 'u1'): SiteEvent => ({
  ...envelope(second),
  type: 'site.taken-down.v1',
  data: { userId, reason: 'It copies a bank.' },
})
const putBack = (second: number): SiteEvent => ({
  ...envelope(second),
  type: 'site.put-back.v1',
  data: { userId: 'u1' },
})

const after = (...events: SiteEvent[]) => events.reduce<SiteEntry | undefined>(project, undefined)
const listed = (entry: SiteEntry | undefined): ListedSite => {
  if (entry?.site.state !== 'listed') throw new Error('not listed')
  return entry.site
}

describe('the projection of a site', () => {
  it('when suggestions wait, then it counts them until they are decided or the site is launched again', () => {
    const live = [requested(1), generated(2)]
    expect(listed(after(...live, suggested(2, 6)))).toMatchObject({ status: 'live', suggestions: 6 })
    expect(listed(after(...live, suggested(2, 6), suggested(3, 0))).suggestions).toBe(0)
    expect(
      listed(after(...live, suggested(2, 6), requested(3, 2), generated(4, 2))).suggestions,
    ).toBeUndefined()
    expect(listed(after(...live, suggested(3, 6, 'somebody'))).suggestions).toBeUndefined()
    expect(after(suggested(1, 6))).toBeUndefined()
  })

  it('when an operator takes the site down, then the reason stays until it is put back', () => {
    const live = [requested(1), generated(2)]
    expect(listed(after(...live, takenDown(3)))).toMatchObject({
      status: 'live',
      takenDown: 'It copies a bank.',
    })
    expect(listed(after(...live, takenDown(3), failed(4, 1))).takenDown).toBe('It copies a bank.')
    expect(listed(after(...live, takenDown(3), putBack(4))).takenDown).toBeUndefined()
    expect(listed(after(...live, takenDown(3, 'somebody'))).takenDown).toBeUndefined()
    expect(after(takenDown(3))).toBeUndefined()
  })

  it('when a launch goes live, then it is launching, then live with its version', () => {
    expect(listed(after(requested(1)))).toMatchObject({
      status: 'launching',
      liveVersion: 0,
      createdAt: at(1),
    })
    expect(listed(after(requested(1), generated(2)))).toMatchObject({
      status: 'live',
      liveVersion: 1,
      createdAt: at(1),
      updatedAt: at(2),
    })
  })
  it('when the first launch fails, then it is failed; when a later one fails, then the old version stays live', () => {
    expect(listed(after(requested(1), failed(2)))).toMatchObject({ status: 'failed', liveVersion: 0 })
    const second = after(requested(1), generated(2), requested(3, 2), failed(4, 1))
    expect(listed(second)).toMatchObject({ status: 'live', liveVersion: 1 })
  })
  it('when an old event comes late, then it changes nothing, not even after the deletion', () => {
    const live = after(requested(1), generated(2))
    expect(project(live, requested(1))).toBe(live)
    const gone = after(requested(1), generated(2), deleted(3))
    expect(gone?.site).toEqual({ state: 'gone' })
    expect(project(gone, generated(2))).toBe(gone)
  })
  it('when a deletion was asked for, then only the deletion counts', () => {
    const entry = after(requested(1), generated(2))!
    const going = deleting(entry, listed(entry), at(3))
    expect(project(going, failed(4))).toBe(going)
    expect(project(going, deleted(5))?.site).toEqual({ state: 'gone' })
  })
  it('when a site is deleted that no event told, then no event lists it, of its own or of whoever had the name before', () => {
    const known = { userId: 'u1', url, liveVersion: 1, createdAt: at(4) }
    const late = notYetProjected(after(requested(1), generated(2)), 'ada', known)!
    const going = deleting(late, late.site, at(9))
    for (const event of [deleted(3), requested(5), generated(6)]) expect(project(going, event)).toBe(going)
    expect(notYetProjected(going, 'ada', known)).toBeUndefined()
    expect(project(going, deleted(10))?.site).toEqual({ state: 'gone' })
  })
  it('when a site is renamed, then the new name is listed with what it had, and no late event lists the old one', () => {
    expect(listed(after(renamed(5)))).toMatchObject({ liveVersion: 2, suggestions: 3, createdAt: at(1) })
    const old = leftBehind(after(requested(1), generated(2)), renamed(5))
    expect(old?.site).toEqual({ state: 'gone' })
    expect(project(old, generated(3))).toBe(old)
    expect(listed(project(old, requested(6)))).toMatchObject({ status: 'launching', liveVersion: 0 })
    const unheard = leftBehind(undefined, renamed(5))
    expect(project(unheard, generated(3))).toBe(unheard)
    expect(leftBehind(after(requested(1, 1, 'u2')), renamed(5))).toBeUndefined()
    expect(leftBehind(after(requested(6)), renamed(5))).toBeUndefined()
  })
  it('when a name is taken again by another person, then nothing of the first one is left', () => {
    expect(listed(after(requested(1), generated(2), deleted(3), requested(4, 1, 'u2')))).toEqual({
      state: 'listed',
      userId: 'u2',
      url,
      status: 'launching',
      liveVersion: 0,
      createdAt: at(4),
      updatedAt: at(4),
    })
  })
  it('when the request was lost to the dead letters, then the live site is listed all the same', () => {
    expect(listed(after(generated(2)))).toMatchObject({ status: 'live', liveVersion: 1 })
    expect(after(failed(2))).toBeUndefined()
  })
})
