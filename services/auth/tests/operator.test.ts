import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { authInternalRoutes, authOperatorRoutes } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { api, AuthUnderTest, type Member } from './auth-under-test.js'

const routes = authOperatorRoutes
const reason = 'The launch took an hour.'

describe('what operators do with accounts', () => {
  let auth: AuthUnderTest
  beforeAll(async () => {
    auth = await AuthUnderTest.start()
  })
  afterAll(() => auth[Symbol.asyncDispose]())

  const grace = () => auth.operator('grace')
  const find = async (query: string) => (await grace().call(routes.operatorUsers, { query: { query } })).users
  const spendable = async ({ call }: Member) =>
    (await call('GET', `${api}/checkAuth`)).body.data.credits as number
  const credits = async (userId: string, amount: number, reference: string = randomUUID(), by = 'grace') => {
    const body = { credits: amount, reference, reason }
    const done = await auth.operator(by).call(routes.changeCredits, { params: { id: userId }, body })
    if ('pending' in done) throw new Error('It waits for a second operator')
    return done
  }
  const logIn = ({ email, password }: Member) => auth.post('login', { email, password })
  const standing = (id: string) => auth.serviceClients.call(authInternalRoutes.standing, { params: { id } })
  const actionsOn = (userId: string, atLeast: number) =>
    eventually(async () => {
      const { actions } = await grace().call(routes.authActions, { query: { limit: 500 } })
      const found = actions.filter(({ subject }) => subject === userId)
      return found.length >= atLeast && found
    })

  it('when a user is looked for, then id, e-mail and user name find them in any case, and a part of a name too', async () => {
    const { userId, email } = await auth.member('finder')
    for (const query of [userId, email.toUpperCase(), 'Finder']) {
      const [user] = await find(query)
      expect(user).toMatchObject({
        id: userId,
        email,
        username: 'finder',
        state: 'active',
        available: 3,
        held: 0,
      })
    }
    expect(await find('nobody-at-all')).toEqual([])
    expect((await find('INDER')).map(({ username }) => username)).toEqual(['finder'])
  })

  it('when a user is suspended, then every session ends, nobody logs in, and resuming undoes it', async () => {
    const member = await auth.member()
    const params = { id: member.userId }
    await grace().call(routes.suspendUser, { params, body: { reason: 'Sells stolen cards.' } })
    expect((await member.call('GET', `${api}/checkAuth`)).status).toBe(401)
    const refused = await logIn(member)
    expect(refused).toMatchObject({ status: 403, body: { code: 'account-suspended' } })
    expect(refused.body.detail).toContain('Sells stolen cards.')
    const wrong = await auth.post('login', { email: member.email, password: 'not the password' })
    expect(wrong.body.code).toBe('invalid-credentials')
    await auth.post('forgot-password', { email: member.email })
    const otp = await auth.code(member.email, 2)
    await auth.post('reset-password', { email: member.email, otp, password: member.password })
    expect((await logIn(member)).status).toBe(403)
    expect(await standing(member.userId)).toEqual({ isSuspended: true, credits: 3 })
    // Twice, and by two: one action each.
    await auth.operator('linus').call(routes.suspendUser, { params, body: { reason } })
    // The clock is stopped, and the list is by time.
    auth.clock.advance(1_000)
    await grace().call(routes.resumeUser, { params, body: { reason } })
    await grace().call(routes.resumeUser, { params, body: { reason } })
    expect((await logIn(member)).status).toBe(200)
    expect(await standing(member.userId)).toEqual({ isSuspended: false, credits: 3 })
    const done = await actionsOn(member.userId, 2)
    const { userId: by } = await auth.operatorAccount('grace')
    expect(done.map((row) => [row.action, row.by])).toEqual([
      ['user-resumed', by],
      ['user-suspended', by],
    ])
  })

  it('when a user is erased, then it is as if they had done it, once', async () => {
    const member = await auth.member()
    const params = { id: member.userId }
    const { user } = await grace().call(routes.eraseUser, { params, body: { reason } })
    expect(user).toMatchObject({ state: 'erased', email: '', username: '' })
    expect((await grace().call(routes.eraseUser, { params, body: { reason } })).user.state).toBe('erased')
    expect((await logIn(member)).status).toBe(401)
    await expect(credits(member.userId, 2)).rejects.toMatchObject({ code: 'account-erased' })
    await expect(
      grace().call(routes.eraseUser, { params: { id: 'nobody' }, body: { reason } }),
    ).rejects.toMatchObject({ code: 'not-found' })
    expect((await actionsOn(member.userId, 1)).map(({ action }) => action)).toEqual(['user-erased'])
  })

  it('when credits are granted by two operators at once under one reference, then they are granted once', async () => {
    const member = await auth.member()
    const reference = randomUUID()
    const answers = await Promise.all([
      credits(member.userId, 5, reference),
      credits(member.userId, 5, reference, 'linus'),
      credits(member.userId, 5, reference),
    ])
    expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(await spendable(member)).toBe(8)
    for (const other of [4, -5])
      await expect(credits(member.userId, other, reference)).rejects.toMatchObject({
        code: 'reference-taken',
      })
    const rows = await eventually(async () => {
      const { body } = await member.call('GET', `${api}/credits`)
      return body.data.length === 2 && (body.data as { text: string; delta: number }[])
    })
    expect(rows.map(({ text, delta }) => [text, delta])).toContainEqual(['Credits from support', 5])
    expect(await actionsOn(member.userId, 1)).toMatchObject([
      { action: 'credits-granted', about: `5 credits, ${reference}`, reason },
    ])
  })

  it('when credits are taken back, then no more than nobody holds, once, and the books stay even', async () => {
    const member = await auth.member()
    const body = { userId: member.userId, launchId: randomUUID(), credits: 1, siteName: 'ada' }
    await auth.serviceClients.call(authInternalRoutes.holdCredits, { body })
    await expect(credits(member.userId, -3)).rejects.toMatchObject({ code: 'insufficient-credit' })
    const reference = randomUUID()
    const { user } = await credits(member.userId, -2, reference)
    expect(user).toMatchObject({ available: 0, held: 1 })
    expect((await credits(member.userId, -2, reference)).isNew).toBe(false)
    await auth.publish('site.failed.v1', 'ada', {
      userId: member.userId,
      launchId: body.launchId,
      problem: 'launch-deadline',
      liveVersion: 0,
    })
    expect(await spendable(member)).toBe(1)
    await eventually(async () => {
      const page = await grace().call(routes.checkLedger, { query: {} })
      return page.accounts > 0 && page.uneven.length === 0
    })
    const grants = (await grace().call(routes.checkLedger, { query: {} })).grants
    expect(grants.find(({ userId }) => userId === member.userId)?.grants).toEqual({ signup: 3 })
  })

  it('when GitHub refuses a repository, then the operator has one incident, and another one for a later refusal', async () => {
    const { userId } = await auth.member()
    const refuse = () =>
      auth.publish('site.repository-refused.v1', 'ada', { userId, said: 'Repository rule violations found' })
    await refuse()
    const listed = async () =>
      (await grace().call(routes.operatorIncidents, { query: { state: 'open' } })).incidents.filter(
        ({ kind }) => kind === 'repository-refused',
      )
    await eventually(async () => (await listed()).length === 1)
    expect(await listed()).toMatchObject([
      { userId, credits: 0, reference: expect.stringMatching(/^ada .*: Repository rule violations found$/) },
    ])
    auth.clock.advance(1_000)
    await refuse()
    await eventually(async () => (await listed()).length === 2)
  })

  it('when a payment finds no account, then its incident is listed until somebody resolves it', async () => {
    const [userId, orderId] = [randomUUID(), randomUUID()]
    await auth.publish('payment.verified.v1', orderId, { userId, credits: 20, amountLamports: '1' })
    const listed = async (state: 'open' | 'all') =>
      (await grace().call(routes.operatorIncidents, { query: { state } })).incidents.filter(
        (incident) => incident.userId === userId,
      )
    const [incident] = await listed('open')
    expect(incident).toMatchObject({ kind: 'payment-without-account', reference: orderId, credits: 20 })
    const call = { params: { id: incident!.id }, body: { reason: 'Paid back.' } }
    await grace().call(routes.resolveIncident, call)
    await auth.operator('linus').call(routes.resolveIncident, call)
    expect(await listed('open')).toEqual([])
    const { userId: by } = await auth.operatorAccount('grace')
    expect(await listed('all')).toMatchObject([{ resolved: { by, reason: 'Paid back.' } }])
    expect(await actionsOn(userId, 1)).toMatchObject([{ action: 'incident-resolved', about: incident!.id }])
    const check = await grace().call(routes.checkLedger, { query: {} })
    expect(check.grants.find((user) => user.userId === userId)?.withoutAccount).toEqual([orderId])
  })

  it('when a service or a user calls, then they are refused and nothing is done', async () => {
    const member = await auth.member()
    const call = { params: { id: member.userId }, body: { reason } }
    await expect(auth.serviceClients.call(routes.eraseUser, call)).rejects.toMatchObject({
      code: 'not-found',
    })
    const path = `/api/v1/operator/users/${member.userId}/erase`
    expect((await member.call('POST', path, { body: { reason } })).status).toBe(404)
    expect(await spendable(member)).toBe(3)
  })
})
