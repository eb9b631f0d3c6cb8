import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createOperatorClient } from '@thumbfolio/kit/http'
import { commandTable } from '../command-table.js'
import type { Context } from '../command.js'

const row = {
  id: 'e1',
  at: '2026-01-05T12:00:00.000Z',
  by: 'grace',
  action: 'user-suspended',
  subject: 'ada',
  about: '',
  reason: 'Spam',
}

let isPaymentAway = false
/** Services of which auth finds the row on its second page. */
const services = createServer(({ url = '' }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://auth')
  if (isPaymentAway && pathname.endsWith('/actions/payment')) return void response.destroy()
  const isAuth = pathname.endsWith('/actions/auth')
  const page = isAuth
    ? searchParams.has('after')
      ? { actions: [row] }
      : { actions: [], next: 'p2' }
    : undefined
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(page ?? { actions: [] }))
})
beforeAll(async () => {
  services.listen(0, '127.0.0.1')
  await once(services, 'listening')
})
afterAll(() => void services.close())

function runAudit() {
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`
  const urls = { auth: url, generator: url, payment: url }
  const clients = createOperatorClient({ token: () => 'operator', urls })
  const options = { subject: 'ada', readOnly: false, all: false, yes: false }
  const context: Context = { config: {} as Context['config'], urls, clients, adminClients: clients, options }
  return commandTable.find(({ words }) => words === 'audit')!.run(context, [])
}

it('when a filter fits few rows, then the audit reads on until it has them', async () => {
  expect(await runAudit()).toMatchObject({ data: [row] })
})

it('when a service does not answer, then the rows of the others come in the same shape, and the answer names it', async () => {
  isPaymentAway = true
  const answer = await runAudit()
  isPaymentAway = false
  expect([answer.data, answer.missing]).toEqual([[row], expect.stringContaining('payment does not answer')])
})
