import { describe, expect, it } from '@jest/globals'
import { Keypair, VersionedTransaction } from '@solana/web3.js'
import { asInnerTransfer, startLocalChain, testClock, type ChainNode } from '@thumbfolio/testing'
import type { ChainTransaction } from '../src/domain/chain-transaction.js'
import type { Chain } from '../src/ports.js'

/** What payment relies on, of any adapter of its chain. `open` gets the addresses of nodes of one local chain. */
export function chainContract(open: (urls: readonly string[], now: () => number) => Chain): void {
  const slotMs = 400
  const finalityMs = 32 * slotMs

  async function world(secondNode = false) {
    const clock = testClock()
    const local = await startLocalChain({ now: clock.now })
    clock.advance(finalityMs)
    const other: ChainNode | undefined = secondNode ? await local.addNode() : undefined
    const chain = open([local.url, ...(other ? [other.url] : [])], clock.now)
    const ours = local.adminWallet.address
    async function seen(signature: string): Promise<ChainTransaction> {
      const sighting = await chain.transaction(signature)
      if (sighting.kind !== 'seen') throw new Error(`${sighting.kind}: ${signature}`)
      return sighting.transaction
    }
    return {
      clock,
      local,
      other,
      chain,
      ours,
      seen,
      payer: await local.fundedWallet(),
      [Symbol.asyncDispose]: () => local[Symbol.asyncDispose](),
    }
  }

  const address = () => Keypair.generate().publicKey.toBase58()

  describe('transactions', () => {
    it.each([
      ['legacy', { version: 'legacy' }],
      ['version 0', { version: 0 }],
      ['version 1', { version: 1 }],
      ['with our wallet in a lookup table', { throughLookupTable: true }],
      ['with what wallets add, a memo first', { withWalletExtras: true, memo: 'hello' }],
    ] as const)('when one pays us, %s, then it is decoded to the lamport', async (_name, form) => {
      await using at = await world()
      const reference = at.chain.newReference()
      const references = [reference]
      const signature = await at.local.pay({ from: at.payer, lamports: 68_181_818, references, ...form })
      at.clock.advance(slotMs)
      const transaction = await at.seen(signature)
      expect(transaction).toMatchObject({ signature, failed: false, finalized: false })
      expect(transaction.feePayer).toBe(at.payer.publicKey.toBase58())
      expect(transaction.deltas.get(at.ours)).toBe(68_181_818n)
      expect(transaction.accounts.has(reference)).toBe(true)
      expect(transaction.transfers).toContainEqual({
        from: at.payer.publicKey.toBase58(),
        to: at.ours,
        lamports: 68_181_818n,
      })
    })

    it('when a program transfers for the wallet, then the inner transfer is found', async () => {
      await using at = await world()
      const signature = await at.local.pay({ from: at.payer, lamports: 5_000_000 })
      at.clock.advance(slotMs)
      at.local.faults.inject({
        kind: 'answer',
        methods: ['getTransaction'],
        result: null,
        change: asInnerTransfer,
      })
      const { transfers, deltas } = await at.seen(signature)
      expect(transfers).toEqual([{ from: at.payer.publicKey.toBase58(), to: at.ours, lamports: 5_000_000n }])
      expect(deltas.get(at.ours)).toBe(5_000_000n)
    })

    it('when one fails, then it is seen, failed, and moved nothing of ours', async () => {
      await using at = await world()
      const signature = await at.local.pay({ from: at.payer, fails: true, skipPreflight: true })
      at.clock.advance(slotMs)
      const transaction = await at.seen(signature)
      expect(transaction.failed).toBe(true)
      expect(transaction.deltas.has(at.ours)).toBe(false)
      expect(await at.chain.statuses([signature])).toEqual(['failed'])
    })

    it('when time passes, then it is processed, confirmed, final', async () => {
      await using at = await world()
      const signature = await at.local.pay({ from: at.payer })
      expect(await at.chain.transaction(signature)).toEqual({ kind: 'unseen' })
      expect(await at.chain.statuses([signature])).toEqual(['processed'])
      at.clock.advance(slotMs)
      expect(await at.chain.statuses([signature])).toEqual(['confirmed'])
      expect(await at.seen(signature)).toMatchObject({ finalized: false })
      at.clock.advance(finalityMs)
      expect(await at.chain.statuses([signature])).toEqual(['finalized'])
      expect(await at.seen(signature)).toMatchObject({ finalized: true })
    })

    it('when a fork drops it, then nothing knows it; when it lands again, then it is there', async () => {
      await using at = await world()
      const signature = await at.local.pay({ from: at.payer })
      at.clock.advance(slotMs)
      const { slot } = await at.seen(signature)
      await at.local.chain.fork({ afterSlot: slot - 1 })
      expect(await at.chain.transaction(signature)).toEqual({ kind: 'unseen' })
      expect(await at.chain.statuses([signature])).toEqual(['unknown'])
      await at.local.chain.landAgain()
      at.clock.advance(slotMs + finalityMs)
      expect(await at.seen(signature)).toMatchObject({ finalized: true, failed: false })
    })
  })

  describe('a wallet', () => {
    it('when rows are listed, then newest first, above one and below another', async () => {
      await using at = await world()
      const paid: string[] = []
      for (const lamports of [1_000_000, 2_000_000, 3_000_000]) {
        paid.unshift(await at.local.pay({ from: at.payer, lamports }))
        at.clock.advance(slotMs)
      }
      const [newest, middle, first] = paid as [string, string, string]
      const listed = async (page: object) => (await at.chain.rows(at.ours, page)).map((row) => row.signature)
      expect(await listed({})).toEqual([newest, middle, first])
      expect(await listed({ until: first })).toEqual([newest, middle])
      expect(await listed({ before: newest, until: first })).toEqual([middle])
      expect((await at.chain.rows(at.ours, {})).map((row) => row.finalized)).toEqual([false, false, false])
      at.clock.advance(finalityMs)
      expect((await at.chain.rows(at.ours, {})).every((row) => row.finalized)).toBe(true)
    })

    it('when the node has not reached a slot, then the chain is behind', async () => {
      await using at = await world()
      const { confirmed } = await at.chain.tip()
      expect(await at.chain.rows(at.ours, { minSlot: confirmed })).toEqual([])
      const rows = at.chain.rows(at.ours, { minSlot: confirmed + 10 })
      await expect(rows).rejects.toMatchObject({ name: 'ChainBehind' })
    })

    it('when it holds SOL, then its balance is final, at a slot, and its account is plain', async () => {
      await using at = await world()
      expect(await at.chain.isPlainWallet(at.ours)).toBe(true)
      await at.local.pay({ from: at.payer, lamports: 5_000_000 })
      at.clock.advance(slotMs)
      expect(await at.chain.balance(at.ours)).toMatchObject({ lamports: 0n })
      at.clock.advance(finalityMs)
      const { finalized } = await at.chain.tip()
      expect(await at.chain.balance(at.ours)).toEqual({ lamports: 5_000_000n, slot: finalized })
      expect(await at.chain.isPlainWallet(at.ours)).toBe(true)
      expect(await at.chain.isPlainWallet('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')).toBe(false)
    })
  })

  describe('sending', () => {
    it('when a prepared transfer is signed and sent, then it pays with its reference, once', async () => {
      await using at = await world()
      const from = at.payer.publicKey.toBase58()
      at.clock.advance(slotMs)
      const reference = at.chain.newReference()
      const terms = { from, to: at.ours, lamports: 68_181_818n, reference }
      const { transaction } = await at.chain.prepareTransfer(terms)
      const bytes = VersionedTransaction.deserialize(Buffer.from(transaction, 'base64'))
      bytes.sign([at.payer])
      const signed = Buffer.from(bytes.serialize()).toString('base64')
      const signature = await at.chain.send(signed)
      expect(at.chain.readTransaction(signed).signature).toBe(signature)
      expect(await at.chain.send(signed)).toBe(signature)
      at.clock.advance(slotMs + finalityMs)
      const { deltas, accounts, transfers } = await at.seen(signature)
      expect([deltas.get(at.ours), accounts.has(reference)]).toEqual([68_181_818n, true])
      expect(transfers).toEqual(at.chain.readTransaction(signed).transfers)
    })

    it('when the wallet has too little, then it is refused in words for people', async () => {
      await using at = await world()
      for (const [from, lamports] of [
        [Keypair.generate(), 1_000_000n],
        [at.payer, 11_000_000_000n],
      ] as const) {
        at.clock.advance(slotMs)
        const terms = { from: from.publicKey.toBase58(), to: at.ours, lamports, reference: address() }
        const { transaction } = await at.chain.prepareTransfer(terms)
        const bytes = VersionedTransaction.deserialize(Buffer.from(transaction, 'base64'))
        bytes.sign([from])
        const sent = at.chain.send(Buffer.from(bytes.serialize()).toString('base64'))
        await expect(sent).rejects.toMatchObject({
          name: 'TransactionRefused',
          message: 'Not enough SOL for the amount and the network fee.',
        })
      }
    })

    it('when the signature is another wallet’s, then it is refused', async () => {
      await using at = await world()
      at.clock.advance(slotMs)
      const bytes = VersionedTransaction.deserialize(await at.local.build({ from: at.payer }))
      bytes.signatures[0] = new Uint8Array(64).fill(7)
      const sent = at.chain.send(Buffer.from(bytes.serialize()).toString('base64'))
      await expect(sent).rejects.toMatchObject({ name: 'TransactionRefused' })
    })
  })

  describe('two nodes', () => {
    it('when the second one shows another amount, then they disagree; when it is honest, they agree', async () => {
      await using at = await world(true)
      const signature = await at.local.pay({ from: at.payer, lamports: 5_000_000 })
      at.clock.advance(slotMs + finalityMs)
      at.other?.faults.inject({
        kind: 'answer',
        methods: ['getTransaction'],
        result: null,
        times: 1,
        change: moreThanPaid,
      })
      await expect(at.chain.transaction(signature, { agreed: true })).rejects.toMatchObject({
        name: 'EndpointsDisagree',
      })
      const sighting = await at.chain.transaction(signature, { agreed: true })
      expect(sighting).toMatchObject({ kind: 'seen', transaction: { finalized: true } })
    })

    it('when the second one lags, then what the first shows is not final', async () => {
      await using at = await world(true)
      const signature = await at.local.pay({ from: at.payer, lamports: 5_000_000 })
      at.clock.advance(slotMs + finalityMs)
      at.other?.faults.inject({ kind: 'stale', blocks: 10 })
      const sighting = await at.chain.transaction(signature, { agreed: true })
      expect(sighting).toMatchObject({ kind: 'seen', transaction: { finalized: false } })
    })
  })
}

interface Answer {
  readonly meta: { readonly postBalances: readonly number[] }
}

function moreThanPaid(truth: unknown): unknown {
  const answer = truth as Answer
  const postBalances = answer.meta.postBalances.map((balance, index) => (index === 1 ? balance + 1 : balance))
  return { ...answer, meta: { ...answer.meta, postBalances } }
}
