import { execFile } from 'node:child_process'
import { generateKeyPairSync, sign } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, jest } from '@jest/globals'
import type { Order } from '@thumbfolio/contracts'
import {
  eventually,
  httpClient,
  newPerson,
  startProductProcess,
  temporaryDirectory,
  type Person,
} from '@thumbfolio/testing'
import { newOperator } from '../runbooks/operator.js'

const run = promisify(execFile)
const file = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const entry = file('deploy/embedded/dist/main.js')
const api = '/api/v1/payment'
/** A block is final after about 13 s. */
const finalWithinMs = 60_000
jest.setTimeout(180_000)

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

function newWallet() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(-32)
  let address = ''
  for (let value = BigInt(`0x${key.toString('hex')}`); value > 0n; value /= 58n)
    address = alphabet.charAt(Number(value % 58n)) + address
  /** The only signature goes where the zeros stand. */
  const signed = (transaction: string) => {
    const bytes = Buffer.from(transaction, 'base64')
    sign(null, bytes.subarray(65), privateKey).copy(bytes, 1)
    return bytes.toString('base64')
  }
  return { address, signed }
}

async function funded(url: string, address: string): Promise<void> {
  const rpc = async (method: string, params: unknown[]) =>
    (await httpClient(url)('POST', '/dev/chain', { body: { jsonrpc: '2.0', id: 1, method, params } })).body
      .result
  await rpc('requestAirdrop', [address, 1_000_000_000])
  await eventually(
    async () => (await rpc('getBalance', [address, { commitment: 'confirmed' }])).value > 0,
    finalWithinMs,
  )
}

async function pay({ call, user }: Person, wallet: ReturnType<typeof newWallet>): Promise<Order> {
  const order = { userId: user._id, tierIndex: 1, walletAddress: wallet.address }
  const created = await call('POST', `${api}/create-transaction`, { body: order })
  const { transactionId } = created.body.data as Order
  const prepared = await call('POST', `${api}/prepare-transaction`, {
    body: { transactionId, walletAddress: wallet.address },
  })
  const transaction = wallet.signed(prepared.body.data.transaction as string)
  const sent = await call('POST', `${api}/send-transaction`, { body: { transactionId, transaction } })
  expect([created.status, prepared.status, sent.status]).toEqual([201, 200, 202])
  return created.body.data as Order
}

it('when the product is killed after a payment, then it is credited once, and the report is even', async () => {
  await using directory = await temporaryDirectory()
  const start = () => startProductProcess({ entry, dataDir: directory.path })
  let product = await start()
  try {
    const wallet = newWallet()
    await funded(product.url, wallet.address)
    const person = await newPerson(product.url)
    const { transactionId } = await pay(person, wallet)
    await product.end('SIGKILL')
    product = await start()

    const call = httpClient(product.url, person.token)
    const order = await eventually(async () => {
      const { body } = await call('GET', `${api}/transactions/${transactionId}`)
      return (body.data as Order).credited && (body.data as Order)
    }, finalWithinMs)
    expect(order).toMatchObject({ status: 'settled', receivedLamports: '150000000', excessLamports: '0' })
    const { credits } = (await call('GET', '/api/v1/auth/checkAuth')).body.data as { credits: number }
    expect(credits).toBe(person.user.credits + 20)

    const { environment } = await newOperator(product.url, directory.path)
    const env = { ...environment, DATA_DIR: directory.path }
    const tool = file('deploy/admin/dist/main.js')
    const { stdout } = await run(process.execPath, [tool, 'payments', 'report'], { env })
    expect(stdout).toContain('= settled 150000000 + excess 0 + counted and not settled 0\n')
    expect(stdout).toContain('Credits of settled orders 20\n  = granted 20 + on the way 0')
    expect(stdout).not.toContain('UNEVEN')
  } finally {
    await product.end('SIGTERM')
  }
})
