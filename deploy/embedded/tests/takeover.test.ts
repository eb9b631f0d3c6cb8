import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import * as contracts from '@thumbfolio/contracts'
import { callerNames, mountPath, type CallerName, type RouteDeclaration } from '@thumbfolio/contracts'
import { createLog } from '@thumbfolio/kit/base'
import { signServiceToken, type ServiceIdentity } from '@thumbfolio/kit/http'
import { freePort, temporaryDirectory } from '@thumbfolio/testing'
import { embeddedConfig } from '../src/config.js'
import { startProduct, type Product } from '../src/product.js'

jest.setTimeout(120_000)

const isRoute = (value: unknown): value is RouteDeclaration =>
  typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'method' in value
const routesIn = (value: unknown, depth = 0): RouteDeclaration[] => {
  if (isRoute(value)) return [value]
  if (typeof value !== 'object' || value === null || depth > 2) return []
  return Object.values(value).flatMap((each) => routesIn(each, depth + 1))
}
const declared = [...new Set(Object.values(contracts).flatMap((value) => routesIn(value)))]
const internal = declared.filter(({ access }) => access === 'internal')
const operators = declared.filter(({ access }) => access.startsWith('operator'))

/** What each may call, spelled out: a row of the table that grows has to be written down here too. */
const rights: Readonly<Record<CallerName, string[]>> = {
  gateway: ['GET auth /internal/sessions/:id', 'GET generator /internal/domains/:host'],
  auth: [
    'GET dashboard /internal/users/:userId/holdings',
    'GET dashboard /internal/users/:userId/holdings/:id',
    'GET generator /internal/users/:userId/holdings',
    'GET generator /internal/users/:userId/holdings/:id',
    'GET payment /internal/users/:userId/holdings',
    'GET payment /internal/users/:userId/holdings/:id',
    'GET resume /internal/users/:userId/holdings',
    'GET resume /internal/users/:userId/holdings/:id',
  ],
  resume: ['GET auth /internal/sessions/:id'],
  payment: ['GET auth /internal/sessions/:id', 'GET auth /internal/users/:id/contact'],
  generator: [
    'GET auth /internal/avatars/:id',
    'GET auth /internal/consents/:id',
    'GET auth /internal/sessions/:id',
    'GET auth /internal/users/:id/contact',
    'GET auth /internal/users/:id/standing',
    'GET resume /internal/users/:userId/resumes/:id/content',
    'GET resume /internal/users/:userId/resumes/:id/pdf',
    'GET resume /internal/users/:userId/resumes/:id/pictures',
    'GET resume /internal/users/:userId/resumes/:id/pictures/:number',
    'GET resume /internal/users/:userId/resumes/:id/portrait',
    'GET resume /internal/users/:userId/resumes/:id/text',
    'POST auth /internal/holds',
  ],
  dashboard: ['GET auth /internal/sessions/:id', 'GET generator /internal/users/:userId/sites/:name'],
  support: ['GET auth /internal/sessions/:id'],
  admin: [
    'GET auth /internal/operators',
    'POST auth /internal/operators/add',
    'POST auth /internal/operators/remove',
  ],
}

describe('a service that was taken over', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let product: Product
  let urls: Readonly<Record<string, string>>

  beforeAll(async () => {
    directory = await temporaryDirectory()
    const environment = { DATA_DIR: directory.path, PORT: String(await freePort()), DEMO: 'off' }
    product = await startProduct({
      config: embeddedConfig(environment),
      environment,
      log: createLog({ name: 'test', level: 'silent' }),
    })
    urls = JSON.parse(readFileSync(join(directory.path, 'addresses.json'), 'utf8')) as typeof urls
  })
  afterAll(async () => {
    await product[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  /** All that its environment says about it. */
  const identityOf = (name: CallerName): ServiceIdentity => {
    const pem = readFileSync(join(directory.path, 'service-keys', `${name}.pem`))
    return { name, privateKeys: [createPrivateKey(pem)], publicKeys: {} }
  }
  const statusOf = async (route: RouteDeclaration, token: string): Promise<number> => {
    const path = mountPath(route).replaceAll(/:\w+/g, 'x')
    const { status, body } = await fetch(urls[route.service] + path, {
      method: route.method,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(route.method !== 'GET' && { body: '{}' }),
    })
    await body?.cancel()
    return status
  }
  const opened = async (identity: ServiceIdentity): Promise<string[]> => {
    const found: string[] = []
    for (const route of internal)
      if ((await statusOf(route, signServiceToken(identity, route.service))) !== 401)
        found.push(`${route.method} ${route.service} ${route.path}`)
    return found.sort()
  }
  it('when the routes are counted, then each internal one has callers, and operators have theirs', () => {
    expect(internal.filter(({ callers = [] }) => callers.length === 0)).toEqual([])
    expect(internal.length).toBeGreaterThan(20)
    expect(operators.length).toBeGreaterThan(20)
  })

  it.each(callerNames)(
    'when it is %s, then it calls what is spelled out above and nothing else',
    async (name) => {
      expect(await opened(identityOf(name))).toEqual(rights[name])
    },
  )

  it.each(callerNames)('when %s poses as each other caller, then nothing opens', async (name) => {
    for (const other of callerNames.filter((each) => each !== name))
      expect([other, await opened({ ...identityOf(name), name: other })]).toEqual([other, []])
  })

  it.each(callerNames)(
    'when %s calls routes of operators, then they are answered as unknown paths',
    async (name) => {
      for (const route of operators) {
        const token = signServiceToken(identityOf(name), route.service)
        expect([route.path, await statusOf(route, token)]).toEqual([route.path, 404])
      }
    },
  )

  it('when the caller is not a service, then no internal route is reached through the gateway', async () => {
    for (const route of internal) {
      const path = mountPath(route).replaceAll(/:\w+/g, 'x')
      const token = signServiceToken(identityOf('admin'), route.service)
      const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
      const { status, body } = await fetch(product.url + path, {
        method: route.method,
        headers,
        ...(route.method !== 'GET' && { body: '{}' }),
      })
      await body?.cancel()
      expect([route.path, [404, 405].includes(status)]).toEqual([route.path, true])
    }
  })
})
