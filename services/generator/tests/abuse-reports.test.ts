import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { generatorOperatorRoutes } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

const { abuseReports, closeReport, generatorActions, sitesOfUser, takeDown } = generatorOperatorRoutes

describe('a report of a site', () => {
  let world: World
  beforeEach(async () => {
    world = await startWorld()
    await world.start()
    await world.goLive('ada', 'ada')
  })
  afterEach(() => world[Symbol.asyncDispose]())

  /** As a browser sends the form, over the gateway, which says who sent it. */
  const send = async (form: Record<string, string>, { address = '192.0.2.1', site = 'ada' } = {}) => {
    const answer = await fetch(`${world.url()}/sites/${site}/report`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': address, 'X-Forwarded-Host': 'ada.example' },
      body: new URLSearchParams(form),
    })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  const report = { kind: 'impersonation', text: 'This is <b>my</b> bank.', email: 'bob@example.org' }
  const inbox = async (state: 'open' | 'all' = 'open') =>
    (await world.operator('grace').call(abuseReports, { query: { state } })).reports

  it('when a visitor opens the form, then it works without script and sends to this site alone', async () => {
    const form = await world.visit('ada', '/report')
    expect(form.status).toBe(200)
    expect(form.headers['content-security-policy']).toContain("default-src 'none'")
    expect(form.headers['content-security-policy']).toContain("form-action 'self'")
    expect(form.text).not.toContain('<script')
    expect(form.text).toMatch(/<form method="post" action="\/report">/)
    expect((await world.visit('nothing', '/report')).status).toBe(404)
  })

  it('when it is sent, then it is in the inbox until an operator closes it', async () => {
    expect((await send(report)).status).toBe(200)
    const [found] = await inbox()
    expect(found).toMatchObject({ siteName: 'ada', ownerId: 'ada', host: 'ada.example', ...report })
    const { sites } = await world.operator('grace').call(sitesOfUser, { params: { id: found!.ownerId! } })
    expect(sites).toMatchObject([{ name: 'ada', status: 'live', launches: [{ status: 'live' }] }])
    const params = { id: found!.id }
    const close = { params, body: { reason: 'It is their own page.' } }
    await world.operator('grace').call(closeReport, close)
    const again = await world.operator('linus').call(closeReport, close)
    expect(again.report.closed).toMatchObject({ by: 'grace', reason: 'It is their own page.' })
    expect(await inbox()).toEqual([])
    expect(await inbox('all')).toHaveLength(1)
    const query = { subject: 'reports' }
    const { actions } = await world.operator('grace').call(generatorActions, { query })
    expect(actions.map(({ by, action, about }) => `${by} ${action} ${about}`)).toEqual([
      'grace looked-up 1 entry',
      'grace looked-up 1 entry',
    ])
  })

  it('when something is missing, then the form says what, keeps what was typed and takes no markup', async () => {
    const answer = await send({ ...report, kind: 'magic', text: '"><script>x</script>' })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Please choose what is wrong with the page.')
    expect(answer.text).toContain('&lt;script&gt;')
    expect(answer.text).not.toContain('<script>')
    expect((await send({ ...report, email: 'nobody' })).text).toContain('does not look like an e-mail')
    expect((await send({ ...report, text: 'x'.repeat(2_001) })).status).toBe(400)
    expect((await send({ ...report, text: 'x'.repeat(20_000) })).status).toBe(413)
    expect(await inbox()).toEqual([])
  })

  it('when one address sends a sixth in an hour, then it is asked to wait, and others are not', async () => {
    for (let count = 0; count < 5; count++) expect((await send(report)).status).toBe(200)
    const sixth = await send(report)
    expect(sixth.status).toBe(429)
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await send(report, { address: '192.0.2.2' })).status).toBe(200)
    expect(await inbox()).toHaveLength(6)
  })

  it('when a site has 50 open reports, then more are counted onto them, one for each address, and the form stays open', async () => {
    for (let count = 0; count < 50; count++)
      expect((await send({ ...report, email: '' }, { address: `192.0.2.${count}` })).status).toBe(200)
    const victim = { kind: 'private', text: 'My phone number', email: 'eve@example.org' }
    for (let turn = 0; turn < 2; turn++)
      expect((await send(victim, { address: '198.51.100.1' })).status).toBe(200)
    expect((await send(report, { address: '198.51.100.2' })).status).toBe(200)
    const open = await inbox()
    expect(open).toHaveLength(50)
    const counted = open.filter(({ further }) => further !== undefined)
    expect(counted.map(({ further }) => further?.count)).toEqual([1, 1])
    const theirs = counted.find(({ further }) => further!.kept[0]!.email === victim.email)!
    expect(theirs.further!.kept).toEqual([{ ...victim, at: expect.any(String) }])
    await world
      .operator('grace')
      .call(closeReport, { params: { id: theirs.id }, body: { reason: 'Nothing to see' } })
    await world.mailbox.next(({ to }) => to?.[0]?.address === victim.email)
  })

  it('when a report is closed, then who left an e-mail hears once whether the page stays, and nothing about its owner', async () => {
    await send({ ...report, email: 'nobody@example.org' })
    await send({ ...report, email: 'Bob@example.org' }, { address: '192.0.2.2' })
    world.mailbox.reject('nobody@example.org')
    const [first, second] = await inbox()
    const close = (id: string, reason: string) =>
      world.operator('grace').call(closeReport, { params: { id }, body: { reason } })
    await close(second!.id, 'Ada Lovelace told us that it is hers')
    const mailTo = (address: string, word: string) =>
      world.mailbox.next(({ to, text }) => to?.[0]?.address === address && (text ?? '').includes(word))
    const stays = await mailTo('Bob@example.org', 'stays online')
    expect(stays.subject).toBe('What became of your report')
    expect(stays.text).toContain('you reported the page at ada.example')
    expect(stays.text).not.toContain('Lovelace')

    await world.operator('grace').call(takeDown, { params: { name: 'ada' }, body: { reason: 'A bank' } })
    await close(first!.id, 'Taken down')
    await close(second!.id, 'Again')

    const about = { action: 'report-closed', about: second!.id, by: 'grace', reason: 'x' }
    await world.emit({ type: 'site.operator-acted.v1', subject: 'ada', data: about })
    const taken = { ...about, about: first!.id }
    await world.emit({ type: 'site.operator-acted.v1', subject: 'ada', data: taken })
    await eventually(() => world.mailbox.mails.some(({ subject }) => subject?.includes('was taken down')))
    expect(world.mailbox.mails.filter(({ subject }) => subject === stays.subject)).toHaveLength(1)
  })
})
