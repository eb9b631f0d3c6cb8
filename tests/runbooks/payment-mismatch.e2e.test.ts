import { expect, it, jest } from '@jest/globals'
import type { Order } from '@thumbfolio/contracts'
import {
  eventually,
  newPerson,
  spendableCredits,
  startProductProcess,
  temporaryDirectory,
} from '@thumbfolio/testing'
import { embeddedEntry } from './embedded.js'
import { newWallet, payFromWallet, whenFinal } from './local-wallet.js'
import { newOperator } from './operator.js'
import { openRunbook } from './runbook.js'

jest.setTimeout(240_000)

it('when SOL comes without the reference of its order, then the page finds it and gives it to the order, once', async () => {
  await using directory = await temporaryDirectory()
  const product = await startProductProcess({ entry: embeddedEntry, dataDir: directory.path })
  try {
    const ada = await newPerson(product.url)
    const { url } = product
    const made = await ada.call('POST', '/api/v1/payment/create-transaction', {
      body: { userId: ada.user._id, tierIndex: 1, walletAddress: await newWallet(url) },
    })
    const order = made.body.data as Order
    // From another wallet, and without the reference: nothing binds it to the order.
    await newWallet(url)
    const to = order.adminWallet
    const PAYMENT = await payFromWallet(url, to, '0.15')

    const operator = await newOperator(url, directory.path)
    const runbook = openRunbook('payment-mismatch', {
      ...operator.environment,
      DATA_DIR: directory.path,
      PAYMENT,
      ORDER: order.transactionId,
      WALLET: to,
      REASON: 'Ada named the transaction before it.',
    })
    await whenFinal(async () => (await runbook.run('Check')).includes(`transaction  ${PAYMENT}`))
    expect(await spendableCredits(ada)).toBe(ada.user.credits)
    await whenFinal(() => runbook.run('Give it to its order'))
    await eventually(async () => (await spendableCredits(ada)) === ada.user.credits + 20)
    await runbook.run('Have the wallet read again')
    expect(await whenFinal(() => runbook.run('See that it is over'))).toContain(
      'Credits of settled orders 20\n  = granted 20 + on the way 0',
    )
    expect(await spendableCredits(ada)).toBe(ada.user.credits + 20)
    expect(runbook.notRun).toEqual([])
  } finally {
    await product.end()
  }
})
