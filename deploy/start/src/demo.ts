import { request } from 'node:http'
import { basename } from 'node:path'
import { models, siteNameFrom, type LaunchView, type ResumeReading } from '@thumbfolio/contracts'
import { ProductClient, StepRefused } from './product-client.js'

/** The account that runs the demo; its password is no secret, since the account lives on one machine. */
export const demoLogin = { username: 'demo', email: 'demo@thumbfolio.example', password: 'thumbfolio-demo' }

export interface Step {
  readonly name: string
  readonly detail: string
  readonly ms: number
}

/** Leaves room for a number behind it. */
const longestName = 50

/** Goes from a PDF to a live page through the public API, like a client. Safe to repeat after a failure. */
export class Demo {
  private readonly client: ProductClient

  constructor(
    private readonly url: string,
    private readonly onStep: (step: Step) => void,
  ) {
    this.client = new ProductClient(url)
  }

  /**
   * @param options `withModels` lets the vendors of connected models see the resume; without it the local composer writes
   * @returns the address of the live page
   * @throws StepRefused when the product refuses a step
   */
  async run(pdfPath: string, { withModels = false } = {}): Promise<string> {
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

  private async enter() {
    const account = await this.client.enter(demoLogin)
    const how = account === 'known' ? 'logged in' : 'signed up, code read from the mail, verified'
    return { result: undefined, detail: `${demoLogin.email} ${how}` }
  }

  private async allowModels() {
    const { data } = (await this.client.call('GET', '/make/models')) as {
      data: readonly { id: string; vendor: string; connected: boolean }[]
    }
    const connected = data.filter((option) => option.connected)
    for (const { vendor } of connected)
      await this.client.call('PUT', `/auth/consents/${vendor}`, { granted: true })
    const names = connected.map(({ id }) => models.find((model) => model.id === id)?.vendor ?? id)
    return { result: undefined, detail: `${names.join(' and ') || 'no vendor'} may see the resume` }
  }

  private async upload(path: string) {
    const { id, pages, bytes } = await this.client.upload(path)
    return { result: id, detail: `${pages} page(s), ${Math.ceil(bytes / 1024)} KB` }
  }

  private async read(resumeId: string) {
    const { data } = (await this.client.call('GET', `/auth/resume/${resumeId}/content`)) as {
      data: ResumeReading
    }
    const { basics, work = [], education = [], skills = [] } = data.content
    const detail = `${basics?.name ?? 'no name'}: ${work.length} jobs, ${education.length} schools, ${skills.length} groups of skills`
    return { result: basics?.name ?? '', detail }
  }

  private async chooseName(person: string) {
    const wanted = siteNameFrom(person).slice(0, longestName).replace(/-+$/, '') || 'portfolio'
    for (let n = 1; n < 1_000; n++) {
      const name = n === 1 ? wanted : `${wanted}-${n}`
      const { status } = await this.client.send('GET', `/code-host/repos/thumbfolio/${name}`)
      if (status === 404) return { result: name, detail: `${name} is free` }
    }
    throw new StepRefused('No site name is free.')
  }

  private async launch(resumeId: string, siteName: string) {
    const launch = await this.client.launch(resumeId, siteName)
    const steps = launch.steps.map(({ name }) => name).join(', ')
    const { composer, removed, arranged } = launch
    const suggested = arranged?.suggestions ? `, ${arranged.suggestions} wordings suggested` : ''
    const leftOut = removed.length > 0 ? `, ${removed.length} left out` : ''
    return { result: launch, detail: `${steps}; arranged by ${composer}${suggested}${leftOut}` }
  }

  private async open({ websiteUrl }: LaunchView) {
    const { status, bytes } = await get(this.url, websiteUrl)
    if (status !== 200) throw new StepRefused(`${websiteUrl} answered ${status}`)
    return { result: websiteUrl, detail: `${(bytes / 1024).toFixed(1)} KB of HTML` }
  }
}

/** Requests a page by its host name, which does not resolve on every system. */
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
