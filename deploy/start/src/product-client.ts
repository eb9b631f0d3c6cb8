import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { apiBase, type LaunchView, type User } from '@thumbfolio/contracts'

export interface Login {
  readonly username: string
  readonly email: string
  readonly password: string
}

/** The product refused a step. The message is the contract's. */
export class StepRefused extends Error {
  override name = 'StepRefused'
}

export type Json = Record<string, unknown>

const launchLimitMs = 150_000
/** On real engines the first event waits until its topic is made and its consumer has joined. */
const mailLimitMs = 60_000
/** The longest that one call waits for its `Retry-After`, all retries together. */
const retryLimitMs = 120_000

/** One person at the public API of a running product. A refusal with `Retry-After` is retried when its time is over. */
export class ProductClient {
  private token: string | undefined

  constructor(private readonly url: string) {}

  /**
   * Logs in, or signs up and, unless `verify` is false, verifies with the code from the development inbox.
   * @returns 'known' for an account that could log in as it was
   */
  async enter({ username, email, password }: Login, { verify = true } = {}): Promise<'known' | 'new'> {
    const known = await this.send('POST', '/auth/login', { email, password })
    const isKnown = known.status === 200
    if (isKnown) this.token = known.body['token'] as string
    if (isKnown && (!verify || (known.body['user'] as User).isVerified)) return 'known'

    const mailsBefore = (await this.mailsTo(email)).length
    // A sign-up that was interrupted may have left the account unverified, with a code that has expired since.
    if (isKnown) await this.call('POST', '/auth/resend-verification', { email })
    else await this.call('POST', '/auth/signup', { username, email, password })
    if (!verify) return 'new'
    const otp = await this.mailedCode(email, mailsBefore)
    const verified = await this.call('POST', '/auth/verify-otp', { email, otp })
    this.token = verified['token'] as string
    return 'new'
  }

  /** @returns the id of the resume, its pages and its size in bytes */
  async upload(path: string): Promise<{ id: string; pages: number; bytes: number }> {
    const file = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      throw new StepRefused(`RESUME cannot be read: ${error.message}`)
    })
    const pdfFile = `data:application/pdf;base64,${file.toString('base64')}`
    const { fileName, data } = await this.call('POST', '/auth/resume', { pdfFile, name: basename(path) })
    return { id: fileName as string, pages: (data as { pages: number }).pages, bytes: file.length }
  }

  /** @returns the launch of a live site. @throws StepRefused where it failed */
  async launch(resumeId: string, siteName: string): Promise<LaunchView> {
    const { launchId } = await this.call('PUT', '/make/generate', {
      fileUrl: resumeId,
      siteName,
      model: 'gemini-flash',
    })
    const launch = await this.launchEnd(launchId as string)
    if (launch.status !== 'success') throw new StepRefused(launch.problem?.detail ?? 'Launch failed')
    return launch
  }

  /** @throws StepRefused for every refusal */
  async call(method: string, path: string, body?: unknown): Promise<Json> {
    const answer = await this.send(method, path, body)
    if (answer.status >= 400) throw new StepRefused(String(answer.body['message']))
    return answer.body
  }

  async send(method: string, path: string, body?: unknown): Promise<{ status: number; body: Json }> {
    const deadline = performance.now() + retryLimitMs
    for (;;) {
      const response = await fetch(`${this.url}${apiBase}${path}`, {
        method,
        headers: this.headers(),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const retryAfterMs = Number(response.headers.get('retry-after') ?? NaN) * 1_000
      // Also where there is no header, or one that holds a date.
      if (response.ok || !(performance.now() + retryAfterMs < deadline))
        return { status: response.status, body: (await response.json()) as Json }
      await response.body?.cancel()
      await delay(retryAfterMs)
    }
  }

  /** Reads the event stream to its end. */
  private async launchEnd(launchId: string): Promise<LaunchView> {
    const response = await fetch(`${this.url}${apiBase}/make/launches/${launchId}/events`, {
      headers: this.headers(),
      signal: AbortSignal.timeout(launchLimitMs),
    })
    const messages = (await response.text()).matchAll(/^data: (.*)$/gm)
    const last = [...messages].at(-1)?.[1]
    if (last === undefined) throw new StepRefused('The launch sent no progress.')
    return JSON.parse(last) as LaunchView
  }

  private async mailedCode(email: string, mailsBefore: number): Promise<string> {
    const deadline = performance.now() + mailLimitMs
    while (performance.now() < deadline) {
      const mails = await this.mailsTo(email)
      const code = /^\s*(\d{6})\s*$/m.exec(mails[0]?.text ?? '')?.[1]
      if (mails.length > mailsBefore && code !== undefined) return code
      await delay(200)
    }
    throw new StepRefused('No mail with a code arrived.')
  }

  /** Newest first. */
  private async mailsTo(email: string): Promise<{ text: string }[]> {
    const response = await fetch(`${this.url}/dev/mail/messages?to=${encodeURIComponent(email)}`)
    return (await response.json()) as { text: string }[]
  }

  private headers(): Record<string, string> {
    return {
      'Content-Type': 'application/json',
      ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }),
    }
  }
}
