import { expect, it, jest } from '@jest/globals'
import { newPerson, startProductProcess, temporaryDirectory } from '@thumbfolio/testing'
import { embeddedEntry } from './embedded.js'
import { newWallet, payFromWallet, whenFinal } from './local-wallet.js'
import { newOperator } from './operator.js'
import { openRunbook } from './runbook.js'

jest.setTimeout(240_000)

it('when the page of a refund is followed by two, then the money is recorded as sent back, under both names', async () => {
  await using directory = await temporaryDirectory()
  const product = await startProductProcess({ entry: embeddedEntry, dataDir: directory.path })
  try {
    const { url } = product
    const [grace, linus] = [await newOperator(url, directory.path), await newOperator(url, directory.path)]
    const ada = await newPerson(url)
    const made = await ada.call('POST', '/api/v1/payment/create-transaction', {
      body: { userId: ada.user._id, tierIndex: 1, walletAddress: await newWallet(url) },
    })
    // Another wallet than the one that the order names.
    const sender = await newWallet(url)
    const CASE = await payFromWallet(url, made.body.data.adminWallet as string, '0.02')
    const runbook = openRunbook('refund', {
      ...grace.environment,
      DATA_DIR: directory.path,
      CASE,
      REASON: 'Ada sent it without an order.',
    })
    await whenFinal(async () => (await runbook.run('Check')).includes(`transaction  ${CASE}`))
    expect(await runbook.run('Check')).toContain(`from         ${sender}`)
    const asked = await whenFinal(() => runbook.run('Ask for it'))
    expect(asked).toContain(`payments confirm-refund ${CASE}.1 SIGNATURE`)

    // From a wallet of their own.
    await newWallet(url)
    const SIGNATURE = await payFromWallet(url, sender, '0.02')
    runbook.set({ SIGNATURE, REFUND: `${CASE}.1` })
    await expect(runbook.run('Confirm it')).rejects.toThrow('You asked for this yourself')
    runbook.set({ ...linus.environment, REASON: 'Seen in the explorer.' })
    const waiting = await runbook.run('Send it')
    expect(waiting).toContain('0.02 SOL (20000000 lamports)')
    expect(waiting).toContain(grace.person.user._id)
    await whenFinal(() => runbook.run('Confirm it'))

    const over = await runbook.run('See that it is over')
    expect(over).toMatch(new RegExp(`${grace.person.user._id} +payment-ask-refund +${CASE}`))
    expect(over).toMatch(new RegExp(`${linus.person.user._id} +payment-refund +${CASE} +by ${SIGNATURE}`))
    expect(runbook.notRun).toEqual([])
  } finally {
    await product.end()
  }
})
