import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { authOperatorRoutes } from '@thumbfolio/contracts'
import { createLog } from '@thumbfolio/kit/base'
import { eventually } from '@thumbfolio/testing'
import { api, AuthUnderTest, type Member } from './auth-under-test.js'

const minuteMs = 60_000

describe('a code that the mail server does not take', () => {
  let auth: AuthUnderTest
  let lines: string[]
  beforeEach(async () => {
    lines = []
    const destination = { write: (line: string) => void lines.push(line) }
    auth = await AuthUnderTest.start(
      { MAIL_RETRY_SECONDS: '120' },
      { log: createLog({ name: 'test', level: 'info', destination }) },
    )
  })
  afterEach(async () => {
    await auth[Symbol.asyncDispose]()
  })

  const incidents = () => lines.filter((line) => line.includes('incident: needs manual review'))
  const problemOf = async ({ call }: Member): Promise<string | undefined> =>
    (await call('GET', `${api}/checkAuth`)).body.data.emailProblem as string | undefined
  const isDeferred = (times: number) =>
    eventually(() => lines.filter((line) => line.includes('"mail":"deferred"')).length === times)

  it('when it is greylisted, then it is mailed two minutes later, and meanwhile nothing else of the account waits', async () => {
    auth.mailbox.refuse(1)
    const ada = await auth.signUp()
    await isDeferred(1)
    // Of the same subject: it would wait behind a try that is repeated in its place.
    await auth.publish('credits.granted.v1', ada.userId, { credits: 5, reference: 'o1' })
    expect(auth.mailsTo(ada.email)).toEqual([])
    expect(await problemOf(ada)).toBeUndefined()

    auth.clock.advance(2 * minuteMs)
    const otp = await auth.code(ada.email)
    expect((await auth.post('verify-otp', { email: ada.email, otp })).status).toBe(200)
    expect([auth.mailbox.refused, auth.mailsTo(ada.email).length]).toEqual([1, 1])
    expect(incidents()).toEqual([])
  })

  it('when the day has had its mails, then no other leaves, the owner reads why, and one incident is opened', async () => {
    await using bounded = await AuthUnderTest.start({ CODE_MAILS_PER_DAY: '3' })
    await bounded.operatorAccount('grace')
    for (const name of ['first', 'second']) await bounded.code((await bounded.signUp(name)).email)
    const late = [await bounded.signUp('third'), await bounded.signUp('fourth')]
    for (const member of late)
      expect(await eventually(() => problemOf(member))).toContain('Please ask for a code tomorrow.')
    expect(late.flatMap(({ email }) => bounded.mailsTo(email))).toEqual([])
    const { incidents: opened } = await bounded
      .operator('grace')
      .call(authOperatorRoutes.operatorIncidents, { query: {} })
    expect(opened.map(({ kind }) => kind)).toEqual(['mail-ceiling'])
    const call = { params: { id: opened[0]!.id }, body: { reason: 'They were blocked.' } }
    const { incident } = await bounded.operator('grace').call(authOperatorRoutes.resolveIncident, call)
    const { userId: by } = await bounded.operatorAccount('grace')
    expect(incident.resolved).toMatchObject({ by })
  })

  it('when it is deferred for as long as a code lives, then that is said, once, and no mail is retried', async () => {
    auth.mailbox.refuse(1_000)
    const ada = await auth.signUp()
    for (let tries = 1; tries < 5; tries++) {
      await isDeferred(tries)
      auth.clock.advance(2 * minuteMs)
    }
    expect(await eventually(() => problemOf(ada))).toContain('451')
    expect(auth.mailbox.refused).toBe(5)
    expect(incidents()).toHaveLength(1)
  })

  it('when the address does not exist, then the next answer says so, and a corrected one gets its code', async () => {
    auth.mailbox.reject('tpyo@example.org')
    const ada = await auth.signUp('tpyo')
    const problem = await eventually(() => problemOf(ada))
    expect(problem).toContain('The mail server did not accept our mail to this address: ')
    expect(problem).toContain('550')
    expect(incidents()).toHaveLength(1)
    expect(lines.join('')).not.toContain('tpyo@')

    const changed = await ada.call('PATCH', `${api}/email`, { body: { email: 'typo@example.org' } })
    expect(changed.body.user.emailProblem).toBeUndefined()
    const otp = await auth.code('typo@example.org')
    expect((await auth.post('verify-otp', { email: 'typo@example.org', otp })).body.user).not.toHaveProperty(
      'emailProblem',
    )
  })
})
