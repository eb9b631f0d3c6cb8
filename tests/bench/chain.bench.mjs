/**
 * Signed transfers through the local chain over HTTP, beside the same through the bare virtual machine in this process;
 * how soon the chain is there after the product, and what it adds to its memory. Signing is left out of all.
 */
import { fork } from 'node:child_process'
import { createPrivateKey, sign } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { serveLocalChain } from '@thumbfolio/stand-ins'
import { startProductProcess, temporaryDirectory } from '@thumbfolio/testing'
import library from 'litesvm/dist/internal.js'
import { median } from './measure.mjs'
import { target } from './target.mjs'

const transfers = Number(process.env.TRANSFERS ?? 4_000)
const rounds = Number(process.env.ROUNDS ?? 5)
const starts = Number(process.env.STARTS ?? 3)
const lamportsEach = 1_000_000_000_000
const entry = fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url))
const row = (what, value, wanted = '') => console.log(`${what.padEnd(52)}${value.padStart(12)}   ${wanted}`)

/** Transfers of one wallet, each with another amount. */
function signedTransfers(payer, recentBlockhash, count) {
  const to = Keypair.generate().publicKey
  const seed = Buffer.concat([
    Buffer.from('302e020100300506032b657004220420', 'hex'),
    payer.secretKey.subarray(0, 32),
  ])
  const key = createPrivateKey({ key: seed, format: 'der', type: 'pkcs8' })
  return Array.from({ length: count }, (_, n) => {
    const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash })
    const lamports = 1_000_000 + n
    transaction.add(SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: to, lamports }))
    const message = transaction.serializeMessage()
    return Buffer.concat([Buffer.from([1]), sign(null, message, key), message])
  })
}

function inProcess(payer, wires) {
  const vm = new library.LiteSvm()
  vm.setBlockhashCheck(false)
  const account = new library.Account(BigInt(lamportsEach), new Uint8Array(), new Uint8Array(32), false, 0n)
  vm.setAccount(payer.publicKey.toBytes(), account)
  const startedAt = performance.now()
  for (const wire of wires)
    if (vm.sendVersionedTransaction(wire) instanceof library.FailedTransactionMetadata)
      throw new Error('failed')
  return wires.length / ((performance.now() - startedAt) / 1_000)
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
function post(url, body) {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
const call = (method, params, id = 1) => ({ jsonrpc: '2.0', id, method, params })
const sending = (wire, id) => call('sendTransaction', [wire.toString('base64'), { encoding: 'base64' }], id)

async function overHttp(url, wires, batch) {
  const bodies = []
  for (let at = 0; at < wires.length; at += batch) {
    const calls = wires.slice(at, at + batch).map(sending)
    bodies.push(JSON.stringify(batch === 1 ? calls[0] : calls))
  }
  const startedAt = performance.now()
  let next = 0
  const worker = async () => {
    while (next < bodies.length)
      for (const { error } of [await post(url, bodies[next++])].flat())
        if (error) throw new Error(error.message)
  }
  await Promise.all(Array.from({ length: 32 }, worker))
  return wires.length / ((performance.now() - startedAt) / 1_000)
}

const microseconds = ({ user, system }) => user + system

async function cpuOf(child) {
  child.send('cpu')
  const [{ cpu }] = await once(child, 'message')
  return microseconds(cpu)
}

async function throughput() {
  const child = fork(fileURLToPath(import.meta.url), ['serve'])
  const [{ url }] = await once(child, 'message')
  const rates = { vm: [], single: [], batch: [] }
  // Unlike the rates, these do not depend on what else the machine does.
  const cpu = { vm: [], batch: [] }
  for (let round = 0; round <= rounds; round++) {
    const wallets = [Keypair.generate(), Keypair.generate()]
    for (const { publicKey } of wallets)
      await post(url, JSON.stringify(call('requestAirdrop', [publicKey.toBase58(), lamportsEach])))
    const latest = await post(url, JSON.stringify(call('getLatestBlockhash', [{ commitment: 'processed' }])))
    const { blockhash } = latest.result.value
    const [one, other] = wallets.map((wallet) => signedTransfers(wallet, blockhash, transfers))
    const ownBefore = process.cpuUsage()
    const vm = inProcess(wallets[0], one)
    const vmCpu = microseconds(process.cpuUsage(ownBefore))
    const single = await overHttp(url, one, 1)
    const before = await cpuOf(child)
    const batch = await overHttp(url, other, 50)
    const batchCpu = (await cpuOf(child)) - before
    // The first round warms up.
    if (round === 0) continue
    for (const [name, rate] of Object.entries({ vm, single, batch })) rates[name].push(rate)
    cpu.vm.push(vmCpu / transfers)
    cpu.batch.push(batchCpu / transfers)
  }
  child.kill()
  row('virtual machine in process, transfers a second', median(rates.vm).toFixed(0))
  row('over HTTP, one a request, a second', median(rates.single).toFixed(0))
  row('over HTTP, 50 a request, a second', median(rates.batch).toFixed(0))
  row('CPU of a transfer in process', `${median(cpu.vm).toFixed(0)} µs`)
  row('CPU of a transfer over HTTP, 50 a request, server', `${median(cpu.batch).toFixed(0)} µs`)
  const ratio = (name) => median(rates[name].map((rate, round) => rate / rates.vm[round]))
  row('over HTTP / in process, one a request', ratio('single').toFixed(2))
  row('over HTTP / in process, 50 a request', ratio('batch').toFixed(2), 'at least 0.3')
  target('transfers over HTTP, at least 0.3 of those in process', ratio('batch') >= 0.3)
}

async function memoryOf(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1_024
}

/** Milliseconds from the product's readiness to the chain's first answer, and the memory a moment later. */
async function startOnce(environment) {
  const directory = await temporaryDirectory()
  const product = await startProductProcess({ entry, dataDir: directory.path, environment })
  const startedAt = performance.now()
  if (environment.SOLANA_RPC_URL === undefined)
    await post(`${product.url}/dev/chain`, JSON.stringify(call('getSlot', [])))
  const readyMs = performance.now() - startedAt
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const memoryMb = await memoryOf(product.pid)
  await product.end()
  await directory[Symbol.asyncDispose]()
  return { readyMs, memoryMb }
}

async function startAndMemory() {
  const without = { SOLANA_RPC_URL: 'http://127.0.0.1:1', SOLANA_ADMIN_WALLET: PublicKey.unique().toBase58() }
  const results = { with: [], without: [] }
  for (let round = 0; round < starts; round++) {
    results.with.push(await startOnce({}))
    results.without.push(await startOnce(without))
  }
  const readyMs = median(results.with.map((result) => result.readyMs))
  const addedMb = median(results.with.map(({ memoryMb }, at) => memoryMb - results.without[at].memoryMb))
  row('chain answers after the product is ready', `${readyMs.toFixed(0)} ms`, 'under 1 s')
  row('memory that the chain adds to the product', `${addedMb.toFixed(0)} MB`, 'under 100 MB with payments')
  target('the chain answers 1 s after the product', readyMs < 1_000)
  target('the chain adds less than 100 MB', addedMb < 100)
}

if (process.argv[2] === 'serve') {
  const directory = await temporaryDirectory()
  const { url } = await serveLocalChain({ directory: directory.path })
  process.on('message', () => process.send({ cpu: process.cpuUsage() }))
  process.send({ url })
} else {
  await throughput()
  await startAndMemory()
}
