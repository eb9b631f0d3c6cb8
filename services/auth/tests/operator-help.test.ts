import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import {
  accountHelpRoutes,
  authOperatorRoutes,
  noticeRoutes,
  operatorPageRoutes,
  operatorRoleRoutes,
  productNoticeRoutes,
} from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { api, AuthUnderTest, type Member } from './auth-under-test.js'
import { startHolders, type Holders } from './holders.js'

const reason = 'They wrote to support.'
const operatorApi = '/api/v1/operator'

describe('how operators help with accounts', () => {
  let auth: AuthUnderTest
  let holders: Holders
  beforeAll(async () => {
    holders = await startHolders()
    auth = await AuthUnderTest.start({ ...holders.environment, OPERATOR_CREDITS_ALONE: '100' })
  })
  afterAll(async () => {
    await auth[Symbol.asyncDispose]()
    for (const name of ['resume', 'generator', 'dashboard', 'payment'] as const) await holders[name].stop()
  })

  const grace = () => auth.operator('grace')
  const of = <B extends object>({ userId }: Pick<Member, 'userId'>, more: B = {} as B) => ({
    params: { id: userId },
    body: { reason, ...more },
  })
  const details = ({ userId }: Member) =>
    grace().call(accountHelpRoutes.operatorUser, { params: { id: userId } })
  const actionsOn = (subject: string, atLeast: number, query = {}) =>
    eventually(async () => {
      const { actions } = await grace().call(authOperatorRoutes.authActions, { query: { subject, ...query } })
      return actions.length >= atLeast && actions
    })

  it('when accounts are listed, then page by page, newest first, by state, and a part of a name finds them', async () => {
    const made: Member[] = []
    for (const name of ['listed-one', 'listed-two', 'listed-three']) {
      auth.clock.advance(1_000)
      made.push(await auth.member(name))
    }
    await grace().call(authOperatorRoutes.suspendUser, of(made[0]!))
    const find = (query: object) => grace().call(authOperatorRoutes.operatorUsers, { query })
    const named = async (query: object) => (await find(query)).users.map(({ username }) => username)
    expect(await named({ query: 'LISTED-t' })).toEqual(['listed-three', 'listed-two'])
    expect(await named({ query: 'listed-one@EXAMPLE.org' })).toEqual(['listed-one'])
    expect(await named({ query: 'listed', state: 'suspended' })).toEqual(['listed-one'])
    expect(await named({ query: 'no-such-name' })).toEqual([])
    expect(await named({ state: 'operator' })).toContain('op-grace')
    expect(await find({ query: made[1]!.userId, limit: 1 })).toEqual({
      users: [expect.objectContaining({ username: 'listed-two' })],
    })
  })

  it('when an account is shown, then with logins, movements and lock, and the look-up is in the audit', async () => {
    const member = await auth.member()
    const shown = await eventually(async () => {
      const found = await details(member)
      return found.movements.length > 0 && found
    })
    expect(shown).toMatchObject({ isLocked: false, mailProblems: [], user: { email: member.email } })
    expect(shown.sessions.length).toBeGreaterThan(0)
    expect(shown.movements).toMatchObject([{ kind: 'granted', credits: 3 }])
    expect(await actionsOn(member.userId, 1)).toMatchObject([{ action: 'looked-up' }])
  })

  it('when a person is locked out, then an operator lifts the lock, sends a code past the limits, and ends all logins', async () => {
    const member = await auth.member()
    const logIn = (password: string) => auth.post('login', { email: member.email, password })
    for (let tries = 0; tries < 11; tries++) await logIn('wrong')
    expect((await logIn(member.password)).status).toBe(429)
    expect((await details(member)).isLocked).toBe(true)
    await grace().call(accountHelpRoutes.unlockUser, of(member))
    expect((await logIn(member.password)).status).toBe(200)

    await grace().call(accountHelpRoutes.sendUserCode, of(member, { purpose: 'reset' }))
    const otp = await auth.code(member.email, 2)
    const body = { email: member.email, otp, password: 'another long secret' }
    expect((await auth.post('reset-password', body)).status).toBe(200)
    await expect(
      grace().call(accountHelpRoutes.sendUserCode, of(member, { purpose: 'verify' })),
    ).rejects.toMatchObject({ code: 'already-verified' })

    const { body: entered } = await logIn('another long secret')
    await grace().call(accountHelpRoutes.endUserSessions, of(member))
    expect((await auth.caller(entered.token as string)('GET', `${api}/checkAuth`)).status).toBe(401)
    const { userId: by } = await auth.operatorAccount('grace')
    const changes = (await actionsOn(member.userId, 4)).filter(({ action }) => action !== 'looked-up')
    expect(changes.map((row) => [row.action, row.by, row.reason]).sort()).toEqual([
      ['code-sent', by, reason],
      ['sessions-ended', by, reason],
      ['user-unlocked', by, reason],
    ])
    expect((await actionsOn(member.userId, 1, { action: 'code-sent' })).map(({ about }) => about)).toEqual([
      'reset',
    ])
    expect(await actionsOn(member.userId, 0, { by: 'nobody' })).toEqual([])
  })

  it('when somebody cannot log in, then an operator exports their data, which the audit says before', async () => {
    const member = await auth.member()
    holders.payment.put(member.userId, undefined, [{ path: 'orders.json', body: Buffer.from('[]') }])
    const zip = await buffer(await grace().open(accountHelpRoutes.exportUser, of(member)))
    expect(zip.subarray(0, 2).toString()).toBe('PK')
    expect(zip.includes('payments/orders.json')).toBe(true)
    expect(await actionsOn(member.userId, 1)).toMatchObject([{ action: 'data-exported', reason }])
    await grace().call(authOperatorRoutes.eraseUser, of(member))
    await expect(grace().open(accountHelpRoutes.exportUser, of(member))).rejects.toMatchObject({
      code: 'account-erased',
    })
  })

  it('when an operator reads a list about people, then the audit has one row with its length, and none for an empty one', async () => {
    const readers = await AuthUnderTest.start({ OPERATOR_CREDITS_ALONE: '100' })
    await using _ended = readers
    const [rosa, linus] = [readers.operator('rosa'), readers.operator('linus')]
    const member = await readers.member()
    const read = async () => {
      await linus.call(accountHelpRoutes.pendingGrants, { query: {} })
      await linus.call(authOperatorRoutes.operatorIncidents, { query: {} })
      await linus.call(operatorPageRoutes.deadLetters, {})
    }
    await read()
    const credits = { credits: 200, reference: randomUUID() }
    await rosa.call(authOperatorRoutes.changeCredits, of(member, credits))
    const payment = { userId: randomUUID(), credits: 20, amountLamports: '1' }
    await readers.publish('payment.verified.v1', randomUUID(), payment)
    await read()
    await readers.admin.call(operatorRoleRoutes.operators, {})
    const query = { action: 'looked-up' }
    const { actions } = await linus.call(authOperatorRoutes.authActions, { query })
    expect(actions.map(({ by, subject, about }) => [by, subject, about]).sort()).toEqual(
      [
        ['admin-key', 'operators', '2 entries'],
        [(await readers.operatorAccount('linus')).userId, 'grants', '1 entry'],
        [(await readers.operatorAccount('linus')).userId, 'incidents', '1 entry'],
      ].sort(),
    )
  })

  it('when an operator may only look, then every change is refused, also after the role is changed', async () => {
    const [reader, member] = [await auth.member(), await auth.member()]
    const give = (isReader: boolean) =>
      auth.admin.call(operatorRoleRoutes.addOperator, { body: { email: reader.email, reason, isReader } })
    expect((await give(true)).user).toMatchObject({ isReader: true, isOperator: false })
    const body = { password: reader.password }
    expect((await reader.call('POST', `${operatorApi}/confirmations`, { body })).status).toBe(200)
    expect((await reader.call('GET', `${operatorApi}/users/${member.userId}`)).status).toBe(200)
    const suspend = () =>
      reader.call('POST', `${operatorApi}/users/${member.userId}/suspend`, { body: { reason } })
    expect((await suspend()).body).toMatchObject({ status: 403, code: 'read-only-operator' })
    const exported = await reader.call('POST', `${operatorApi}/users/${member.userId}/export`, {
      body: { reason },
    })
    expect(exported.status).toBe(403)
    expect((await reader.call('GET', `${api}/checkAuth`)).body.data.isOperator).toBe(true)

    auth.clock.advance(1_000)
    expect((await give(false)).user).toMatchObject({ isReader: false, isOperator: true })
    expect((await suspend()).body.code).toBe('password-confirmation-required')
    await give(true)
    await reader.call('POST', `${operatorApi}/confirmations`, { body })
    expect((await suspend()).body.code).toBe('read-only-operator')
  })

  it('when more is granted than one operator may in a day, however it is divided, then a second one decides', async () => {
    const member = await auth.member()
    const grant = (credits: number, reference: string, by = 'grace') =>
      auth.operator(by).call(authOperatorRoutes.changeCredits, of(member, { credits, reference }))
    const decide = (id: string, by: string, isGranted = true) =>
      auth
        .operator(by)
        .call(accountHelpRoutes.decideGrant, { params: { id }, body: { reason: 'I checked.', isGranted } })
    const [first, second] = [randomUUID(), randomUUID()]
    expect(await grant(60, first)).toMatchObject({ isNew: true })
    const asked = await grant(60, second)
    expect(asked).toMatchObject({ pending: { credits: 60, reason } })
    expect(await grant(60, second)).toEqual(asked)
    expect(await grant(60, first)).toMatchObject({ isNew: false })
    const id = 'pending' in asked ? asked.pending.id : ''
    const waiting = await grace().call(accountHelpRoutes.pendingGrants, { query: {} })
    expect(waiting.grants.map((each) => each.id)).toEqual([id])
    await expect(decide(id, 'grace')).rejects.toMatchObject({ code: 'same-operator' })
    await Promise.all([decide(id, 'linus'), decide(id, 'linus')])
    await decide(id, 'ken')
    await expect(decide(id, 'linus', false)).rejects.toMatchObject({ code: 'grant-decided' })
    expect((await details(member)).user.available).toBe(123)

    const third = await grant(60, randomUUID())
    await decide('pending' in third ? third.pending.id : '', 'linus', false)
    expect((await details(member)).user.available).toBe(123)
    const [asking, refusing] = ['credits-asked-for', 'credits-refused']
    expect((await actionsOn(member.userId, 2, { action: asking })).length).toBe(2)
    expect((await actionsOn(member.userId, 1, { action: refusing })).length).toBe(1)
  })

  it('when one grants and another refuses at once, then the audit has what was decided alone', async () => {
    const member = await auth.member()
    for (let round = 0; round < 5; round += 1) {
      const reference = randomUUID()
      const asked = await auth
        .operator('grace')
        .call(authOperatorRoutes.changeCredits, of(member, { credits: 200, reference }))
      const params = { id: 'pending' in asked ? asked.pending.id : '' }
      const decide = (by: string, isGranted: boolean) =>
        auth.operator(by).call(accountHelpRoutes.decideGrant, { params, body: { reason, isGranted } })
      await Promise.allSettled([decide('linus', false), decide('ken', true)])
    }
    const granted = ((await details(member)).user.available - 3) / 200
    const refused = await actionsOn(member.userId, 5 - granted, { action: 'credits-refused' })
    expect(refused.length).toBe(5 - granted)
  })

  it('when one operator grants twice at once, then only what fits into their day is granted', async () => {
    const member = await auth.member()
    const grant = () =>
      auth
        .operator('rosa')
        .call(authOperatorRoutes.changeCredits, of(member, { credits: 60, reference: randomUUID() }))
    await auth.operatorAccount('rosa')
    const answers = await Promise.all([grant(), grant(), grant(), grant()])
    expect(answers.filter((answer) => 'pending' in answer).length).toBe(3)
    expect((await details(member)).user.available).toBe(63)
  })

  it('when the second operator may not grant it, then it is not decided, and a third one can', async () => {
    const { userId } = await auth.operatorAccount('linus')
    const credits = { credits: 500, reference: randomUUID() }
    const asked = await grace().call(authOperatorRoutes.changeCredits, of({ userId }, credits))
    const id = 'pending' in asked ? asked.pending.id : ''
    const confirm = (by: string) =>
      auth.operator(by).call(accountHelpRoutes.decideGrant, {
        params: { id },
        body: { reason: 'I checked.', isGranted: true },
      })
    await expect(confirm('linus')).rejects.toMatchObject({ code: 'own-account' })
    const open = await grace().call(accountHelpRoutes.pendingGrants, { query: {} })
    expect(open.grants.map((each) => each.id)).toContain(id)
    expect(await confirm('ken')).toMatchObject({ pending: { decided: { isGranted: true } } })
  })

  it('when maintenance begins or something is announced, then everybody reads it until it ends', async () => {
    const notice = () => auth.serviceClients.call(noticeRoutes.notice, {})
    expect(await notice()).toEqual({})
    const until = new Date(auth.clock.now() + 60_000).toISOString()
    await grace().call(productNoticeRoutes.setMaintenance, { body: { isOn: true, until, reason } })
    await grace().call(productNoticeRoutes.setAnnouncement, {
      body: { text: 'New themes on Friday', reason },
    })
    expect(await notice()).toMatchObject({
      maintenance: { until, text: expect.stringContaining('nothing can be changed') },
      announcement: { text: 'New themes on Friday' },
    })
    const past = new Date(auth.clock.now() - 1_000).toISOString()
    await expect(
      grace().call(productNoticeRoutes.setMaintenance, { body: { isOn: true, until: past, reason } }),
    ).rejects.toMatchObject({ code: 'validation-failed' })
    auth.clock.advance(61_000)
    expect(Object.keys(await notice())).toEqual(['announcement'])
    await grace().call(productNoticeRoutes.setMaintenance, { body: { isOn: false, reason } })
    await grace().call(productNoticeRoutes.setAnnouncement, { body: { reason } })
    expect(await notice()).toEqual({})
    expect((await actionsOn('product', 4)).map(({ action }) => action).sort()).toEqual([
      'announced',
      'announcement-ended',
      'maintenance-begun',
      'maintenance-ended',
    ])
  })
})
