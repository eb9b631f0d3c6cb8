/**
 * Calls of the Solana node, counted at the socket, and the time that people wait: 200 open orders with 4 verifies each at
 * once, a sweep of 1,000 deposits, an idle sweep. On the local chain, over HTTP, with the real store. Prints a table, and
 * ends with 1 where a target was missed.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import { serve } from '@thumbfolio/kit/run'
import { PaymentConfig, paymentService } from '@thumbfolio/payment'
import { eventually, httpClient, startIdentity, startLocalChain } from '@thumbfolio/testing'
import { target } from './target.mjs'

const orderCount = Number(process.argv[2] ?? 200)
const depositCount = Number(process.argv[3] ?? 1_000)
const verifiesPerOrder = 4
const ordersPerUser = 20
const finalMs = 33 * 400
const minuteMs = 60_000
/** Longer than a sweep commits without a call. */
const quietMs = 1_500
const targets = { answerMs: 10_000, callsPerOrder: 4.5, callsPerDeposit: 1.1, callsIdle: 2 }

/** Counts calls on their way to the chain. */
async function startCounter(url) {
  const calls = []
  const server = createServer((request, response) => {
    const chunks = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', async () => {
      const body = Buffer.concat(chunks).toString()
      calls.push(JSON.parse(body).method)
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body,
      })
      response.end(await answer.text())
    })
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    calls,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The service in a process of its own, on the clock of this one. */
async function startService(environment) {
  const child = fork(fileURLToPath(import.meta.url), ['service'], {
    env: { ...process.env, LOG_LEVEL: 'silent', ...environment },
  })
  const url = await new Promise((resolve) => child.once('message', (message) => resolve(message.url)))
  return {
    url,
    setAhead: (ms) => child.send({ aheadMs: ms }),
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function serveAlone() {
  let aheadMs = 0
  const now = () => Date.now() + aheadMs
  process.on('message', (message) => (aheadMs = message.aheadMs))
  process.on('disconnect', () => process.exit())
  const log = createLog({ name: 'bench', level: 'silent' })
  const service = await paymentService(loadConfig(PaymentConfig), { now, log, turnEveryMs: 50 })
  const { url } = await serve(service, { port: 0, host: '127.0.0.1', log })
  process.send({ url })
  await new Promise(() => undefined)
}
if (process.argv[2] === 'service') await serveAlone()

const directory = await mkdtemp(join(tmpdir(), 'thumbfolio-bench-'))
let aheadMs = finalMs
const now = () => Date.now() + aheadMs
const chain = await startLocalChain({ now, directory: join(directory, 'chain') })
await chain.fund(chain.admin.publicKey, 1_000_000_000)
aheadMs += finalMs
const counter = await startCounter(chain.url)
const identity = await startIdentity()
const served = await startService({
  DATA_DIR: join(directory, 'payment'),
  AUTH_URL: identity.url,
  SOLANA_RPC_URL: counter.url,
  SOLANA_ADMIN_WALLET: chain.admin.publicKey.toBase58(),
})
const advance = (ms) => {
  aheadMs += ms
  served.setAhead(aheadMs)
}
advance(0)
const post = async (user, path, body) => {
  const startedAt = performance.now()
  const call = httpClient(served.url, identity.tokenFor({ userId: user }))
  const answer = await call('POST', `/api/v1/payment/${path}`, { body })
  return { ...answer, ms: performance.now() - startedAt }
}
const quiet = async () => {
  let seen = -1
  await eventually(
    () => {
      const isQuiet = seen === counter.calls.length
      seen = counter.calls.length
      return isQuiet
    },
    60_000,
    quietMs,
  )
}
/** Lets time pass, and counts what the sweeps cost until nothing more is asked. */
const sweepCalls = async (ms) => {
  counter.calls.length = 0
  advance(ms)
  await eventually(() => counter.calls.length > 0, 60_000)
  await quiet()
  return counter.calls.length
}

const row = (what, value, goal = '') =>
  console.log(`${what.padEnd(58)} ${String(value).padStart(10)}  ${goal}`)
const isSettled = async ({ user, id }) => {
  const call = httpClient(served.url, identity.tokenFor({ userId: user }))
  return (await call('GET', `/api/v1/payment/transactions/${id}`)).body.data.status === 'settled'
}

async function measureOrders() {
  const payer = await chain.fundedWallet(50_000_000_000_000)
  counter.calls.length = 0
  const orders = []
  for (let index = 0; index < orderCount; index++) {
    const user = `user-${Math.floor(index / ordersPerUser)}`
    const walletAddress = (await chain.fundedWallet(1_000_000)).publicKey.toBase58()
    const { body } = await post(user, 'create-transaction', { userId: user, tierIndex: 0, walletAddress })
    orders.push({ user, id: body.data.transactionId, reference: body.data.transaction.signature })
  }
  for (const { reference } of orders)
    await chain.pay({ from: payer, lamports: 50_000_000, references: [reference] })
  advance(800)
  const answers = await Promise.all(
    orders.flatMap(({ user, id: transactionId, reference: signature }) =>
      Array.from({ length: verifiesPerOrder }, () =>
        post(user, 'verify-transaction', { transactionId, signature }),
      ),
    ),
  )
  await quiet()
  advance(finalMs)
  await eventually(async () => (await Promise.all(orders.map(isSettled))).every(Boolean), 120_000, 500)
  await quiet()
  const slowestMs = Math.max(...answers.map(({ ms }) => ms))
  const perOrder = counter.calls.length / orderCount
  row(
    `${orderCount} orders, ${verifiesPerOrder} verifies each at once: slowest answer`,
    `${slowestMs.toFixed(0)} ms`,
    'under 10,000 ms',
  )
  row('calls an order, from making it to settled', perOrder.toFixed(2), `at most ${targets.callsPerOrder}`)
  target(
    'every verify is answered',
    answers.every(({ status }) => status === 202 || status === 200),
  )
  target('every verify within 10 s', slowestMs < targets.answerMs)
  target('calls an order', perOrder <= targets.callsPerOrder)
}

async function measureDeposits() {
  const payer = await chain.fundedWallet(50_000_000_000_000)
  for (let index = 0; index < depositCount; index++)
    await chain.pay({ from: payer, lamports: 1_000 + index, memo: `deposit ${index}` })
  const calls = await sweepCalls(minuteMs)
  row(
    `sweep of ${depositCount} deposits, calls each`,
    (calls / depositCount).toFixed(3),
    `at most ${targets.callsPerDeposit}`,
  )
  target('calls a deposit', calls / depositCount <= targets.callsPerDeposit)
  const idle = await sweepCalls(minuteMs)
  row('idle sweep, calls', idle, `at most ${targets.callsIdle}`)
  target('calls of an idle sweep', idle <= targets.callsIdle)
}

try {
  await quiet()
  await measureOrders()
  await measureDeposits()
} finally {
  for (const part of [served, counter, identity, chain]) await part[Symbol.asyncDispose]()
  await rm(directory, { recursive: true, force: true })
}
