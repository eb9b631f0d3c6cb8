/** @jest-environment ./web/tests/page-environment.mjs */
import { describe, expect, it } from '@jest/globals'
import { problemBody } from '../../lib/tests/answering-server.js'
import { answeringApi } from '../../lib/tests/answering-api.js'
import { auditPage, mergedAudit, placeAfter, type AuditPage } from './audit-api.js'

const api = answeringApi()
const row = (id: string, minute: number) => ({
  id,
  at: `2026-01-01T12:${String(minute).padStart(2, '0')}:00.000Z`,
  by: 'grace',
  action: 'looked-up',
  subject: 'ada',
  about: '',
  reason: '',
})
const read = (place = {}) => auditPage({ subject: 'ada' }, place, new AbortController().signal)
const ids = (pages: AuditPage[]) => mergedAudit(pages).rows.map(({ id }) => id)

describe('the audit of all services', () => {
  it('when one service has more, then rows older than what is read of it wait for its next page', async () => {
    api.answerInTurn('actions/auth', [
      [200, { actions: [row('a9', 9), row('a7', 7)], next: 'a2' }],
      [200, { actions: [row('a5', 5)] }],
    ])
    api.answerTo('actions/generator', 200, { actions: [row('s8', 8), row('s6', 6), row('s1', 1)] })
    api.answerTo('actions/payment', 200, { actions: [] })
    const first = await read()
    expect(ids([first])).toEqual(['a9', 's8', 'a7'])
    expect(placeAfter(first)).toEqual({ accounts: 'a2', sites: null, payments: null })
    api.calls.splice(0)
    const second = await read(placeAfter(first))
    expect(ids([first, second])).toEqual(['a9', 's8', 'a7', 's6', 'a5', 's1'])
    expect(placeAfter(second)).toBeUndefined()
    expect(api.calls.map(({ path }) => new URL(path, 'http://api').searchParams.get('after'))).toEqual(['a2'])
  })

  it('when a filter fits no row of a page, then the next one is read', async () => {
    api.answerInTurn('actions/auth', [
      [200, { actions: [], next: 'a2' }],
      [200, { actions: [row('a5', 5)] }],
    ])
    for (const service of ['generator', 'payment']) api.answerTo(`actions/${service}`, 200, { actions: [] })
    expect(ids([await read()])).toEqual(['a5'])
  })

  it('when a service does not answer, then it is missing, and the next page asks it again', async () => {
    const away = problemBody('unavailable', 503, 'Not now.')
    api.answerInTurn('actions/payment', [
      [503, away],
      [200, { actions: [row('p5', 5)] }],
    ])
    api.answerTo('actions/auth', 200, { actions: [row('a5', 5)] })
    api.answerTo('actions/generator', 200, { actions: [] })
    const first = await read()
    expect(mergedAudit([first])).toMatchObject({ rows: [{ id: 'a5' }], missing: ['payments'] })
    const second = await read(placeAfter(first))
    expect(mergedAudit([first, second])).toMatchObject({ rows: [{ id: 'a5' }, { id: 'p5' }], missing: [] })
    for (const service of ['auth', 'generator', 'payment']) api.answerTo(`actions/${service}`, 503, away)
    await expect(read()).rejects.toMatchObject({ code: 'unavailable' })
  })
})
