import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { authInternalRoutes } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { api, AuthUnderTest, type Member } from './auth-under-test.js'

describe('credits', () => {
  let auth: AuthUnderTest
  const hold = async (userId: string, launchId: string, credits = 1, siteName = 'ada') => {
    auth.clock.advance(1)
    const body = { userId, launchId, credits, siteName }
    return (await auth.serviceClients.call(authInternalRoutes.holdCredits, { body })).state
  }
  const generated = (userId: string, launchId: string, id?: string) =>
    auth.publish(
      'site.generated.v1',
      'ada',
      { userId, launchId, version: 1, url: 'http://ada.localhost/' },
      id,
    )
  const failed = (userId: string, launchId: string, id?: string) =>
    auth.publish(
      'site.failed.v1',
      'ada',
      { userId, launchId, problem: 'launch-deadline', liveVersion: 0 },
      id,
    )
  const paid = (userId: string, orderId: string, credits: number, id?: string) =>
    auth.publish('payment.verified.v1', orderId, { userId, credits, amountLamports: '50000000' }, id)
  const spendable = async ({ call }: Member) =>
    (await call('GET', `${api}/checkAuth`)).body.data.credits as number
  const movements = async ({ call }: Member, atLeast: number) =>
    eventually(async () => {
      const { body } = await call('GET', `${api}/credits`)
      return body.data.length >= atLeast && (body.data as { kind: string; delta: number; text: string }[])
    })

  beforeAll(async () => {
    auth = await AuthUnderTest.start()
  })
  afterAll(() => auth[Symbol.asyncDispose]())

  it('when a launch is held and goes live, then it is paid once, however often the event comes', async () => {
    const member = await auth.member()
    const [launchId, eventId] = [randomUUID(), randomUUID()]
    expect(await hold(member.userId, launchId, 2)).toBe('held')
    expect(await spendable(member)).toBe(1)
    auth.clock.advance(1)
    await generated(member.userId, launchId, eventId)
    await generated(member.userId, launchId, eventId)
    await generated(member.userId, launchId)
    expect(await spendable(member)).toBe(1)
    expect(await hold(member.userId, launchId, 2)).toBe('captured')
    await failed(member.userId, launchId)
    expect(await spendable(member)).toBe(1)
    expect((await movements(member, 3)).map(({ kind, delta }) => [kind, delta])).toEqual([
      ['captured', 0],
      ['held', -2],
      ['granted', 3],
    ])
  })

  it('when a launch fails, then its hold comes back once, and it cannot be held again', async () => {
    const member = await auth.member()
    const launchId = randomUUID()
    await hold(member.userId, launchId, 3)
    expect(await spendable(member)).toBe(0)
    auth.clock.advance(1)
    await failed(member.userId, launchId)
    await failed(member.userId, launchId)
    expect(await spendable(member)).toBe(3)
    expect(await hold(member.userId, launchId, 3)).toBe('released')
    await generated(member.userId, launchId)
    expect(await spendable(member)).toBe(3)
    expect((await movements(member, 3)).map(({ text }) => text)).toEqual([
      'Returned: ada did not go live',
      'Set aside to launch ada',
      'Welcome credits',
    ])
  })

  it('when a release comes before its hold, then the late hold is refused', async () => {
    const member = await auth.member()
    const launchId = randomUUID()
    await failed(member.userId, launchId)
    expect(await hold(member.userId, launchId)).toBe('released')
    expect(await spendable(member)).toBe(3)
  })

  it('when the same hold is asked for 20 times at once, then it is held once', async () => {
    const member = await auth.member()
    const launchId = randomUUID()
    const states = await Promise.all(Array.from({ length: 20 }, () => hold(member.userId, launchId)))
    expect(new Set(states)).toEqual(new Set(['held']))
    expect(await spendable(member)).toBe(2)
  })

  it('when two holds come at once with credit for one, then one wins', async () => {
    const member = await auth.member()
    const states = await Promise.all([randomUUID(), randomUUID()].map((id) => hold(member.userId, id, 2)))
    expect(states.sort()).toEqual(['held', 'insufficient'])
    expect(await spendable(member)).toBe(1)
    expect(await hold(member.userId, randomUUID(), 2)).toBe('insufficient')
    expect(await hold('nobody', randomUUID())).toBe('insufficient')
  })

  it('when a payment is told again, also under another event id, then its credits are granted once per order', async () => {
    const member = await auth.member()
    const [orderId, eventId] = [randomUUID(), randomUUID()]
    await paid(member.userId, orderId, 20, eventId)
    await paid(member.userId, orderId, 20, eventId)
    await paid(member.userId, orderId, 20)
    await paid(member.userId, randomUUID(), 5)
    expect(await spendable(member)).toBe(28)
    const rows = await movements(member, 3)
    expect(rows.map(({ delta }) => delta).sort((a, b) => a - b)).toEqual([3, 5, 20])
  })

  it('when the ledger is paged, then newest first, each row once, and nobody else’s', async () => {
    const member = await auth.member()
    const stranger = await auth.member()
    for (let n = 1; n <= 5; n++) await paid(member.userId, `order-${n}-${member.userId}`, n)
    await movements(member, 6)
    const seen: string[] = []
    let next: string | undefined
    do {
      const query = next === undefined ? '' : `&after=${encodeURIComponent(next)}`
      const { body } = await member.call('GET', `${api}/credits?limit=2${query}`)
      expect(body.data.length).toBeLessThanOrEqual(2)
      seen.push(...body.data.map(({ id }: { id: string }) => id))
      next = body.next as string | undefined
    } while (next !== undefined)
    expect(new Set(seen).size).toBe(6)
    expect(seen).toHaveLength(6)

    for (const forged of [
      '~',
      `["ledger","user","${stranger.userId}~"]`,
      '{',
      `:${stranger.userId}:~`,
      'ÿ',
    ]) {
      const { status, body } = await member.call('GET', `${api}/credits?after=${encodeURIComponent(forged)}`)
      expect(status).toBe(200)
      for (const { id } of body.data as { id: string }[]) expect(seen).toContain(id)
    }
    for (const bad of ['limit=0', 'limit=101', 'limit=x', `after=${'x'.repeat(201)}`])
      expect((await member.call('GET', `${api}/credits?${bad}`)).status).toBe(400)
    expect((await auth.caller()('GET', `${api}/credits`)).status).toBe(401)
  })

  it('when another service asks where to write, then the address; for nobody 404', async () => {
    const { userId, email } = await auth.signUp('marie')
    const contact = (id: string) => auth.serviceClients.call(authInternalRoutes.contact, { params: { id } })
    expect(await contact(userId)).toEqual({ email, username: 'marie' })
    await expect(contact('nobody')).rejects.toMatchObject({ code: 'not-found' })
  })
})
