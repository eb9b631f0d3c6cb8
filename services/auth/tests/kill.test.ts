import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually, httpClient, startMailbox, temporaryDirectory, type Mailbox } from '@thumbfolio/testing'
import { api } from './auth-under-test.js'

const main = fileURLToPath(new URL('./killed-at-commit.mjs', import.meta.url))

/** The built service in a process of its own, that kills itself right after its nth commit. */
async function startProcess(
  directory: string,
  smtpUrl: string,
  killAtCommit = 0,
): Promise<{ url: string; child: ChildProcess }> {
  const { NODE_OPTIONS: _jests, ...environment } = process.env
  const child = spawn(process.execPath, [main], {
    env: {
      ...environment,
      DATA_DIR: directory,
      SMTP_URL: smtpUrl,
      LOG_LEVEL: 'silent',
      KILL_AT_COMMIT: String(killAtCommit),
      PASSWORD_COST: '4',
      SIGNUP_CREDITS: '3',
      MAIL_RETRY_SECONDS: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const { url } = JSON.parse(line) as { url?: string }
    if (url !== undefined) return { url, child }
  }
  throw new Error('The service ended before it listened')
}

const kill = async (child: ChildProcess) => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('SIGKILL during a sign-up', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let mailbox: Mailbox
  beforeAll(async () => {
    directory = await temporaryDirectory()
    mailbox = await startMailbox()
  })
  afterAll(async () => {
    await mailbox[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  const codesTo = (email: string) =>
    mailbox.mails
      .filter(({ to }) => to?.some(({ address }) => address === email))
      .map(({ text }) => /^(\d{6})$/m.exec(text ?? '')?.[1])
  const person = (name: string) => ({
    username: name,
    email: `${name}@example.org`,
    password: `secret of ${name}`,
  })

  /** Whatever happened before: the account is whole, with its mail and its credits, or the names are free. */
  async function expectWhole(body: ReturnType<typeof person>, wasAnswered: boolean): Promise<void> {
    const { url, child } = await startProcess(directory.path, mailbox.url)
    const call = httpClient(url)
    const again = await call('POST', `${api}/signup`, { body })
    expect(wasAnswered ? [409] : [201, 409]).toContain(again.status)
    const verified = await eventually(async () => {
      const otp = codesTo(body.email).at(-1)
      if (otp === undefined) return undefined
      const answer = await call('POST', `${api}/verify-otp`, { body: { email: body.email, otp } })
      return answer.status === 200 && answer
    }, 15_000)
    expect(verified.body.user).toMatchObject({ isVerified: true, credits: 3 })
    expect((await call('POST', `${api}/login`, { body })).status).toBe(200)
    await kill(child)
  }

  it.each([1, 2, 3, 4])(
    'when it is killed after its commit number %i, then the account is whole after the restart',
    async (killAtCommit) => {
      const body = person(`killed${killAtCommit}`)
      const { url, child } = await startProcess(directory.path, mailbox.url, killAtCommit)
      const ended = once(child, 'exit')
      const answer = await httpClient(url)('POST', `${api}/signup`, { body }).catch(() => undefined)
      expect(await ended).toEqual([null, 'SIGKILL'])
      await expectWhole(body, answer !== undefined)
    },
    60_000,
  )

  it('when it is killed after the answer and before the mail server took the mail, then the mail comes', async () => {
    const body = person('unmailed')
    mailbox.refuse(1_000)
    const { url, child } = await startProcess(directory.path, mailbox.url)
    expect((await httpClient(url)('POST', `${api}/signup`, { body })).status).toBe(201)
    await kill(child)
    mailbox.refuse(0)
    await expectWhole(body, true)
  }, 60_000)
})
