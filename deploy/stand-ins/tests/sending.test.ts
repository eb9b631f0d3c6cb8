import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Keypair, VersionedTransaction } from '@solana/web3.js'
import { httpClient, startLocalChain, testClock, type Clock, type TestChain } from '@thumbfolio/testing'
import { toBase58 } from '../src/chain/base58.js'

describe('sending to the local chain', () => {
  let clock: Clock
  let chain: TestChain
  let from: Keypair
  beforeEach(async () => {
    clock = testClock()
    chain = await startLocalChain({ now: clock.now })
    from = await chain.fundedWallet(2_000_000_000)
  })
  afterEach(async () => chain[Symbol.asyncDispose]())

  const signatureOf = (bytes: Uint8Array) =>
    toBase58(VersionedTransaction.deserialize(bytes).signatures[0] ?? new Uint8Array())
  const statusOf = async (signature: string) =>
    (await chain.connection.getSignatureStatus(signature, { searchTransactionHistory: true })).value
  const send = async (text: string, config: object) => {
    const body = { jsonrpc: '2.0', id: 1, method: 'sendTransaction', params: [text, config] }
    return (await httpClient(chain.url)('POST', '/', { body })).body as { error?: { code: number } }
  }
  const balance = (wallet: Keypair) => chain.connection.getBalance(wallet.publicKey, 'processed')

  it('when the clock moves, then a transaction is processed, confirmed after one block and final after 32', async () => {
    const signature = await chain.pay({ from, lamports: 1_000_000 })
    const seen: unknown[] = []
    for (const ms of [0, 400, 30 * 400, 400]) {
      clock.advance(ms)
      seen.push((await statusOf(signature))?.confirmationStatus)
    }
    expect(seen).toEqual(['processed', 'confirmed', 'confirmed', 'finalized'])
    expect(await chain.connection.getBalance(chain.admin.publicKey, 'finalized')).toBe(1_000_000)
  })

  it('when it is not final yet, then calls at finalized do not see it', async () => {
    const signature = await chain.pay({ from, lamports: 1_000_000 })
    clock.advance(31 * 400)
    const { connection } = chain
    const config = { maxSupportedTransactionVersion: 0, commitment: 'finalized' } as const
    expect(await connection.getTransaction(signature, config)).toBeNull()
    expect(await connection.getSignaturesForAddress(chain.admin.publicKey, {}, 'finalized')).toEqual([])
    expect(await connection.getBalance(chain.admin.publicKey, 'finalized')).toBe(0)
    expect(await connection.getAccountInfo(chain.admin.publicKey, 'finalized')).toBeNull()
  })

  it('when the same transaction comes again, then it counts once', async () => {
    const bytes = await chain.build({ from, lamports: 1_000_000 })
    const signature = await chain.send(bytes)
    await expect(chain.send(bytes)).rejects.toThrow(/already been processed/)
    expect(await chain.send(bytes, { skipPreflight: true })).toBe(signature)
    expect(await balance(chain.admin)).toBe(1_000_000)
  })

  it('when its blockhash is over 150 blocks old, then it is refused, and dropped without preflight', async () => {
    const bytes = await chain.build({ from, lamports: 1_000_000 })
    clock.advance(150 * 400)
    const late = await chain.build({ from, lamports: 1_000_001 })
    await chain.send(bytes)
    clock.advance(151 * 400)
    await expect(chain.send(late)).rejects.toThrow(/Blockhash not found/)
    await chain.send(late, { skipPreflight: true })
    expect(await statusOf(signatureOf(late))).toBeNull()
    expect(await balance(chain.admin)).toBe(1_000_000)
  })

  it('when a signature is wrong, then it is refused by its code and nothing moves', async () => {
    const bytes = Buffer.from(await chain.build({ from, lamports: 1_000_000 }))
    bytes[10] = (bytes[10] ?? 0) ^ 1
    const text = bytes.toString('base64')
    expect(await send(text, { encoding: 'base64' })).toMatchObject({ error: { code: -32003 } })
    await send(text, { encoding: 'base64', skipPreflight: true })
    expect(await balance(chain.admin)).toBe(0)
  })

  it('when it would fail, then preflight says why, with the logs', async () => {
    const bytes = await chain.build({ from, lamports: 1_000_000, fails: true })
    expect(await send(Buffer.from(bytes).toString('base64'), { encoding: 'base64' })).toMatchObject({
      error: {
        code: -32002,
        message: 'Transaction simulation failed: Error processing Instruction 1: custom program error: 0x1',
        data: { err: { InstructionError: [1, { Custom: 1 }] }, logs: expect.arrayContaining([]) },
      },
    })
    expect(await statusOf(signatureOf(bytes))).toBeNull()
    expect(await balance(from)).toBe(2_000_000_000)
    await chain.pay({ from, lamports: 1_000_000 })
    expect(await balance(from)).toBe(2_000_000_000 - 1_005_000)
  })

  it('when the sender has nothing, then it is refused and leaves no trace without preflight', async () => {
    const poor = Keypair.generate()
    await expect(chain.pay({ from: poor, lamports: 1_000_000 })).rejects.toThrow(
      /no record of a prior credit/,
    )
    const signature = await chain.pay({ from: poor, lamports: 1_000_000, skipPreflight: true })
    expect(await statusOf(signature)).toBeNull()
  })

  it('when the bytes come in base58, then they count as well', async () => {
    const bytes = await chain.build({ from, lamports: 1_000_000 })
    expect(await send(toBase58(bytes), {})).toMatchObject({ result: signatureOf(bytes) })
    expect(await balance(chain.admin)).toBe(1_000_000)
  })

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['ones', Buffer.alloc(100, 1)],
    ['too much', Buffer.alloc(5_000, 7)],
    ['no base64', '***'],
  ])('when what comes is %s, then it is refused and the chain goes on', async (_what, bytes) => {
    const text = typeof bytes === 'string' ? bytes : bytes.toString('base64')
    expect(await send(text, { encoding: 'base64' })).toMatchObject({ error: { code: -32602 } })
    expect(await balance(from)).toBe(2_000_000_000)
  })
})
