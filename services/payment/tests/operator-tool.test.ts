import { execFile } from 'node:child_process'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { eventually } from '@thumbfolio/testing'
import { confirmedMs, finalMs, PaymentUnderTest } from './payment-under-test.js'

const run = promisify(execFile)
const tool = fileURLToPath(new URL('../bin/payments.mjs', import.meta.url))

describe('make payments', () => {
  let world: PaymentUnderTest
  let dataDirectory: string
  beforeAll(async () => {
    world = await PaymentUnderTest.start()
    dataDirectory = join(world.directory, 'product')
    await mkdir(join(dataDirectory, 'payment'), { recursive: true })
    await symlink(join(world.directory, 'store'), join(dataDirectory, 'payment', 'store'))
  })
  afterAll(() => world[Symbol.asyncDispose]())

  const payments = async (environment: Readonly<Record<string, string>> = {}) => {
    const env = { DATA_DIR: dataDirectory, SOLANA_RPC_URL: world.chain.url, BY: 'ada', ...environment }
    return (await run(process.execPath, [tool], { env })).stdout
  }
  const failure = (environment: Readonly<Record<string, string>>) =>
    payments(environment).then(
      () => undefined,
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
    )

  it('when a payment is assigned beside the running service, then that settles the order and tells auth', async () => {
    const buyer = await world.buyer()
    const { transactionId: orderId } = await world.order(buyer)
    const signature = await world.chain.pay({ lamports: 150_000_000 })
    world.clock.advance(confirmedMs)
    world.clock.advance(finalMs)
    await world.swept()

    const listed = await payments()
    expect(listed).toContain('unmatched: 0.15 SOL (150000000 lamports), since ')
    expect(listed).toContain(`transaction ${signature}`)
    expect(listed).toContain(`order       ${orderId}: pending, 0 of 0.15 SOL, 0.15 to go, 20 credits`)
    expect(listed).toContain(`make payments ASSIGN=${signature} ORDER=<id> REASON=...`)

    const environment = { ASSIGN: signature, ORDER: orderId, REASON: 'it’s theirs: see the mail' }
    for (let twice = 0; twice < 2; twice++)
      expect(await payments(environment)).toContain(`${orderId}: settled`)
    await world.reached(buyer, orderId, 'settled')
    await eventually(async () => world.verified.filter(({ subject }) => subject === orderId).length === 1)
    const after = await payments()
    expect(after).toMatch(/^Nothing needs you\.\nDecided so far:\n/)
    expect(after).toContain(`ada: assign ${signature} order ${orderId}: it’s theirs: see the mail\n`)
  })

  it.each([
    [
      'two commands',
      { SETTLE: 'x', REPORT: '1', REASON: 'x' },
      78,
      'one command at a time: SETTLE or REPORT',
    ],
    ['an order that is not there', { SETTLE: 'x', REASON: 'x' }, 1, 'There is no order x.'],
    ['another chain', { SOLANA_CLUSTER: 'devnet' }, 78, 'genesis hash'],
    [
      'no chain',
      { SOLANA_RPC_URL: '', PUBLIC_URL: 'http://localhost:9', REPORT: '1' },
      69,
      'It was looked for at http://localhost:9/dev/chain. Start the product, or set PUBLIC_URL',
    ],
    ['no word of auth’s', { GRANTS: '/nowhere.mjs', REPORT: '1' }, 69, 'What auth granted could not be read'],
  ])(
    'when it meets %s, then it says so and ends with a status of its own',
    async (_name, environment, code, text) => {
      expect(await failure(environment)).toEqual({ code, stderr: expect.stringContaining(text) as unknown })
    },
  )
})
