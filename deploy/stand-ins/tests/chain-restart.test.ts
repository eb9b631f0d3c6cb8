import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Keypair } from '@solana/web3.js'
import {
  eventually,
  startLocalChain,
  temporaryDirectory,
  testClock,
  type Clock,
  type TestChain,
} from '@thumbfolio/testing'

describe('a local chain that starts again', () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>
  let clock: Clock
  let chain: TestChain
  let from: Keypair
  const start = () => startLocalChain({ directory: directory.path, now: clock.now })
  const again = async () => {
    await chain[Symbol.asyncDispose]()
    chain = await start()
  }
  const log = () => join(directory.path, 'log.jsonl')
  const listed = async () =>
    (await chain.connection.getSignaturesForAddress(chain.admin.publicKey)).map((row) => row.signature)
  const received = () => chain.connection.getBalance(chain.admin.publicKey, 'processed')

  beforeEach(async () => {
    directory = await temporaryDirectory()
    clock = testClock()
    chain = await start()
    from = await chain.fundedWallet(2_000_000_000)
    clock.advance(400)
  })
  afterEach(async () => {
    await chain[Symbol.asyncDispose]()
    await directory[Symbol.asyncDispose]()
  })

  it('when there was much, then history, balances, slots, keys and genesis are the same', async () => {
    const { genesisHash } = chain.chain
    const admin = chain.admin.publicKey.toBase58()
    await chain.pay({ from, lamports: 1_000_000, throughLookupTable: true })
    await chain.pay({ from, lamports: 1_000_001, version: 1 })
    await chain.pay({ from, lamports: 1_000_002, fails: true, skipPreflight: true })
    await chain.chain.skipSlots(7)
    await chain.pay({ from, lamports: 1_000_003, memo: 'after' })
    clock.advance(400)
    const state = async () => ({
      rows: await chain.connection.getSignaturesForAddress(chain.admin.publicKey),
      slot: await chain.connection.getSlot('processed'),
      received: await received(),
      left: await chain.connection.getBalance(from.publicKey),
    })
    const before = await state()
    await again()
    expect(await state()).toEqual(before)
    expect(before.received).toBe(3_000_004)
    expect([chain.chain.genesisHash, chain.admin.publicKey.toBase58()]).toEqual([genesisHash, admin])
    for (const file of ['faucet.json', 'admin-wallet.json'])
      expect((await stat(join(directory.path, file))).mode & 0o777).toBe(0o600)
  })

  it('when it forked, then what was dropped stays dropped and what landed again stays', async () => {
    const slot = await chain.connection.getSlot('processed')
    const lost = await chain.pay({ from, lamports: 1_000_000 })
    await chain.chain.fork({ afterSlot: slot - 1 })
    await again()
    expect(await received()).toBe(0)
    const other = await chain.pay({ from, lamports: 1_000_001 })
    await chain.chain.fork({ afterSlot: slot - 1, landAgain: true })
    clock.advance(400)
    await again()
    expect(await listed()).toEqual([other])
    expect(await listed()).not.toContain(lost)
  })

  it('when the clock is put back meanwhile, then the slots are not', async () => {
    await chain.pay({ from, lamports: 1_000_000 })
    const slot = await chain.connection.getSlot('processed')
    clock.advance(-60_000)
    await again()
    expect(await chain.connection.getSlot('processed')).toBe(slot)
  })

  it('when the last line was torn off, then it is cut and the rest counts', async () => {
    const kept = await chain.pay({ from, lamports: 1_000_000 })
    clock.advance(400)
    await appendFile(log(), '{"kind":"transaction","height":2')
    await again()
    expect(await listed()).toEqual([kept])
    const next = await chain.pay({ from, lamports: 1_000_001 })
    clock.advance(400)
    await again()
    expect(await listed()).toEqual([next, kept])
  })

  it.each([
    ['balances differ', (text: string) => text.replace('"balances":[', '"balances":[1,')],
    ['a line is unreadable', (text: string) => text.replace('{', '<')],
  ])('when %s, then it refuses to start and says what to do', async (_what, damage) => {
    await chain.pay({ from, lamports: 1_000_000 })
    await chain[Symbol.asyncDispose]()
    const intact = await readFile(log(), 'utf8')
    await writeFile(log(), damage(intact))
    await expect(start()).rejects.toThrow(/cannot be used: .* Move that folder away and start again/)
    await writeFile(log(), intact)
    chain = await start()
    expect(await received()).toBe(1_000_000)
  })

  it('when its genesis is a public cluster’s, then it refuses to start', async () => {
    const path = join(directory.path, 'genesis.json')
    const own = await readFile(path, 'utf8')
    await writeFile(
      path,
      own.replace(chain.chain.genesisHash, '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'),
    )
    await expect(start()).rejects.toThrow(/public Solana cluster/)
    await writeFile(path, own)
  })

  it('when it is killed between log and answer, then the transaction counts once', async () => {
    await chain[Symbol.asyncDispose]()
    const child = spawn(
      process.execPath,
      [fileURLToPath(new URL('./served-chain.mjs', import.meta.url)), directory.path],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { PATH: process.env['PATH'] },
      },
    )
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const url = line.toString().trim()
    const lines = async () => (await readFile(log(), 'utf8')).split('\n').length
    const before = await lines()
    const { paymentTransaction } = await import('./payment-bytes.js')
    const bytes = await paymentTransaction(url, from, chain.admin.publicKey, 1_000_000)
    const sending = chain.connectionTo(url).sendRawTransaction(bytes, { preflightCommitment: 'processed' })
    sending.catch(() => undefined)
    await eventually(async () => (await lines()) > before)
    child.kill('SIGKILL')
    await once(child, 'exit')
    await expect(sending).rejects.toThrow(/fetch failed/)

    clock = { now: Date.now, advance: () => undefined }
    chain = await start()
    expect(await received()).toBe(1_000_000)
    await expect(chain.send(bytes)).rejects.toThrow(/already been processed/)
    expect(await received()).toBe(1_000_000)
  })
})
