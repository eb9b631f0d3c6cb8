import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { callerNames, type CallerName } from '@thumbfolio/contracts'
import { publicKeyText } from '@thumbfolio/kit/http'
import { eventually, freePort, httpClient, temporaryDirectory } from '@thumbfolio/testing'
import { startEntry, type EntryProcess } from './entry-process.js'

jest.setTimeout(180_000)

const names = ['auth', 'dashboard', 'gateway'] as const
type Name = (typeof names)[number]

const newKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString()
const publicText = (pem: string) => publicKeyText(createPrivateKey(pem))
const newKeys = () => ({
  key: newKey(),
  services: Object.fromEntries(callerNames.map((name) => [name, newKey()])) as Record<CallerName, string>,
})
const [old, next] = [newKeys(), newKeys()]
/** Sessions are signed as before, calls between services are not. */
const later = { ...newKeys(), key: next.key }

const password = 'a long secret'
const email = 'ada@example.org'
const kidOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid

describe('when AUTH_SIGNING_KEY and SERVICE_KEY are rotated, process after process, under load', () => {
  const running = new Map<Name, EntryProcess>()
  const urls = {} as Record<Name, string>
  const closers: AsyncDisposable[] = []
  let directory = ''

  /** Keys come from files, as an orchestrator mounts them. All in `order` are known, the first one signs. */
  const files = (name: Name) => ['keys.pem', `${name}.pem`, 'known'].map((file) => join(directory, file))
  async function writeKeys(
    name: Name,
    order: readonly (typeof old)[],
    ownKeys = order.map(({ services }) => services[name]).join(''),
  ): Promise<void> {
    const [keys, own, known] = files(name)
    await writeFile(keys!, order.map(({ key }) => key).join(''))
    await writeFile(own!, ownKeys)
    const entries = order.flatMap(({ services }) =>
      callerNames.map((caller) => `${caller}=${publicText(services[caller])}`),
    )
    await writeFile(known!, `${entries.join(' ')}\n`)
  }

  function start(name: Name): EntryProcess {
    const [keys, own, known] = files(name)
    return startEntry(name, {
      DATA_DIR: directory,
      PORT: new URL(urls[name]).port,
      AUTH_SIGNING_KEY_FILE: keys!,
      SERVICE_KEY_FILE: own!,
      SERVICE_PUBLIC_KEYS_FILE: known!,
      PASSWORD_COST: '4',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      AUTH_URL: urls.auth,
      DASHBOARD_URL: urls.dashboard,
    })
  }

  async function restart(name: Name, order: readonly (typeof old)[]): Promise<void> {
    await running.get(name)?.stop()
    await writeKeys(name, order)
    running.set(name, start(name))
    await eventually(async () => {
      const answer = await fetch(`${urls[name]}/readyz`).catch(() => undefined)
      return answer?.status === 200
    }, 60_000)
  }

  const rotateTo = async (...order: readonly (typeof old)[]) => {
    for (const name of names) await restart(name, order)
  }

  beforeAll(async () => {
    const place = await temporaryDirectory()
    closers.push(place)
    directory = place.path
    for (const name of names) urls[name] = `http://127.0.0.1:${await freePort()}`
    await rotateTo(old)
  })

  afterAll(async () => {
    for (const entry of running.values()) await entry[Symbol.asyncDispose]()
    for (const closer of closers) await closer[Symbol.asyncDispose]()
  })

  /** 200 of auth; 403 of the dashboard, whose question to auth about this unverified account was answered. */
  const answersTo = async (token: string, userId: string): Promise<number[]> => {
    // Past the gateway, which would answer this one itself.
    const asked = [
      [urls.gateway, '/api/v1/auth/checkAuth'],
      [urls.dashboard, `/api/v1/dash/get-all/${userId}`],
    ] as const
    return Promise.all(
      asked.map(([url, path]) =>
        httpClient(url, token)('GET', path).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    )
  }

  it('then nobody is logged out, new sessions are signed by the new key, and a removed key ends its sessions', async () => {
    const visitor = httpClient(urls.gateway)
    const { body } = await visitor('POST', '/api/v1/auth/signup', {
      body: { username: 'ada', email, password },
    })
    const before = body.token as string
    const userId = body.data._id as string
    const logIn = async () =>
      (await visitor('POST', '/api/v1/auth/login', { body: { email, password } })).body.token as string
    const tokens = [before]

    const seen = new Map<number, number>()
    const load = { isOver: false }
    const callers = [1, 2].map(async () => {
      while (!load.isOver)
        for (const token of tokens)
          for (const status of await answersTo(token, userId)) seen.set(status, (seen.get(status) ?? 0) + 1)
    })

    await rotateTo(old, next)
    expect(kidOf(await logIn())).toBe(kidOf(before))
    await rotateTo(next, old)
    const after = await logIn()
    tokens.push(after)
    expect(kidOf(after)).not.toBe(kidOf(before))
    expect(await answersTo(before, userId)).toEqual([200, 403])
    expect(await answersTo(after, userId)).toEqual([200, 403])
    load.isOver = true
    await Promise.all(callers)

    // A process that restarts is unavailable for a moment; a session that ended would be a 401.
    const restarting = [0, 500, 502, 503]
    expect([...seen.keys()].filter((status) => !restarting.includes(status)).sort()).toEqual([200, 403])
    expect(seen.get(200)).toBeGreaterThan(20)

    await rotateTo(next)
    expect(await answersTo(before, userId)).toEqual([401, 401])
    expect(await answersTo(after, userId)).toEqual([200, 403])
  })

  it('when one process misses the rotation of SERVICE_KEY, then it is unavailable and says why, and no session ends', async () => {
    await rotateTo(next)
    const { body } = await httpClient(urls.gateway)('POST', '/api/v1/auth/signup', {
      body: { username: 'grace', email: 'grace@example.org', password },
    })
    const token = body.token as string
    const userId = body.data._id as string
    expect(await answersTo(token, userId)).toEqual([200, 403])

    for (const name of ['auth', 'gateway'] as const) await restart(name, [later])
    // Not from what it remembers about the session.
    await eventually(async () => (await answersTo(token, userId)).join() === '200,503', 60_000, 500)
    expect(running.get('dashboard')!.output()).toMatch(
      /auth refused \/internal\/sessions\/:\w+ to the key of dashboard: compare SERVICE_PUBLIC_KEYS/,
    )

    await restart('dashboard', [later])
    expect(await answersTo(token, userId)).toEqual([200, 403])
  })

  it('when a process gets its own new key and not the list that names it, then it does not start and says so', async () => {
    await running.get('dashboard')!.stop()
    await writeKeys('dashboard', [later], old.services.dashboard)
    const entry = start('dashboard')
    running.set('dashboard', entry)
    expect(await entry.ended).toBe(78)
    expect(entry.output()).toContain('SERVICE_KEY: its public key is not one of dashboard')
  })
})
