import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { accountHelpRoutes, DomainError } from '@thumbfolio/contracts'
import { createOperatorClient, problemBody } from '@thumbfolio/kit/http'
import { NotLoggedIn, operatorClients } from './credential.js'

/** Answers as auth does: to the token `operator` as to an operator, to all others as for an unknown path. */
const auth = createServer(({ url, headers }, response) => {
  const isKnown = headers.authorization === 'Bearer operator' && url === '/api/v1/operator/grants'
  response
    .writeHead(isKnown ? 200 : 404, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(isKnown ? { grants: [] } : problemBody(new DomainError('not-found'))))
})
const showWith = (token: string) => {
  const urls = { auth: `http://127.0.0.1:${(auth.address() as AddressInfo).port}` }
  const clients = operatorClients(createOperatorClient({ token: () => token, urls }))
  return clients.call(accountHelpRoutes.operatorUser, { params: { id: 'nobody' } })
}

describe('what an operator looks for is not found', () => {
  beforeAll(async () => {
    auth.listen(0, '127.0.0.1')
    await once(auth, 'listening')
  })
  afterAll(() => void auth.close())

  it('when the login is valid, then it is reported as not found', async () => {
    await expect(showWith('operator')).rejects.toMatchObject({ code: 'not-found' })
  })

  it('when the login has ended or the role was taken away, then it says to log in', async () => {
    await expect(showWith('ended')).rejects.toThrow(NotLoggedIn)
  })
})
