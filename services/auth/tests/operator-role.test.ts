import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  authOperatorRoutes,
  event,
  operatorRoleRoutes as roles,
  parseEvent,
  sessionCookieName,
} from '@thumbfolio/contracts'
import { createLog } from '@thumbfolio/kit/base'
import type { Bus } from '@thumbfolio/kit/bus'
import { openMemoryBus } from '@thumbfolio/kit/lmdb'
import { eventually, temporaryDirectory } from '@thumbfolio/testing'
import { api, AuthUnderTest, ourOrigin, type Member } from './auth-under-test.js'

const operatorApi = '/api/v1/operator'
const incidents = `${operatorApi}/incidents`
const reason = 'On duty this month.'

describe('the role of an operator', () => {
  let auth: AuthUnderTest
  let bus: Bus
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  beforeAll(async () => {
    directory = await temporaryDirectory()
    const log = createLog({ name: 'test', level: 'silent' })
    bus = openMemoryBus({ path: join(directory.path, 'own-bus'), now: Date.now, log, maxTries: 1 })
    bus.subscribe({
      group: 'broken',
      handlers: { 'resume.deleted.v1': () => Promise.reject(new Error('It cannot be done')) },
    })
    auth = await AuthUnderTest.start({ OPERATOR_CREDITS_ALONE: '10000' }, { bus })
    await bus.start()
  })
  afterAll(async () => {
    await auth[Symbol.asyncDispose]()
    await bus[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  const admin = () => auth.operator('grace')
  const add = (email: string) => auth.admin.call(roles.addOperator, { body: { email, reason } })
  const remove = (email: string) => auth.admin.call(roles.removeOperator, { body: { email, reason } })
  const confirm = ({ call }: Member, password: string) =>
    call('POST', `${operatorApi}/confirmations`, { body: { password } })
  const confirmed = async () => {
    const member = await auth.member()
    await add(member.email)
    expect((await confirm(member, member.password)).status).toBe(200)
    return member
  }
  const actionsOn = (subject: string, atLeast: number) =>
    eventually(async () => {
      const { actions } = await admin().call(authOperatorRoutes.authActions, { query: { limit: 500 } })
      const found = actions.filter((action) => action.subject === subject)
      return found.length >= atLeast && found
    })

  it('when it is given and taken, twice each, then it counts, is listed and is on record once', async () => {
    const member = await auth.member()
    const me = async () => (await member.call('GET', `${api}/checkAuth`)).body.data as object
    expect(await me()).not.toHaveProperty('isOperator')
    await add(member.email.toUpperCase())
    await add(member.email)
    expect(await me()).toMatchObject({ isOperator: true })
    const listed = async () => (await auth.admin.call(roles.operators, {})).users.map(({ id }) => id)
    expect(await listed()).toContain(member.userId)
    auth.clock.advance(1_000)
    await remove(member.email)
    await remove(member.email)
    expect(await me()).not.toHaveProperty('isOperator')
    expect(await listed()).not.toContain(member.userId)
    const actions = await actionsOn(member.userId, 2)
    expect(actions.map(({ action, by }) => [action, by])).toEqual([
      ['operator-removed', 'admin-key'],
      ['operator-added', 'admin-key'],
    ])
  })

  it('when an account is unknown or not verified, or asks for the role itself, then it is no operator', async () => {
    await expect(add('nobody@example.org')).rejects.toMatchObject({ code: 'not-found' })
    const email = 'asks@example.org'
    const { body } = await auth.post('signup', {
      username: 'asks',
      email,
      password: 'a secret',
      isOperator: true,
      operatorSince: 1,
    })
    expect(body.data).not.toHaveProperty('isOperator')
    await expect(add(email)).rejects.toMatchObject({ code: 'email-not-verified' })
    const operator = await confirmed()
    for (const path of ['operators', 'operators/add'])
      for (const method of ['GET', 'POST'])
        expect((await operator.call(method, `${operatorApi}/${path}`)).status).toBe(404)
  })

  it('when the password is entered, then this session alone is let through, for 15 minutes', async () => {
    const member = await auth.member()
    await add(member.email)
    const { body } = await auth.post('login', { email: member.email, password: member.password })
    const other = auth.caller(body.token as string)
    const refused = { status: 403, body: { code: 'password-confirmation-required' } }
    expect(await member.call('GET', incidents)).toMatchObject(refused)
    expect((await confirm(member, 'not the password')).body.code).toBe('wrong-password')
    expect(await member.call('GET', incidents)).toMatchObject(refused)
    expect((await confirm(member, member.password)).status).toBe(200)
    expect((await member.call('GET', incidents)).status).toBe(200)
    expect(await other('GET', incidents)).toMatchObject(refused)
    auth.clock.advance(15 * 60_000 - 1)
    expect((await member.call('GET', incidents)).status).toBe(200)
    auth.clock.advance(1)
    expect(await member.call('GET', incidents)).toMatchObject(refused)
  })

  it('when the role is taken or the operator is suspended, then the next call finds nothing', async () => {
    const [removed, suspended] = [await confirmed(), await confirmed()]
    await remove(removed.email)
    expect((await removed.call('GET', incidents)).status).toBe(404)
    const call = { params: { id: suspended.userId }, body: { reason } }
    await admin().call(authOperatorRoutes.suspendUser, call)
    expect((await suspended.call('GET', incidents)).status).toBe(404)
  })

  it('when the role is taken and given back, then the password is asked for again in every session', async () => {
    const member = await confirmed()
    expect((await member.call('GET', incidents)).status).toBe(200)
    auth.clock.advance(1_000)
    await remove(member.email)
    await add(member.email)
    expect(await member.call('GET', incidents)).toMatchObject({
      status: 403,
      body: { code: 'password-confirmation-required' },
    })
    expect((await confirm(member, member.password)).status).toBe(200)
    expect((await member.call('GET', incidents)).status).toBe(200)
  })

  it('when an operator grants credits to their own account, then 409', async () => {
    const operator = await confirmed()
    const body = { credits: 5, reference: 'for-myself', reason: 'I work hard.' }
    const path = `${operatorApi}/users/${operator.userId}/credits`
    expect(await operator.call('POST', path, { body })).toMatchObject({
      status: 409,
      body: { code: 'own-account', detail: expect.stringContaining('another operator') },
    })
    expect((await operator.call('GET', `${api}/checkAuth`)).body.data.credits).toBe(3)
  })

  it('when an operator grants more than 2,000 credits in a day, then one incident names them', async () => {
    const [operator, member] = [await confirmed(), await auth.member()]
    const grant = (reference: string, credits: number) =>
      operator.call('POST', `${operatorApi}/users/${member.userId}/credits`, {
        body: { credits, reference, reason },
      })
    const opened = async () => {
      const { body } = await operator.call('GET', incidents)
      return (body.incidents as { id: string; kind: string; userId: string; credits: number }[]).filter(
        ({ userId }) => userId === operator.userId,
      )
    }
    for (const reference of ['large-1', 'large-2', 'large-2']) await grant(reference, 1_000)
    expect(await opened()).toEqual([])
    await grant('small-3', 1)
    await grant('small-4', 1)
    const [incident, ...others] = await opened()
    expect(incident).toMatchObject({ kind: 'operator-grants', credits: 2_001 })
    expect(others).toEqual([])
    const close = (by: Member) =>
      by.call('POST', `${incidents}/${encodeURIComponent(incident!.id)}/resolve`, { body: { reason } })
    expect(await close(operator)).toMatchObject({ status: 409, body: { code: 'own-account' } })
    expect((await close(await confirmed())).status).toBe(200)
  })

  it('when an operator looks somebody up, then the audit says who looked at whom', async () => {
    const [operator, member] = [await confirmed(), await auth.member()]
    await operator.call('GET', `${operatorApi}/users?query=${encodeURIComponent(member.email)}`)
    expect(await actionsOn(member.userId, 1)).toMatchObject([{ action: 'looked-up', by: operator.userId }])
  })

  it('when somebody else calls, or a cookie comes from another site, then it is 404 for every method', async () => {
    const [plain, operator] = [await auth.member(), await confirmed()]
    for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE']) {
      const { status, headers, body } = await plain.call(method, incidents)
      expect([status, body.code, headers.get('allow')]).toEqual([404, 'not-found', null])
      expect((await auth.caller()(method, `${operatorApi}/confirmations`)).status).toBe(404)
    }
    const suspend = (origin: string) =>
      auth.caller()('POST', `${operatorApi}/users/${plain.userId}/suspend`, {
        headers: { Cookie: `${sessionCookieName}=${operator.token}`, Origin: origin },
        body: { reason },
      })
    expect((await suspend('https://evil.example')).status).toBe(404)
    expect((await plain.call('GET', `${api}/checkAuth`)).status).toBe(200)
    expect((await suspend(ourOrigin)).status).toBe(200)
    expect((await plain.call('GET', `${api}/checkAuth`)).status).toBe(401)
  })

  it('when an operator grants credits, then they are there and the audit has the id of the operator', async () => {
    const [operator, member] = [await confirmed(), await auth.member()]
    const body = { credits: 5, reference: 'goodwill-9', reason: 'The launch took an hour.' }
    const path = `${operatorApi}/users/${member.userId}/credits`
    expect(await operator.call('POST', path, { body })).toMatchObject({
      status: 200,
      body: { isNew: true, user: { available: 8 } },
    })
    expect(await actionsOn(member.userId, 1)).toMatchObject([
      { action: 'credits-granted', by: operator.userId, reason: body.reason },
    ])
  })

  it('when dead letters are redriven, then the audit says who and why, and nothing else of the event is shown', async () => {
    const operator = await confirmed()
    const envelope = {
      specversion: '1.0',
      id: 'e1',
      source: 'test',
      time: new Date().toISOString(),
      datacontenttype: 'application/json',
      ...event('resume.deleted.v1', 'r1', { userId: 'somebody' }),
    }
    await bus.publish([parseEvent(envelope)])
    const letters = await eventually(async () => {
      const { body } = await operator.call('GET', `${operatorApi}/dead-letters`)
      return body.deadLetters.length > 0 && (body.deadLetters as object[])
    })
    expect(letters).toEqual([
      {
        group: 'broken',
        type: 'resume.deleted.v1',
        subject: 'r1',
        id: 'e1',
        reason: expect.stringContaining('It cannot be done'),
        deadAt: expect.any(String),
      },
    ])
    const redrive = (group: string) =>
      operator.call('POST', `${operatorApi}/dead-letters/redrive`, { body: { group, reason } })
    expect((await redrive('auth')).body).toEqual({ count: 0 })
    expect((await redrive('broken')).body).toEqual({ count: 1 })
    expect(await actionsOn('broken', 1)).toMatchObject([
      { action: 'dead-letters-redriven', by: operator.userId, about: 'dead letters waiting: 1', reason },
    ])
    expect(await actionsOn('auth', 0)).toEqual([])
  })
})
