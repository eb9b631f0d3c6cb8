import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Demo, ProductClient, seedAccounts } from '@thumbfolio/start'
import {
  eventually,
  httpClient,
  startProductProcess,
  temporaryDirectory,
  type ProductProcess,
} from '@thumbfolio/testing'

const entry = fileURLToPath(new URL('../dist/main.js', import.meta.url))
const sample = fileURLToPath(new URL('../samples/nurse.pdf', import.meta.url))
const signup = '/api/v1/auth/signup'

describe('the demo', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  const open: AsyncDisposable[] = []
  const start = async (environment: Record<string, string> = {}): Promise<ProductProcess> => {
    const product = await startProductProcess({ entry, dataDir: directory.path, environment })
    open.push({ [Symbol.asyncDispose]: async () => void (await product.end('SIGKILL')) })
    return product
  }
  const started = async (environment: Record<string, string>) => {
    const product = await start(environment)
    await eventually(() => product.output().includes('Ctrl-C'), 30_000)
    await product.end()
    return product.output()
  }

  beforeEach(async () => {
    directory = await temporaryDirectory()
  })
  afterEach(async () => {
    for (const part of open.splice(0)) await part[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  it('when it failed, then the next start runs it again, and the one after its success does not', async () => {
    const notPdf = join(directory.path, 'no.pdf')
    await writeFile(notPdf, 'plain text')
    expect(await started({ DEMO: 'on', RESUME: notPdf })).toContain('The next start tries again')
    expect(await started({ DEMO: 'on' })).toMatch(/✓ Open the live page/)
    expect(await started({ DEMO: 'on' })).not.toContain('✓')
  })

  it('when it was switched off at the first start, then a later one does not run it', async () => {
    await started({ DEMO: 'off' })
    expect(await started({ DEMO: 'on' })).not.toContain('✓')
  })

  it('when a call is refused with Retry-After, then it waits that long and goes on', async () => {
    const product = await start()
    const front = await refusingOnce(product.url)
    open.push(front)
    const steps: string[] = []
    await new Demo(front.url, ({ name }) => steps.push(name)).run(sample)
    expect(steps.at(-1)).toBe('Open the live page')
    expect(front.signupsAt).toHaveLength(2)
    expect(front.signupsAt[1]! - front.signupsAt[0]!).toBeGreaterThanOrEqual(1_000)
  })

  it('when Retry-After is longer than it waits, then the refusal is returned', async () => {
    const front = await refusingOnce('http://localhost:1', '3600')
    open.push(front)
    const { status } = await new ProductClient(front.url).send('POST', '/auth/signup', {})
    expect(status).toBe(429)
  })

  it('when accounts are seeded twice, then each is in its state and nothing is done again', async () => {
    const { url } = await start()
    const accounts = await seedAccounts(url, sample)
    expect(await seedAccounts(url, sample)).toEqual(accounts)
    const users = []
    for (const { email, password } of accounts) {
      const { body } = await httpClient(url)('POST', '/api/v1/auth/login', { body: { email, password } })
      const { _id, credits, isVerified } = body.user
      const sites = await httpClient(url, body.token)('GET', `/api/v1/dash/get-all/${_id}`)
      users.push({ email, credits, isVerified, sites: sites.body.repoName ?? [] })
    }
    expect(users).toEqual([
      { email: 'live@thumbfolio.example', credits: 2, isVerified: true, sites: ['live-site'] },
      { email: 'unverified@thumbfolio.example', credits: 3, isVerified: false, sites: [] },
      { email: 'broke@thumbfolio.example', credits: 0, isVerified: true, sites: ['last-credit'] },
    ])
  })
})

/** In front of a product: answers the first sign-up with 429 and passes everything else on. */
async function refusingOnce(target: string, retryAfter = '1') {
  const signupsAt: number[] = []
  const server: Server = createServer((incoming, response) => {
    if (incoming.url === signup && signupsAt.push(performance.now()) === 1) {
      response.writeHead(429, { 'Retry-After': retryAfter, 'Content-Type': 'application/problem+json' })
      return response.end(JSON.stringify({ message: 'Too many requests' }))
    }
    const { method, headers, url } = incoming
    const passed = request(new URL(url ?? '/', target), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    incoming.pipe(passed)
    return undefined
  }).listen(0, '127.0.0.1')
  await eventually(() => server.listening)
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    signupsAt,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
