import { readdir, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import {
  eventually,
  newPerson,
  startProductProcess,
  temporaryDirectory,
  type ProductProcess,
} from '@thumbfolio/testing'

const withFakeModels = fileURLToPath(
  new URL('../../../packages/testing/bin/with-fake-models.mjs', import.meta.url),
)
const entry = fileURLToPath(new URL('../dist/main.js', import.meta.url))

describe('the product as a process', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  const running: ProductProcess[] = []
  const start = async (environment: Record<string, string> = {}, waitUntilReady = true) => {
    const product = await startProductProcess({ entry, dataDir: directory.path, environment, waitUntilReady })
    running.push(product)
    return product
  }

  beforeEach(async () => {
    directory = await temporaryDirectory()
  })
  afterEach(async () => {
    for (const product of running.splice(0)) await product.end('SIGKILL')
    await directory[Symbol.asyncDispose]()
  })

  it('when a second one starts on the same directory, then it is refused and the first goes on', async () => {
    const first = await start()
    const second = await start({}, false)
    expect(await second.ended).toBe(78)
    expect(second.output()).toContain(`${directory.path} is in use by another Thumbfolio`)
    expect(second.output()).toContain('DATA_DIR')
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('when %s comes, then it stops cleanly and soon', async (signal) => {
    const product = await start()
    const startedAt = performance.now()
    expect(await product.end(signal)).toBe(0)
    expect(performance.now() - startedAt).toBeLessThan(5_000)
    expect(product.output()).toContain('Stopping')
  })

  it('when it was killed, then the next start takes the directory and keeps everything', async () => {
    const killed = await start()
    const person = await newPerson(killed.url)
    await killed.end('SIGKILL')
    const next = await start()
    const { status } = await fetch(`${next.url}/api/v1/auth/checkAuth`, {
      headers: { Authorization: `Bearer ${person.token}` },
    })
    expect(status).toBe(200)
  })

  it('when it starts with models that are played, then the demo account allows them, and one arranges the first page and suggests wordings', async () => {
    const product = await startProductProcess({
      entry,
      dataDir: directory.path,
      through: ['node', withFakeModels],
      environment: { DEMO: 'with-models', FAKE_MODEL_DELAY_MS: '0' },
    })
    try {
      await eventually(() => product.output().includes('Ctrl-C'), 30_000)
      expect(product.output()).toMatch(/✓ Consent .*Google and Anthropic may see the resume/)
      expect(product.output()).toMatch(/✓ Launch .*arranged by gemini, 6 wordings suggested/)
    } finally {
      await product.end()
    }
  })

  it('when it makes files, then they are for its user alone, the stand-ins’ included', async () => {
    const product = await start({ DATA_DIR: join(directory.path, 'of-its-own') })
    await product.end('SIGTERM')
    const names = await readdir(directory.path, { recursive: true })
    expect(names).toEqual(expect.arrayContaining(['of-its-own/mail', 'of-its-own/auth/store/data.mdb']))
    for (const name of names) {
      const { mode } = await stat(join(directory.path, name))
      expect([name, mode & 0o077]).toEqual([name, 0])
    }
  })

  it('when the port is busy, then it says so and what to do, and the next start still counts as the first', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await eventually(() => other.listening)
    const { port } = other.address() as AddressInfo
    const refused = await start({ PORT: String(port) }, false)
    expect(await refused.ended).toBe(1)
    expect(refused.output()).toContain(`Port ${port} is busy`)
    expect(refused.output()).toContain(`PORT=${port + 1}`)
    await new Promise((resolve) => other.close(resolve))

    const resume = join(directory.path, 'no.pdf')
    await writeFile(resume, 'plain text')
    const product = await start({ DEMO: 'on', RESUME: resume })
    await eventually(() => product.output().includes('Ctrl-C'), 30_000)
    expect(product.output()).toContain('✗ Please upload a PDF file')
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  })

  it('when the environment is production and lacks settings, then it is refused with every reason', async () => {
    const refused = await start({ NODE_ENV: 'production', PORT: '0' }, false)
    expect(await refused.ended).toBe(78)
    for (const name of ['PUBLIC_URL', 'SMTP_URL', 'BACKUP_DIR', 'PORT'])
      expect(refused.output()).toContain(name)
  })

  it('when the environment does not fit several services, then the error lists every mistake, each once', async () => {
    const mistakes = {
      PORT: 'x',
      SESSION_TTL_SECONDS: 'x',
      READER_PROCESSES: '0',
      GENERATOR_CONCURRENCY: '99',
    }
    const refused = await start(mistakes, false)
    expect(await refused.ended).toBe(78)
    for (const name of Object.keys(mistakes)) expect(refused.output().split(`  ${name}: `)).toHaveLength(2)
  })

  it('when the data directory is none, then it says so in one line and what to do', async () => {
    const file = join(directory.path, 'a-file')
    await writeFile(file, '')
    const refused = await start({ DATA_DIR: file }, false)
    expect(await refused.ended).toBe(1)
    expect(refused.output().trim()).toMatch(/^DATA_DIR cannot be used: .*a-file.*Choose another one.*$/)
  })
})
