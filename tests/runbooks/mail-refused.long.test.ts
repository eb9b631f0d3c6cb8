import { expect, it, jest } from '@jest/globals'
import {
  eventually,
  httpClient,
  startMailbox,
  startProductProcess,
  temporaryDirectory,
} from '@thumbfolio/testing'
import { embeddedEntry } from './embedded.js'
import { makeOperator } from './operator.js'
import { openRunbook } from './runbook.js'

jest.setTimeout(240_000)

const email = 'ada@example.org'

it('when a mail server rejects our codes, then the page finds it, and the code leaves by another server', async () => {
  await using directory = await temporaryDirectory()
  await using blocking = await startMailbox()
  await using other = await startMailbox()
  blocking.reject(email)
  const blocked = await startProductProcess({
    entry: embeddedEntry,
    dataDir: directory.path,
    environment: { SMTP_URL: blocking.url },
  })
  let product: { url: string; end(): Promise<unknown> } = blocked
  try {
    const post = (path: string, body: object) =>
      httpClient(product.url)('POST', `/api/v1/auth/${path}`, { body })
    const signUp = await post('signup', { username: 'ada', email, password: 'a long secret' })
    const ada = httpClient(product.url, signUp.body.token)
    await eventually(
      async () => (await ada('GET', '/api/v1/auth/checkAuth')).body.data.emailProblem !== undefined,
    )

    const grace = { username: 'grace', email: 'grace@example.org', password: 'a long secret' }
    await post('signup', grace)
    const code = await eventually(() => {
      const mail = blocking.mails.find(({ to }) => to?.some(({ address }) => address === grace.email))
      return /^(\d{6})$/m.exec(mail?.text ?? '')?.[1]
    })
    await post('verify-otp', { email: grace.email, otp: code })
    const runbook = openRunbook('mail-refused', {
      ...(await makeOperator(grace, directory.path)),
      DATA_DIR: directory.path,
      PORT: new URL(product.url).port,
      SMTP_URL: other.url,
      REASON: 'Our sender was blocked. Codes leave by another server.',
    })
    expect(await runbook.run('Check')).toContain(signUp.body.data._id)
    await product.end()
    product = await runbook.start('Send through another server')
    expect(await runbook.run('Send what is missing')).toContain('There are no dead letters')

    await eventually(async () => (await post('resend-verification', { email })).status === 200, 90_000)
    const mail = await other.next(({ to }) => to?.[0]?.address === email)
    const otp = /^\s*(\d{6})\s*$/m.exec(mail.text ?? '')?.[1]
    expect((await post('verify-otp', { email, otp })).status).toBe(200)
    expect(await runbook.run('See that it is over')).toContain('There are no open incidents.')
    expect(runbook.notRun).toEqual([])
  } finally {
    await product.end()
  }
})
