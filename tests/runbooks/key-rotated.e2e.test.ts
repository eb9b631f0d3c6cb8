import { join } from 'node:path'
import { expect, it, jest } from '@jest/globals'
import {
  httpClient,
  newPerson,
  startProductProcess,
  temporaryDirectory,
  type Person,
} from '@thumbfolio/testing'
import { embeddedEntry } from './embedded.js'
import { openRunbook, type StartedByRunbook } from './runbook.js'

jest.setTimeout(240_000)

const kidOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid

it('when the page of a rotated key is followed, then no session ends before the old key is removed, and then each of it does', async () => {
  await using directory = await temporaryDirectory()
  const first = await startProductProcess({ entry: embeddedEntry, dataDir: directory.path })
  const ada = await newPerson(first.url)
  const PORT = new URL(first.url).port
  const KEYS = join(directory.path, 'auth', 'signing-key.pem')
  const runbook = openRunbook('key-rotated', { DATA_DIR: directory.path, PORT, KEYS, TOKEN: ada.token })
  let product: Pick<StartedByRunbook, 'url'> & { end(): Promise<unknown> } = first
  const statusOf = async (token: string) =>
    (await httpClient(product.url, token)('GET', '/api/v1/auth/checkAuth')).status
  const logIn = async ({ email, password }: Person) =>
    (await httpClient(product.url)('POST', '/api/v1/auth/login', { body: { email, password } })).body
      .token as string
  const restart = async (heading: string) => {
    await product.end()
    product = await runbook.start(heading)
  }
  try {
    expect(await runbook.run('Check')).toMatch(/^1\n-----BEGIN PUBLIC KEY-----/)
    await runbook.run('Make a new key')

    await restart('On schedule: the new key signs, the old one is accepted')
    expect(await statusOf(ada.token)).toBe(200)
    const newer = await logIn(ada)
    expect(kidOf(newer)).not.toBe(kidOf(ada.token))

    await restart('The old key is removed')
    expect(await statusOf(newer)).toBe(200)
    expect(await runbook.run('See that it is over')).toBe('401\n')
    expect(runbook.notRun).toEqual([])
  } finally {
    await product.end()
  }
})
