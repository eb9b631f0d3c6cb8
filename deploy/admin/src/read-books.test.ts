import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { CheckedBooks } from '@thumbfolio/contracts'
import { createOperatorClient } from '@thumbfolio/kit/http'
import { commandTable } from './command-table.js'
import type { Context } from './command.js'

const payments: CheckedBooks = {
  uneven: ['Order o-1 is settled, and its credits were not granted.'],
  credits: { settled: 20, granted: 0, onTheWay: 0, withoutAccount: 0 },
  wallets: [{ address: 'w-1', opening: '5', in: '150', out: '20', balance: '135', slot: 7 }],
  total: '150',
  incoming: { settled: '150', excess: '0', counted: '0', abandoned: '0', unmatched: '0', own: '0' },
  open: '0',
}
const grants = { userId: 'ada', grants: { signup: 3 }, withoutAccount: [] }
let uneven: { userId: string; text: string }[] = []
/** What payment was asked to compare. */
let compared: unknown

/** Auth has its accounts on two pages. */
const services = createServer((request, response) => void answer(request, response))
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const isAuth = request.url?.includes('ledger')
  const isFirst = !request.url?.includes('after')
  const page = isFirst
    ? { accounts: 1, uneven, grants: [grants], next: 'p2' }
    : { accounts: 1, uneven: [], grants: [grants, { ...grants, userId: 'bob' }] }
  let body = ''
  for await (const chunk of request) body += String(chunk)
  if (!isAuth) compared = JSON.parse(body)
  response
    .writeHead(200, { 'Content-Type': 'application/json' })
    .end(JSON.stringify(isAuth ? page : { ...payments, uneven: uneven.length > 0 ? payments.uneven : [] }))
}
beforeAll(async () => {
  services.listen(0, '127.0.0.1')
  await once(services, 'listening')
})
afterAll(() => void services.close())

const run = (words: string) => {
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`
  const urls = { auth: url, payment: url }
  const clients = createOperatorClient({ token: () => 'operator', urls })
  const options = { readOnly: false, all: false, yes: false }
  const context: Context = { config: {} as Context['config'], urls, clients, adminClients: clients, options }
  return commandTable.find((command) => command.words === words)!.run(context, [])
}

it.each(['payments report', 'ledger check'])(
  'when %s is run, then what is uneven in accounts and in payments fails it, and each user is compared once',
  async (words) => {
    uneven = []
    expect(await run(words)).toMatchObject({
      isWrong: false,
      text: expect.stringContaining('The books are even.'),
    })
    expect(compared).toEqual({ grants: [grants, { ...grants, userId: 'bob' }] })
    uneven = [{ userId: 'ada', text: 'the balance is 2, and the movements add up to 3' }]
    const found = await run(words)
    expect(found).toMatchObject({ isWrong: true, data: { accounts: 2 } })
    expect(found.text).toContain('UNEVEN: User ada: the balance is 2')
    expect(found.text).toContain('UNEVEN: Order o-1 is settled')
  },
)

it('when the report is shown, then a wallet adds up to its balance', async () => {
  expect((await run('payments report')).text).toContain('  opening 5 + in 150 - out 20 = 135\n')
})
