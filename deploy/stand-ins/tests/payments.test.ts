import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Keypair } from '@solana/web3.js'
import { asInnerTransfer, startLocalChain, testClock, type Clock, type TestChain } from '@thumbfolio/testing'

describe('payments on the local chain', () => {
  let clock: Clock
  let chain: TestChain
  beforeEach(async () => {
    clock = testClock()
    chain = await startLocalChain({ now: clock.now })
    await chain.fund(chain.admin.publicKey, 1_000_000)
  })
  afterEach(async () => chain[Symbol.asyncDispose]())

  const delta = async (signature: string) => {
    clock.advance(400)
    const found = await chain.connection.getTransaction(signature, { maxSupportedTransactionVersion: 1 })
    const { message } = found!.transaction
    const keys = message.getAccountKeys({ accountKeysFromLookups: found!.meta!.loadedAddresses ?? null })
    const index = Array.from({ length: keys.length }, (_, at) => keys.get(at)).findIndex((key) =>
      key?.equals(chain.admin.publicKey),
    )
    const { preBalances, postBalances, err } = found!.meta!
    return { lamports: postBalances[index]! - preBalances[index]!, err, version: found!.version }
  }
  const reference = Keypair.generate().publicKey

  it.each([
    ['a reference', { references: [reference] }, 0],
    ['two references', { references: [reference, Keypair.generate().publicKey] }, 0],
    ['the legacy version', { version: 'legacy' }, 'legacy'],
    ['version 1', { version: 1, references: [reference] }, 1],
    ['a lookup table', { throughLookupTable: true, references: [reference] }, 0],
    ['a memo first', { memo: 'for you', references: [reference] }, 0],
    ['what wallets insert', { withWalletExtras: true, references: [reference] }, 0],
  ] as const)('when a payment has %s, then it moves exactly its lamports', async (_name, shape, version) => {
    const signature = await chain.pay({ lamports: 123_456_789, ...shape })
    expect(await delta(signature)).toEqual({ lamports: 123_456_789, err: null, version })
    if (!('references' in shape)) return
    const rows = await chain.connection.getSignaturesForAddress(shape.references[0])
    expect(rows.map((row) => row.signature)).toEqual([signature])
  })

  it('when a payment fails on chain, then it moves nothing and its sender pays the fee', async () => {
    const from = await chain.fundedWallet(1_000_000_000)
    const signature = await chain.pay({ from, lamports: 5, fails: true, skipPreflight: true })
    const { lamports, err } = await delta(signature)
    expect(lamports).toBe(0)
    expect(err).toEqual({ InstructionError: [1, { Custom: 1 }] })
    expect(await chain.connection.getBalance(from.publicKey)).toBe(1_000_000_000 - 5_000)
  })

  it('when there is much dust on one reference, then all of it is listed', async () => {
    const signatures = await chain.payDust({ count: 20, references: [reference] })
    clock.advance(400)
    const rows = await chain.connection.getSignaturesForAddress(reference)
    expect(rows.map(({ signature }) => signature)).toEqual([...signatures].reverse())
    expect(await chain.connection.getBalance(chain.admin.publicKey)).toBe(1_000_020)
  })

  it('when an inner transfer is recorded, then web3.js reads it with the same balances', async () => {
    chain.faults.inject({ kind: 'answer', methods: ['getTransaction'], change: asInnerTransfer })
    const signature = await chain.pay({ lamports: 7, references: [reference] })
    expect(await delta(signature)).toMatchObject({ lamports: 7 })
    const found = await chain.connection.getTransaction(signature, { maxSupportedTransactionVersion: 1 })
    expect(found?.meta?.innerInstructions?.[0]?.instructions).toHaveLength(1)
  })
})
