import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  launchEnd,
  newPerson,
  openSite,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
  type ProductProcess,
} from '@thumbfolio/testing'
import { embeddedEntry, sample } from './embedded.js'
import { newWallet, payFromWallet } from './local-wallet.js'
import { newOperator, type OperatorPerson } from './operator.js'
import { openRunbook } from './runbook.js'

jest.setTimeout(240_000)

/** A block is final after about 13 s. */
const finalWithinMs = 60_000

describe('what takes a second operator', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let product: ProductProcess
  let grace: OperatorPerson
  let linus: OperatorPerson
  beforeAll(async () => {
    directory = await temporaryDirectory()
    product = await startProductProcess({ entry: embeddedEntry, dataDir: directory.path })
    grace = await newOperator(product.url, directory.path)
    linus = await newOperator(product.url, directory.path)
  })
  afterAll(async () => {
    await product?.end()
    await directory[Symbol.asyncDispose]()
  })

  it('when the page of a refund is followed by two, then the money is recorded as sent back, under both names', async () => {
    const { url } = product
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
    await eventually(
      async () => (await runbook.run('Check')).includes(`transaction  ${CASE}`),
      finalWithinMs,
      2_000,
    )
    expect(await runbook.run('Check')).toContain(`from         ${sender}`)
    const asked = await eventually(
      () => runbook.run('Ask for it').catch(() => undefined),
      finalWithinMs,
      2_000,
    )
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
    await eventually(() => runbook.run('Confirm it').catch(() => undefined), finalWithinMs, 2_000)

    const over = await runbook.run('See that it is over')
    expect(over).toMatch(new RegExp(`${grace.person.user._id} +payment-ask-refund +${CASE}`))
    expect(over).toMatch(new RegExp(`${linus.person.user._id} +payment-refund +${CASE} +by ${SIGNATURE}`))
    expect(runbook.notRun).toEqual([])
  })

  it('when a second operator follows the page of a takedown, then the site is gone, and the first one can undo it', async () => {
    const { url } = product
    const ada = await newPerson(url)
    const site = `page-of-${ada.user.username}`
    await launchEnd(url, ada, await startLaunch(ada, await uploadPdf(ada, sample), site))
    const runbook = openRunbook('takedown', {
      ...linus.environment,
      DATA_DIR: directory.path,
      PORT: new URL(url).port,
      SITE: site,
      REASON: 'It copies the page of a bank.',
    })
    expect(await runbook.run('Check')).toContain(ada.user._id)
    await runbook.run('Take it down')
    expect((await openSite(url, site)).status).toBe(404)
    runbook.set({ ...grace.environment })
    expect(await runbook.run('See that it is over')).toMatch(
      new RegExp(`${linus.person.user._id} +site-taken-down +${site}`),
    )
    await runbook.run('Undo')
    await eventually(async () => (await openSite(url, site)).status === 200)
  })
})
