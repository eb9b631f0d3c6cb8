import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { DomainError } from '@thumbfolio/contracts'
import { loadConfig } from '@thumbfolio/kit/base'
import { createOperatorClient, problemBody } from '@thumbfolio/kit/http'
import { temporaryDirectory } from '@thumbfolio/testing'
import { AdminConfig } from '../config.js'
import { operatorClients, operatorTokens } from '../credential.js'
import { checkProduct } from './check-product.js'

/** Auth without operators. */
const auth = createServer(({ url }, response) => {
  const isReady = url === '/readyz'
  response
    .writeHead(isReady ? 200 : 404, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(isReady ? {} : problemBody(new DomainError('not-found'))))
})

async function wrongWith(environment: Record<string, string>) {
  await using directory = await temporaryDirectory()
  const config = loadConfig(AdminConfig, { DATA_DIR: join(directory.path, 'data'), ...environment })
  const urls = { auth: `http://127.0.0.1:${(auth.address() as AddressInfo).port}` }
  const clients = operatorClients(createOperatorClient({ token: operatorTokens(config, urls), urls }))
  const findings = await checkProduct({ clients, config, urls })
  return findings.filter(({ isWrong }) => isWrong).map(({ about }) => about)
}

describe('the check of a product', () => {
  beforeAll(async () => {
    auth.listen(0, '127.0.0.1')
    await once(auth, 'listening')
  })
  afterAll(() => void auth.close())

  it('when no one is logged in, as in a scheduled check, then that is not a fault', async () => {
    expect(await wrongWith({})).toEqual([])
  })

  it('when a credential of the environment is not accepted, then that is a fault', async () => {
    expect(await wrongWith({ OPERATOR_TOKEN: 'ended' })).toEqual(['login'])
    expect(await wrongWith({ OPERATOR_EMAIL: 'a@b.org', OPERATOR_PASSWORD: 'x' })).toEqual(['login'])
  })
})
