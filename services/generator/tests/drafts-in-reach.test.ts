import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { generatorOperatorRoutes } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

const { abuseReports, closeReport, generatorActions, operatorSite, sitesOfUser, takeDraftDown } =
  generatorOperatorRoutes

describe('a draft, as a public page', () => {
  let world: World
  beforeEach(async () => {
    world = await startWorld({
      balance: 1,
      env: { DRAFTS_MOST: '3', DRAFTS_PER_DAY_WITHOUT_CREDITS: '2' },
    })
    await world.start()
  })
  afterEach(() => world[Symbol.asyncDispose]())

  const make = async (siteName: string, user = 'ada') => {
    const body = { fileUrl: 'resume-1', siteName, by: 'local' }
    return world.as(user)('POST', '/make/drafts', { body })
  }
  const labelOf = async (siteName: string): Promise<string> => {
    const { status, body } = await make(siteName)
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return new URL(body.data.previewUrl).hostname.split('.')[0]!
  }
  const statusOf = async (label: string) => (await world.visit(label)).status
  const grace = () => world.operator('grace')
  const reason = 'It copies the page of a bank'

  it('when its owner is suspended, then its preview shows nothing at once, and is back with them', async () => {
    const label = await labelOf('ada')
    expect(await statusOf(label)).toBe(200)
    world.suspended.add('ada')
    expect(await statusOf(label)).toBe(404)
    world.suspended.delete('ada')
    expect(await statusOf(label)).toBe(200)
  })

  it('when an operator looks for it, then it is found by its owner and by its address, and can be taken down', async () => {
    const label = await labelOf('ada')
    await labelOf('lovelace')
    const { drafts } = await grace().call(sitesOfUser, { params: { id: 'ada' } })
    expect(drafts.map(({ siteName }) => siteName).sort()).toEqual(['ada', 'lovelace'])
    const found = await grace().call(operatorSite, { params: { name: label } })
    expect(found.draft).toMatchObject({ label, siteName: 'ada', ownerId: 'ada' })
    const { actions } = await grace().call(generatorActions, { query: { action: 'looked-up' } })
    expect(actions.map(({ by, subject }) => [by, subject])).toEqual([
      ['grace', 'ada'],
      ['grace', 'ada'],
    ])
    await grace().call(takeDraftDown, { params: { name: label }, body: { reason } })
    expect(await statusOf(label)).toBe(404)
    const again = grace().call(takeDraftDown, { params: { name: label }, body: { reason } })
    await expect(again).rejects.toMatchObject({ code: 'not-found' })
    const recorded = async () => (await grace().call(generatorActions, { query: { limit: 10 } })).actions
    const takedowns = async () => (await recorded()).filter(({ action }) => action === 'draft-taken-down')
    await eventually(async () => (await takedowns()).length > 0)
    expect(await takedowns()).toMatchObject([{ by: 'grace', reason }])
  })

  it('when a visitor reports it, then the report is in the inbox with its owner, and they hear that the page is gone', async () => {
    const label = await labelOf('ada')
    const form = await world.visit(label, '/report')
    expect([form.status, form.text.includes('<form method="post" action="/report">')]).toEqual([200, true])
    expect(form.text).not.toContain(label)
    const report = { kind: 'impersonation', text: 'My bank', email: 'bob@example.org' }
    const sent = await fetch(`${world.url()}/sites/${label}/report`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': '192.0.2.1', 'X-Forwarded-Host': `${label}.localhost` },
      body: new URLSearchParams(report),
    })
    expect(sent.status).toBe(200)
    const { reports } = await grace().call(abuseReports, { query: { state: 'open' } })
    expect(reports).toMatchObject([{ siteName: label, ownerId: 'ada', host: `${label}.localhost` }])
    await grace().call(takeDraftDown, { params: { name: label }, body: { reason } })
    await grace().call(closeReport, { params: { id: reports[0]!.id }, body: { reason } })
    const { text } = await world.mailbox.next(({ to }) => to?.[0]?.address === report.email)
    expect(text).toContain('It is not online any more.')
    const guessed = `preview--${'a'.repeat(26)}`
    expect((await world.visit(guessed, '/report')).status).toBe(404)
  })

  it('when an account has as many as it may, then the oldest goes', async () => {
    const labels: string[] = []
    for (const name of ['one', 'two', 'three', 'four']) labels.push(await labelOf(`ada-${name}`))
    expect(await Promise.all(labels.map(statusOf))).toEqual([404, 200, 200, 200])
  })

  it('when an account has no credits, then it makes a few new ones a day, and goes on with those it has', async () => {
    await world.goLive('ada', 'ada')
    expect(world.ledger.free()).toBe(0)
    for (const name of ['eve-one', 'eve-two']) expect((await make(name, 'eve')).status).toBe(201)
    const third = await make('eve-three', 'eve')
    expect([third.status, third.body.code]).toEqual([429, 'too-many-drafts'])
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await make('eve-one', 'eve')).status).toBe(200)
  })
})
