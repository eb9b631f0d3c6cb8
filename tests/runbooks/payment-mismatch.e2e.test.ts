import { expect, it, jest } from '@jest/globals'
import type { Order } from '@thumbfolio/contracts'
import {
  eventually,
  httpClient,
  newPerson,
  spendableCredits,
  startProductProcess,
  temporaryDirectory,
} from '@thumbfolio/testing'
import { embeddedEntry } from './embedded.js'
import { newOperator } from './operator.js'
import { openRunbook } from './runbook.js'

jest.setTimeout(240_000)

/** A block is final after about 13 s. */
const finalWithinMs = 60_000

/** Submits a form of the page of the local chain, and returns the notice that it leads to. */
async function submit(url: string, form: string, fields: Record<string, string>): Promise<string> {
  const answer = await fetch(`${url}/dev/chain/${form}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { Origin: url },
  })
  return answer.text()
}

const isFunded = (url: string, address: string) =>
  eventually(async () => {
    const body = {
      jsonrpc: '2.0',
      id: 1,
      method: 'getBalance',
      params: [address, { commitment: 'confirmed' }],
    }
    return (await httpClient(url)('POST', '/dev/chain', { body })).body.result.value > 0
  }, finalWithinMs)

/** As an operator does after the message to try again. */
const succeeds = (run: () => Promise<string>) =>
  eventually(() => run().catch(() => undefined), finalWithinMs, 2_000)

it('when SOL comes without the reference of its order, then the page finds it and gives it to the order, once', async () => {
  await using directory = await temporaryDirectory()
  const product = await startProductProcess({ entry: embeddedEntry, dataDir: directory.path })
  try {
    const ada = await newPerson(product.url)
    const { url } = product
    const newWallet = async () =>
      /The new wallet is (\w+)\./.exec(await submit(url, 'wallet/create', {}))![1]!
    const made = await ada.call('POST', '/api/v1/payment/create-transaction', {
      body: { userId: ada.user._id, tierIndex: 1, walletAddress: await newWallet() },
    })
    const order = made.body.data as Order
    // From another wallet, and without the reference: nothing binds it to the order.
    await isFunded(url, await newWallet())
    const to = order.adminWallet
    const paid = await submit(url, 'wallet/pay', { to, amount: '0.15' })
    const PAYMENT = /Signature: (\w+)/.exec(paid)?.[1] ?? paid

    const operator = await newOperator(url, directory.path)
    const runbook = openRunbook('payment-mismatch', {
      ...operator.environment,
      DATA_DIR: directory.path,
      PUBLIC_URL: url,
      PAYMENT,
      ORDER: order.transactionId,
      WALLET: to,
      REASON: 'Ada named the transaction before it.',
    })
    await eventually(
      async () => (await runbook.run('Check')).includes(`transaction ${PAYMENT}`),
      finalWithinMs,
      2_000,
    )
    expect(await spendableCredits(ada)).toBe(ada.user.credits)
    await succeeds(() => runbook.run('Give it to its order'))
    await eventually(async () => (await spendableCredits(ada)) === ada.user.credits + 20)
    await runbook.run('Have the wallet read again')
    expect(await succeeds(() => runbook.run('See that it is over'))).toContain(
      'Credits of settled orders 20\n  = granted 20 + on the way 0',
    )
    expect(await spendableCredits(ada)).toBe(ada.user.credits + 20)
    expect(runbook.notRun).toEqual([])
  } finally {
    await product.end()
  }
})
