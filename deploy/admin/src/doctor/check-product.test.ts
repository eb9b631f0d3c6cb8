import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@thumbfolio/contracts'
import { loadConfig, release } from '@thumbfolio/kit/base'
import { createOperatorClient, problemBody } from '@thumbfolio/kit/http'
import { temporaryDirectory } from '@thumbfolio/testing'
import { DoctorConfig } from '../config.js'
import { operatorClients, operatorTokens } from '../credential.js'
import { checkProduct } from './check-product.js'
import { viewFrom } from './own-service.js'

/** What auth answers beside the usual. */
let date: string | undefined
let version: string | undefined

/** Auth without operators. */
const auth = createServer(({ url }, response) => {
  const isReady = url === '/readyz'
  response
    .writeHead(isReady ? 200 : 404, {
      'Content-Type': 'application/json',
      ...(date !== undefined && { Date: date }),
    })
    .end(JSON.stringify(isReady ? { release: version } : problemBody(new DomainError('not-found'))))
})

async function findingsWith(environment: Record<string, string>) {
  await using directory = await temporaryDirectory()
  const config = loadConfig(DoctorConfig, { DATA_DIR: join(directory.path, 'data'), ...environment })
  const port = (auth.address() as AddressInfo).port
  const urls = { auth: `http://127.0.0.1:${port}`, support: `http://127.0.0.1:${port}` }
  const clients = operatorClients(createOperatorClient({ token: operatorTokens(config, urls), urls }))
  return await checkProduct({ clients, config, urls, view: viewFrom(config) })
}
const wrongWith = async (environment: Record<string, string>) =>
  (await findingsWith(environment)).filter(({ isWrong }) => isWrong).map(({ about }) => about)

describe('the check of a product', () => {
  beforeAll(async () => {
    auth.listen(0, '127.0.0.1')
    await once(auth, 'listening')
  })
  afterAll(() => void auth.close())
  afterEach(() => {
    date = version = undefined
  })

  it('when no one is logged in, as in a scheduled check, then that is not a fault', async () => {
    expect(await wrongWith({})).toEqual([])
  })

  it('when a credential of the environment is not accepted, then that is a fault', async () => {
    expect(await wrongWith({ OPERATOR_TOKEN: 'ended' })).toEqual(['login'])
    expect(await wrongWith({ OPERATOR_EMAIL: 'a@b.org', OPERATOR_PASSWORD: 'x' })).toEqual(['login'])
  })

  it('when the clock of a service is an hour off, then that is named', async () => {
    date = new Date(Date.now() + 3_600_000).toUTCString()
    expect(await wrongWith({})).toEqual(['clock of auth', 'clock of support'])
  })

  it('when a service is of another release than this tool, then each release is named', async () => {
    version = release().version
    expect(await wrongWith({})).toEqual([])
    version = '0.9.0'
    expect(await findingsWith({})).toContainEqual(
      expect.objectContaining({
        about: 'releases',
        isWrong: true,
        text: expect.stringContaining('auth 0.9.0'),
      }),
    )
  })

  it('when it is run in the container of another service than auth, then the others are not called wrong', async () => {
    const findings = await findingsWith({ SERVICE_ENTRY: '/app/services/auth/dist/main.js' })
    expect(findings.map(({ about }) => about)).toContain('service support')
    const own = await findingsWith({ SERVICE_ENTRY: '/app/services/resume/dist/main.js' })
    expect(own).toEqual([
      expect.objectContaining({ about: 'other services', isWrong: false, isChecked: false }),
    ])
  })
})
