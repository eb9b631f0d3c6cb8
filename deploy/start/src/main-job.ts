import { request } from 'node:http'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import {
  apiBase,
  models,
  siteNameFrom,
  type LaunchView,
  type ResumeReading,
  type User,
} from '@thumbfolio/contracts'

/** The account that walks the main job; its password is no secret, for it lives on one machine. */
export const demoLogin = { username: 'demo', email: 'demo@thumbfolio.example', password: 'thumbfolio-demo' }

/** A step of the walk was refused. The message is the contract's. */
export class WalkRefused extends Error {
  override name = 'WalkRefused'
}

export interface Step {
  readonly name: string
  readonly detail: string
  readonly ms: number
}

type Json = Record<string, unknown>

const followLimitMs = 150_000
/** On real engines the first event waits until its topic is made and its consumer has joined. */
const mailLimitMs = 60_000
/** Leaves room for a number behind it. */
const longestName = 50

/** Walks the main job through the public API, as any client would: account, resume, site name, launch, live page. */
export class MainJob {
  private token: string | undefined

  constructor(
    private readonly url: string,
    private readonly onStep: (step: Step) => void,
  ) {}

  /**
   * @param options `withModels` lets the vendors of connected models see the resume; without it the local composer writes
   * @returns the address of the live page
   */
  async walk(pdfPath: string, { withModels = false } = {}): Promise<string> {
    await this.step('Account', () => this.enter())
    if (withModels) await this.step('Consent', () => this.allowModels())
    const resumeId = await this.step(`Upload ${basename(pdfPath)}`, () => this.upload(pdfPath))
    const person = await this.step('Read', () => this.read(resumeId))
    const siteName = await this.step('Site name', () => this.chooseName(person))
    const launch = await this.step('Launch', () => this.launch(resumeId, siteName))
    return this.step('Open the live page', () => this.open(launch))
  }

  private async step<T>(name: string, work: () => Promise<{ result: T; detail: string }>): Promise<T> {
    const startedAt = performance.now()
    const { result, detail } = await work()
    this.onStep({ name, detail, ms: performance.now() - startedAt })
    return result
  }

  /** Logs the demo account in, or makes it and verifies it with the code from the inbox. */
  private async enter() {
    const { email, password } = demoLogin
    const known = await this.send('POST', '/auth/login', { email, password })
    if (known.status === 200 && (known.body['user'] as User).isVerified)
      return this.entered(known.body, 'logged in')
    // A walk that was broken off may have left the account without its verification.
    if (known.status !== 200) await this.call('POST', '/auth/signup', demoLogin)
    const verified = await this.call('POST', '/auth/verify-otp', { email, otp: await this.mailedCode() })
    return this.entered(verified, 'signed up, code read from the mail, verified')
  }

  private entered(body: Json, detail: string) {
    this.token = body['token'] as string
    return { result: undefined, detail: `${demoLogin.email} ${detail}` }
  }

  private async mailedCode(): Promise<string> {
    const deadline = performance.now() + mailLimitMs
    while (performance.now() < deadline) {
      const response = await fetch(`${this.url}/dev/mail/messages?to=${encodeURIComponent(demoLogin.email)}`)
      const [newest] = (await response.json()) as { text: string }[]
      const code = /^\s*(\d{6})\s*$/m.exec(newest?.text ?? '')?.[1]
      if (code !== undefined) return code
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new WalkRefused('No mail with a code came.')
  }

  private async allowModels() {
    const { data } = (await this.call('GET', '/make/models')) as {
      data: readonly { id: string; vendor: string; connected: boolean }[]
    }
    const connected = data.filter((option) => option.connected)
    for (const { vendor } of connected) await this.call('PUT', `/auth/consents/${vendor}`, { granted: true })
    const names = connected.map(({ id }) => models.find((model) => model.id === id)?.vendor ?? id)
    return { result: undefined, detail: `${names.join(' and ') || 'nobody'} may see the resume` }
  }

  private async upload(path: string) {
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      throw new WalkRefused(`RESUME cannot be read: ${error.message}`)
    })
    const pdfFile = `data:application/pdf;base64,${bytes.toString('base64')}`
    const { fileName, data } = await this.call('POST', '/auth/resume', { pdfFile, name: basename(path) })
    return {
      result: fileName as string,
      detail: `${String((data as Json)['pages'])} page(s), ${Math.ceil(bytes.length / 1024)} KB`,
    }
  }

  private async read(resumeId: string) {
    const { data } = (await this.call('GET', `/auth/resume/${resumeId}/content`)) as { data: ResumeReading }
    const { basics, work = [], education = [], skills = [] } = data.content
    const detail = `${basics?.name ?? 'no name'}: ${work.length} jobs, ${education.length} schools, ${skills.length} groups of skills`
    return { result: basics?.name ?? '', detail }
  }

  private async chooseName(person: string) {
    const wanted = siteNameFrom(person).slice(0, longestName).replace(/-+$/, '') || 'portfolio'
    for (let n = 1; n < 1_000; n++) {
      const name = n === 1 ? wanted : `${wanted}-${n}`
      const { status } = await this.send('GET', `/code-host/repos/thumbfolio/${name}`)
      if (status === 404) return { result: name, detail: `${name} is free` }
    }
    throw new WalkRefused('No site name is free.')
  }

  private async launch(fileUrl: string, siteName: string) {
    const { launchId } = await this.call('PUT', '/make/generate', {
      fileUrl,
      siteName,
      model: 'gemini-flash',
    })
    const launch = await this.follow(launchId as string)
    if (launch.status !== 'success') throw new WalkRefused(launch.problem?.detail ?? 'Launch failed')
    const steps = launch.steps.map(({ name }) => name).join(', ')
    const { composer, removed, arranged } = launch
    const suggested = arranged?.suggestions ? `, ${arranged.suggestions} wordings suggested` : ''
    const leftOut = removed.length > 0 ? `, ${removed.length} left out` : ''
    return { result: launch, detail: `${steps}; arranged by ${composer}${suggested}${leftOut}` }
  }

  /** Reads the event stream to its end. */
  private async follow(launchId: string): Promise<LaunchView> {
    const response = await fetch(`${this.url}${apiBase}/make/launches/${launchId}/events`, {
      headers: this.headers(),
      signal: AbortSignal.timeout(followLimitMs),
    })
    const messages = (await response.text()).matchAll(/^data: (.*)$/gm)
    const last = [...messages].at(-1)?.[1]
    if (last === undefined) throw new WalkRefused('The launch told nothing.')
    return JSON.parse(last) as LaunchView
  }

  private async open({ websiteUrl }: LaunchView) {
    const { status, bytes } = await get(this.url, websiteUrl)
    if (status !== 200) throw new WalkRefused(`${websiteUrl} answered ${status}`)
    return { result: websiteUrl, detail: `${(bytes / 1024).toFixed(1)} KB of HTML` }
  }

  private async call(method: string, path: string, body?: unknown): Promise<Json> {
    const answer = await this.send(method, path, body)
    if (answer.status >= 400) throw new WalkRefused(String(answer.body['message']))
    return answer.body
  }

  private async send(method: string, path: string, body?: unknown): Promise<{ status: number; body: Json }> {
    const response = await fetch(`${this.url}${apiBase}${path}`, {
      method,
      headers: this.headers(),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: (await response.json()) as Json }
  }

  private headers(): Record<string, string> {
    return {
      'Content-Type': 'application/json',
      ...(this.token !== undefined && { Authorization: `Bearer ${this.token}` }),
    }
  }
}

/** Asks for a page by its host name, which does not resolve on every system. */
function get(productUrl: string, address: string): Promise<{ status: number; bytes: number }> {
  const { hostname, port } = new URL(productUrl)
  const { host, pathname } = new URL(address)
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path: pathname, headers: { Host: host }, agent: false },
      (response) => {
        let bytes = 0
        response.on('data', (chunk: Buffer) => (bytes += chunk.length))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes }))
      },
    )
    sent.on('error', reject)
    sent.end()
  })
}
