import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually, httpClient } from '@thumbfolio/testing'
import { startWorld, type World } from './world.js'

describe('the contact form of a site', () => {
  let world: World
  /** How far the clock of the service is ahead. */
  let aheadMs = 0
  let address = 0
  beforeAll(async () => {
    world = await startWorld()
    await world.start({ now: () => Date.now() + aheadMs })
    for (const name of ['ada', 'other']) await world.goLive('ada', name)
    for (const name of ['ada', 'other']) await change(name, { actions: { form: true } })
  })
  afterAll(() => world[Symbol.asyncDispose]())

  /** With a session that outlasts what the clock does here. */
  const as = (userId: string) =>
    httpClient(
      `${world.url()}/api/v1`,
      world.identity.tokenFor({ userId, expiresInSeconds: 90 * 24 * 3_600 }),
    )
  const change = async (name: string, body: object) => {
    const answer = await as('ada')('PATCH', `/make/sites/${name}`, { body })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    await eventually(async () => (await as('ada')('GET', `/make/sites/${name}/content`)).body.data.published)
  }
  const tokenOf = async (site = 'ada') =>
    /name="token" value="([^"]+)"/.exec((await world.visit(site, '/contact')).text)?.[1] ?? ''
  /** Opened, and written as long as a person writes. */
  const opened = async (site = 'ada') => {
    const token = await tokenOf(site)
    aheadMs += 10_000
    return token
  }
  const words = { name: 'Charles Babbage', email: 'charles@example.org', text: 'May we talk about note G?' }
  const send = async (form: Record<string, string>, headers: Record<string, string> = {}, site = 'ada') => {
    const answer = await fetch(`${world.url()}/sites/${site}/contact`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': `192.0.2.${++address % 250}`, ...headers },
      body: new URLSearchParams(form),
    })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  const inbox = async (site = 'ada') =>
    (await as('ada')('GET', `/make/sites/${site}/messages`)).body.data as {
      id: string
      name: string
      text: string
      isMailed: boolean
    }[]

  it('when it is on, then the page leads to it, and it sends to this site alone, without the owner’s address', async () => {
    await change('ada', { contact: { email: false } })
    const page = await world.visit('ada')
    expect(page.text).toMatch(/<p class="ask"><a href="http[^"]+\/contact">Write to me<\/a>/)
    expect(page.headers['content-security-policy']).toContain("form-action 'none'")
    const form = await world.visit('ada', '/contact')
    expect(form.status).toBe(200)
    expect(form.text).toContain('<form class="form" method="post" action="/contact">')
    expect(form.text).not.toMatch(/<script|ada@example/)
    expect(form.text).toContain('form-action &#39;self&#39;')
    expect(form.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("form-action 'self'"),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  })

  it('when a message is sent, then its owner gets a mail that can be answered, and it is in the inbox', async () => {
    const answer = await send({ token: await opened(), website: '', ...words })
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('Your message was sent.')])
    expect(answer.text).not.toContain('ada@example')
    aheadMs += 10_000
    const mail = await world.mailbox.next(({ subject }) => subject?.includes('Charles Babbage') ?? false)
    expect(mail.to?.[0]?.address).toBe('ada@example.org')
    expect(mail.replyTo?.[0]).toMatchObject({ name: 'Charles Babbage', address: 'charles@example.org' })
    expect(mail.text).toContain('May we talk about note G?')
    await eventually(async () => (await inbox())[0]?.isMailed)
    expect(await inbox()).toMatchObject([words])
    expect((await as('eve')('GET', '/make/sites/ada/messages')).status).toBe(404)
    expect(await inbox('other')).toEqual([])
  })

  it('when the same form is sent many times, then there is one message', async () => {
    const token = await opened()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send({ token, ...words, text: 'Once' })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await inbox()).filter(({ text }) => text === 'Once')).toHaveLength(1)
  })

  it.each<[string, () => Promise<{ form: Record<string, string>; headers?: Record<string, string> }>]>([
    ['has no token', async () => ({ form: words })],
    [
      'has an invented token',
      async () => ({ form: { ...words, token: `${'a'.repeat(8)}.${'0'.repeat(32)}.${'A'.repeat(43)}` } }),
    ],
    ['has the token of another site', async () => ({ form: { ...words, token: await opened('other') } })],
    ['was opened a second ago', async () => ({ form: { ...words, token: await tokenOf() } })],
    [
      'was opened more than a day ago',
      async () => {
        const token = await opened()
        aheadMs += 25 * 3_600_000
        return { form: { ...words, token } }
      },
    ],
    [
      'comes from another site',
      async () => ({
        form: { ...words, token: await opened() },
        headers: { 'Sec-Fetch-Site': 'cross-site' },
      }),
    ],
    [
      'has a header in the name',
      async () => ({ form: { ...words, token: await opened(), name: 'A\r\nBcc: all@example.org' } }),
    ],
    [
      'has a header in the address',
      async () => ({
        form: { ...words, token: await opened(), email: 'a@example.org\r\nBcc: b@example.org' },
      }),
    ],
    ['has no text', async () => ({ form: { ...words, token: await opened(), text: ' ' } })],
    ['is too long', async () => ({ form: { ...words, token: await opened(), text: 'x'.repeat(5_001) } })],
  ])('when it %s, then nothing is kept or mailed', async (_what, made) => {
    const before = (await inbox()).length
    const { form, headers } = await made()
    const answer = await send(form, headers)
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('was not sent')])
    expect(await inbox()).toHaveLength(before)
  })

  it('when it is as long as the form lets a visitor write, with line breaks, then it is kept', async () => {
    const written = `${'x'.repeat(99)}\n`.repeat(50).slice(0, 4_999).concat('.')
    // A browser counts a line break as one character and sends two.
    const answer = await send({ token: await opened(), ...words, text: written.replaceAll('\n', '\r\n') })
    expect([written.length, answer.status]).toEqual([5_000, 200])
    expect((await inbox())[0]?.text).toBe(written)
  })

  it('when a program fills the hidden field, then it gets a success page and nothing is kept', async () => {
    const before = (await inbox()).length
    const answer = await send({ token: await opened(), ...words, website: 'https://spam.example' })
    expect(answer.status).toBe(200)
    expect(await inbox()).toHaveLength(before)
  })

  it('when one address sends more than five in an hour, then it is asked to wait, in the page’s language', async () => {
    const same = { 'X-Forwarded-For': '198.51.100.7' }
    const statuses: number[] = []
    for (let count = 0; count < 6; count++)
      statuses.push((await send({ token: await opened('other'), ...words }, same, 'other')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('when a message is deleted, then it is gone; 30 days later all are', async () => {
    const [first] = await inbox('other')
    const remove = (user: string, id: string, site = 'other') =>
      as(user)('DELETE', `/make/sites/${site}/messages/${id}`)
    expect((await remove('eve', first!.id)).status).toBe(404)
    await remove('ada', first!.id, 'ada')
    expect(await inbox('other')).toHaveLength(5)
    expect((await remove('ada', first!.id)).status).toBe(204)
    expect((await remove('ada', first!.id)).status).toBe(204)
    expect(await inbox('other')).toHaveLength(4)
    aheadMs += 31 * 24 * 3_600_000
    expect(await inbox('other')).toEqual([])
  })

  it('when the owner is suspended or switches it off, then there is no form', async () => {
    const token = await opened()
    world.suspended.add('ada')
    expect((await world.visit('ada', '/contact')).status).toBe(404)
    expect((await send({ token, ...words })).status).toBeGreaterThanOrEqual(404)
    world.suspended.delete('ada')
    await change('ada', { actions: {} })
    expect((await world.visit('ada', '/contact')).status).toBe(404)
    expect((await world.visit('ada', '/contact.html')).status).toBe(404)
    expect((await world.visit('ada')).text).not.toContain('/contact"')
  })
})
