import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { LedgerEntry, Order } from '@thumbfolio/contracts'
import {
  eventually,
  freePort,
  mailsTo,
  newPerson,
  spendableCredits,
  temporaryDirectory,
  type Person,
  type ProductProcess,
} from '@thumbfolio/testing'
import { newOperator, type OperatorPerson } from '../runbooks/operator.js'
import { extent } from './extent.js'
import { ordered, pay } from './purchase.js'
import { startMortal, type MortalProduct } from './start-mortal.js'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const tool = file('../../deploy/admin/dist/main.js')
const signupCredits = 5
const bought = 20
const api = '/api/v1/payment'
/** Longer than the lease of a wallet whose sweeper was killed. */
const downForMs = 60_000

const environment = {
  SIGNUP_CREDITS: String(signupCredits),
  PASSWORD_COST: '4',
  LOG_LEVEL: 'silent',
}
const points = [
  'bind',
  'count',
  'mark counted',
  'final',
  'settle',
  'mark settled',
  'grant',
  'note the credits',
  'note the mail',
]

describe.each(extent.killMoments)('a SIGKILL %s a commit of a purchase, then a restart', (moment) => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let product: MortalProduct | undefined
  let operator: OperatorPerson | undefined
  let aheadMs = 0
  let port: string

  beforeAll(async () => {
    directory = await temporaryDirectory()
    port = String(await freePort())
  })
  afterAll(async () => {
    await product?.end('SIGKILL')
    await directory[Symbol.asyncDispose]()
  })

  const start = async () => {
    const clock = { AHEAD_MS: String(aheadMs) }
    product = await startMortal(directory.path, { ...environment, PORT: port, ...clock })
    return product
  }
  const makeFinal = () => {
    process.kill(product!.pid, 'SIGHUP')
    aheadMs += 15_000
  }

  it.each(points)(
    'when it is the one to %s, then the credits come once, and the books are even',
    async (point) => {
      const dying = product ?? (await start())
      const { url } = dying
      const person = await newPerson(url)
      const { order, wallet } = await ordered(url, person)
      await dying.arm({ at: point, when: moment })
      const signature = await pay(url, wallet, order)
      const isConfirming = async () => (await look(person, order)).status === 'confirming'
      if (!(await verifyUntil(person, { order, signature }, isConfirming, dying))) makeFinal()
      await verifyUntil(person, { order, signature }, async () => false, dying)
      expect(await dying.ended).toBe('SIGKILL')

      aheadMs += downForMs
      await start()
      await eventually(async () => (await spendableCredits(person)) === signupCredits + bought, 60_000)
      await eventually(async () => (await look(person, order)).credited)
      expect(await look(person, order)).toMatchObject({ status: 'settled', overpaid: false })
      const grants = await grantsOf(person)
      expect(grants.filter(({ reference }) => reference === order.transactionId)).toHaveLength(1)
      const receipts = await eventually(async () => {
        const mails = (await mailsTo(url, person.email)).filter(({ subject }) => subject.includes('receipt'))
        return mails.length > 0 && mails
      })
      // After a crash between the mail and its record it is sent again, under the same message id.
      expect(receipts.length).toBeLessThanOrEqual(point === 'note the mail' && moment === 'before' ? 2 : 1)
      operator ??= await newOperator(url, directory.path)
      await expectEvenBooks(operator, directory.path)
    },
    180_000,
  )
})

/** Asks again and again, until it is so or the product is dead. @returns whether it is dead */
async function verifyUntil(
  { call }: Person,
  { order, signature }: { order: Order; signature: string },
  isSo: () => Promise<boolean>,
  product: ProductProcess,
): Promise<boolean> {
  let isOver = false
  void product.ended.then(() => (isOver = true))
  const body = { transactionId: order.transactionId, signature }
  await eventually(
    async () => {
      await call('POST', `${api}/verify-transaction`, { body }).catch(() => undefined)
      return isOver || (await isSo().catch(() => false))
    },
    60_000,
    100,
  )
  return isOver
}

const look = async ({ call }: Person, { transactionId }: Order): Promise<Order> =>
  (await call('GET', `${api}/transactions/${transactionId}`)).body.data as Order

async function grantsOf({ call }: Person): Promise<LedgerEntry[]> {
  const { body } = await call('GET', '/api/v1/auth/credits')
  return (body.data as LedgerEntry[]).filter(({ kind }) => kind === 'granted')
}

/** `payments report`, which ends with 1 where a lamport or a credit is missing. */
async function expectEvenBooks(operator: OperatorPerson, dataDir: string): Promise<void> {
  let report = ''
  const isEven = async () => {
    try {
      await promisify(execFile)(process.execPath, [tool, 'payments', 'report'], {
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...operator.environment },
      })
      return true
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string }
      report = stdout + stderr
      return false
    }
  }
  await eventually(isEven, 30_000, 500).catch((cause: unknown) => {
    throw new Error(`The books are not even:\n${report}`, { cause })
  })
}
