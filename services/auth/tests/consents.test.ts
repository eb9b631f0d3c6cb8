import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { authInternalRoutes } from '@thumbfolio/contracts'
import { api, AuthUnderTest, type Member } from './auth-under-test.js'

describe('which vendor may see the resumes of an account', () => {
  let auth: AuthUnderTest
  beforeAll(async () => {
    auth = await AuthUnderTest.start()
  })
  afterAll(() => auth[Symbol.asyncDispose]())

  const say = ({ call }: Member, vendor: string, body: unknown) =>
    call('PUT', `${api}/consents/${vendor}`, { body })
  const granted = async (id: string) =>
    (await auth.serviceClients.call(authInternalRoutes.consentsOf, { params: { id } })).granted

  it('when nothing was said, then no vendor may', async () => {
    const member = await auth.member()
    const { status, body } = await member.call('GET', `${api}/consents`)
    expect(status).toBe(200)
    expect(body.data).toEqual({ google: { granted: false }, anthropic: { granted: false } })
    expect(await granted(member.userId)).toEqual([])
  })

  it('when one is allowed, then that one alone may, across a restart, with the time it was said', async () => {
    const member = await auth.member()
    const said = await say(member, 'google', { granted: true })
    expect([said.status, said.body.message]).toEqual([200, 'Consent saved'])
    const at = said.body.data.google.changedAt
    auth.clock.advance(60_000)
    expect((await say(member, 'google', { granted: true })).body.data.google.changedAt).toBe(at)
    await auth.stop()
    await auth.restart()
    expect(await granted(member.userId)).toEqual(['google'])
  })

  it('when it is withdrawn, then no vendor may any more', async () => {
    const member = await auth.member()
    await say(member, 'anthropic', { granted: true })
    const withdrawn = await say(member, 'anthropic', { granted: false })
    expect(withdrawn.body.message).toBe('Consent withdrawn')
    expect(withdrawn.body.data.anthropic.granted).toBe(false)
    expect(await granted(member.userId)).toEqual([])
  })

  it('when the vendor, the answer or the session does not fit, then 404, 400, 401 and 403', async () => {
    const member = await auth.member()
    expect((await say(member, 'nobody', { granted: true })).status).toBe(404)
    expect((await say(member, 'google', { granted: 'yes' })).body).toMatchObject({
      status: 400,
      errors: [{ pointer: '#/granted', detail: 'Please say yes or no' }],
    })
    expect((await auth.caller()('GET', `${api}/consents`)).status).toBe(401)
    expect((await say(await auth.signUp(), 'google', { granted: true })).status).toBe(403)
  })

  it('when the account is deleted, then nothing of it is allowed', async () => {
    const member = await auth.member()
    await say(member, 'google', { granted: true })
    await member.call('DELETE', `${api}/account`, { body: { password: member.password } })
    expect(await granted(member.userId)).toEqual([])
    expect(await granted('nobody')).toEqual([])
  })
})
