import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { authInternalRoutes, ReconcileFinding, type ReconcileFact } from '@thumbfolio/contracts'
import { api, AuthUnderTest, type Member } from './auth-under-test.js'

const tool = fileURLToPath(new URL('../bin/reconcile.mjs', import.meta.url))

describe('credits after a restore', () => {
  let auth: AuthUnderTest
  beforeAll(async () => {
    auth = await AuthUnderTest.start({ SIGNUP_CREDITS: '3' })
  })
  afterAll(() => auth[Symbol.asyncDispose]())

  const hold = async ({ userId }: Member, launchId: string) => {
    const body = { userId, launchId, credits: 1, siteName: 'ada' }
    return (await auth.serviceClients.call(authInternalRoutes.holdCredits, { body })).state
  }
  const spendable = async ({ call }: Member) =>
    (await call('GET', `${api}/checkAuth`)).body.data.credits as number
  const launch = (
    { userId }: Member,
    launchId: string,
    status: 'running' | 'live' | 'failed',
  ): ReconcileFact => ({
    kind: 'launch',
    launchId,
    userId,
    siteName: 'ada',
    credits: 1,
    status,
  })
  /** What the tool says of these facts, beside the running service. */
  async function reconcile(
    facts: readonly ReconcileFact[],
    environment: Readonly<Record<string, string>> = { ON_THE_WAY_SECONDS: '0' },
  ): Promise<string[]> {
    const child = spawn(process.execPath, [tool], { env: { DATA_DIR: auth.directory, ...environment } })
    const ended = once(child, 'close')
    child.stdin.end(facts.map((fact) => `${JSON.stringify(fact)}\n`).join(''))
    let text = ''
    for await (const chunk of child.stdout.setEncoding('utf8')) text += String(chunk)
    expect(await ended).toEqual([0, null])
    return text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ReconcileFinding.parse(JSON.parse(line)))
      .map(({ text: said, outcome }) => `${outcome} ${said}`)
  }

  it('when a live launch was not charged, then it is charged once, however often it is asked', async () => {
    const member = await auth.member()
    const facts = [launch(member, 'lost.ada', 'live')]
    expect(await reconcile(facts, { CHECK: '1' })).toEqual([
      expect.stringMatching(/^waiting Launch lost\.ada is live/),
    ])
    expect(await spendable(member)).toBe(3)
    expect(await reconcile(facts)).toEqual([
      `fixed Launch lost.ada is live, and its 1 credits were not charged to user ${member.userId}.`,
    ])
    expect(await spendable(member)).toBe(2)
    expect(await reconcile(facts)).toEqual([])
    // The event that was lost comes after all.
    await auth.publish('site.generated.v1', 'ada', {
      userId: member.userId,
      launchId: 'lost.ada',
      version: 1,
      url: 'http://ada.localhost/',
    })
    expect(await spendable(member)).toBe(2)
  })

  it('when holds stand for launches that ended or that nobody knows, then each ends as its launch did', async () => {
    const member = await auth.member()
    for (const id of ['live.ada', 'failed.ada', 'running.ada']) expect(await hold(member, id)).toBe('held')
    const facts = [
      launch(member, 'live.ada', 'live'),
      launch(member, 'failed.ada', 'failed'),
      launch(member, 'running.ada', 'running'),
    ]
    const found = await reconcile(facts)
    expect(found).toHaveLength(2)
    expect(found.every((line) => line.startsWith('fixed'))).toBe(true)
    expect(await spendable(member)).toBe(1)
    expect(await hold(member, 'live.ada')).toBe('captured')
    expect(await hold(member, 'failed.ada')).toBe('released')

    expect(await reconcile([])).toEqual([expect.stringContaining('Launch running.ada is unknown')])
    expect(await spendable(member)).toBe(2)
  })

  it('when a hold is young, then its event may be on the way, and nothing is decided', async () => {
    const member = await auth.member()
    await hold(member, 'young.ada')
    expect(await reconcile([], {})).toEqual([expect.stringMatching(/^waiting Launch young\.ada is unknown/)])
    expect(await hold(member, 'young.ada')).toBe('held')
    await reconcile([])
  })

  it('when a paid order was not credited, then it is once; without its account a person decides', async () => {
    const member = await auth.member()
    const order = (orderId: string, userId: string): ReconcileFact => ({
      kind: 'paid-order',
      orderId,
      userId,
      credits: 10,
    })
    const facts = [order('o1', member.userId), order('o2', 'gone')]
    expect(await reconcile(facts)).toEqual([
      `fixed Order o1 is paid, and its 10 credits were not granted to user ${member.userId}.`,
      'manual Order o2 is paid, and its 10 credits were not granted to user gone.',
    ])
    expect(await spendable(member)).toBe(13)
    await reconcile(facts)
    expect(await spendable(member)).toBe(13)
  })

  it('when the credits of a live launch were given back or are spent, then a person decides', async () => {
    const member = await auth.member()
    await hold(member, 'released.ada')
    await reconcile([launch(member, 'released.ada', 'failed')])
    expect(await reconcile([launch(member, 'released.ada', 'live')])).toEqual([
      expect.stringMatching(/^manual .*They were released\.$/),
    ])
    const poor = await auth.member()
    const facts = ['a', 'b', 'c', 'd'].map((id) => launch(poor, `${id}.poor`, 'live'))
    expect((await reconcile(facts)).map((line) => line.split(' ')[0])).toEqual([
      'fixed',
      'fixed',
      'fixed',
      'manual',
    ])
    expect(await spendable(poor)).toBe(0)
  })
})
