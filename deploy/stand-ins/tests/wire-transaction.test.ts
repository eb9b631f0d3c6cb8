import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { Keypair, VersionedMessage, VersionedTransaction } from '@solana/web3.js'
import { seeded, startLocalChain, temporaryDirectory, testClock, type TestChain } from '@thumbfolio/testing'
import { fromBase58, toBase58 } from '../src/chain/base58.js'
import { keptKeypair } from '../src/chain/keypair.js'
import { MalformedTransaction } from '../src/chain/wire-reader.js'
import { parseTransaction } from '../src/chain/wire-transaction.js'

describe('transactions as bytes', () => {
  let chain: TestChain
  let samples: Uint8Array[]
  beforeAll(async () => {
    chain = await startLocalChain({ now: testClock().now })
    const from = await chain.fundedWallet()
    const shapes = [
      { references: [Keypair.generate().publicKey] },
      { version: 'legacy' },
      { version: 1, memo: 'x' },
      { throughLookupTable: true },
      { withWalletExtras: true },
    ] as const
    samples = []
    for (const shape of shapes) samples.push(await chain.build({ from, ...shape }))
  })
  afterAll(async () => chain[Symbol.asyncDispose]())

  it('when they are read, then web3.js reads the same out of them', () => {
    for (const bytes of samples) {
      const { signatures, message } = parseTransaction(bytes)
      const theirs = VersionedTransaction.deserialize(bytes)
      expect(signatures).toEqual(theirs.signatures.map(toBase58))
      expect(message.version).toBe(theirs.version)
      expect(message.recentBlockhash).toBe(theirs.message.recentBlockhash)
      expect(message.accountKeys).toEqual(theirs.message.staticAccountKeys.map(String))
      expect(message.instructions.map(({ accounts }) => [...accounts])).toEqual(
        theirs.message.compiledInstructions.map(({ accountKeyIndexes }) => [...accountKeyIndexes]),
      )
      expect(
        VersionedMessage.deserializeMessageVersion(theirs.message.version === 1 ? bytes : bytes.slice(65)),
      ).toBe(message.version)
    }
  })

  it('when they are cut anywhere, then they are no transaction', () => {
    for (const bytes of samples)
      for (let end = 0; end < bytes.length; end++)
        expect(() => parseTransaction(bytes.subarray(0, end))).toThrow(MalformedTransaction)
  })

  it('when bytes are spoiled, then what is let through cannot end the process', () => {
    const random = seeded(24)
    const below = (limit: number) => Math.floor(random() * limit)
    let reached = 0
    for (let round = 0; round < 3_000; round++) {
      const bytes = Uint8Array.from(samples[below(samples.length)] ?? [])
      for (let change = 0; change <= below(3); change++) bytes[below(bytes.length)] = below(256)
      try {
        const transaction = parseTransaction(bytes)
        reached++
        simulate(transaction.bytes)
      } catch (error) {
        expect(error).toBeInstanceOf(MalformedTransaction)
      }
    }
    expect(reached).toBeGreaterThan(500)
  })

  it('when base58 is written and read, then nothing is lost', () => {
    const random = seeded(58)
    for (let length = 0; length < 100; length++) {
      const bytes = Uint8Array.from({ length }, (_, index) =>
        index < length % 4 ? 0 : Math.floor(random() * 256),
      )
      expect(fromBase58(toBase58(bytes))).toEqual(bytes)
    }
    expect(toBase58(new Uint8Array(32))).toBe('1'.repeat(32))
    expect(fromBase58('0OIl')).toBeUndefined()
    expect(fromBase58('1'.repeat(6_000))).toBeUndefined()
  })

  it('when a key is kept, then web3.js has the same address for it', async () => {
    await using directory = await temporaryDirectory()
    const path = `${directory.path}/key.json`
    const { address, secretKey } = await keptKeypair(path)
    expect(Keypair.fromSecretKey(secretKey).publicKey.toBase58()).toBe(address)
    expect((await keptKeypair(path)).address).toBe(address)
  })

  function simulate(bytes: Uint8Array): void {
    const { simulator } = chain.chain as unknown as {
      simulator(): { run(transaction: object, options: object): unknown }
    }
    simulator.call(chain.chain).run(parseTransaction(bytes), { checkSignatures: false })
  }
})
