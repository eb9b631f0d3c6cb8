import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually, httpClient, startMailbox, temporaryDirectory, type Mailbox } from '@thumbfolio/testing'
import { api } from './auth-under-test.js'

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url))

/** The built service in a process of its own. */
async function startProcess(
  directory: string,
  smtpUrl: string,
): Promise<{ url: string; child: ChildProcess }> {
  const { NODE_OPTIONS: _jests, ...environment } = process.env
  const child = spawn(process.execPath, [main], {
    env: {
      ...environment,
      DATA_DIR: directory,
      SMTP_URL: smtpUrl,
      PORT: '0',
      PASSWORD_COST: '4',
      SIGNUP_CREDITS: '3',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout!)) {
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

  it('when it is killed at any moment, then the account is whole with its mail, or absent and free to take', async () => {
    // Milliseconds after the request was sent; undefined is after the answer, before the mail server took the mail.
    for (const [index, killAfterMs] of [0, 2, 4, 8, 16, 32, undefined].entries()) {
      const body = person(`killed${index}`)
      mailbox.refuse(1_000)
      const first = await startProcess(directory.path, mailbox.url)
      const answer = httpClient(first.url)('POST', `${api}/signup`, { body }).catch(() => undefined)
      const answered = killAfterMs === undefined ? await answer : await pause(killAfterMs)
      await kill(first.child)
      mailbox.refuse(0)

      const second = await startProcess(directory.path, mailbox.url)
      const call = httpClient(second.url)
      const again = await call('POST', `${api}/signup`, { body })
      if (answered) expect(again.status).toBe(409)
      expect([201, 409]).toContain(again.status)
      const verified = await eventually(async () => {
        const otp = codesTo(body.email).at(-1)
        return (
          otp !== undefined && (await call('POST', `${api}/verify-otp`, { body: { email: body.email, otp } }))
        )
      }, 15_000)
      expect([verified.status, verified.body.user.credits]).toEqual([200, 3])
      const { status } = await call('POST', `${api}/login`, { body })
      expect(status).toBe(200)
      await kill(second.child)
    }
  }, 120_000)
})
