import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { type Keypair } from '@solana/web3.js'
import { eventually, startLocalChain, testClock, type Clock, type TestChain } from '@thumbfolio/testing'

describe('faults of the local chain', () => {
  let clock: Clock
  let chain: TestChain
  let from: Keypair
  beforeEach(async () => {
    clock = testClock()
    chain = await startLocalChain({ now: clock.now })
    from = await chain.fundedWallet(2_000_000_000)
    clock.advance(400)
  })
  afterEach(async () => chain[Symbol.asyncDispose]())

  const post = (method: string, signal?: AbortSignal) =>
    fetch(chain.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method }),
      ...(signal && { signal }),
    })
  const statusOf = async (signature: string) =>
    (await chain.connection.getSignatureStatus(signature, { searchTransactionHistory: true })).value
  const listed = async () =>
    (await chain.connection.getSignaturesForAddress(chain.admin.publicKey)).map((row) => row.signature)

  it('when a node limits, then it answers 429 so often, with the time where it is given', async () => {
    chain.faults.inject({ kind: 'status', status: 429, retryAfterSeconds: 3, times: 1 })
    chain.faults.inject({ kind: 'status', status: 429, methods: ['getHealth'], times: 1 })
    const [first, second, third] = [await post('getSlot'), await post('getHealth'), await post('getHealth')]
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '3'])
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, null])
    expect(third.status).toBe(200)
  })

  it('when a node is broken, then it answers 500 until that ends', async () => {
    chain.faults.inject({ kind: 'status', status: 500 })
    expect((await post('getSlot')).status).toBe(500)
    chain.faults.clear()
    expect((await post('getSlot')).status).toBe(200)
  })

  it('when a call hangs, then other methods are answered, and it is cut off in the end', async () => {
    chain.faults.inject({ kind: 'hang', methods: ['getSlot'] })
    const hanging = post('getSlot')
    expect((await post('getHealth')).status).toBe(200)
    chain.faults.clear()
    await expect(hanging).rejects.toThrow(/fetch failed/)
  })

  it('when an answer is held back after the call, then what it did stays done', async () => {
    chain.faults.inject({ kind: 'hang', after: true, methods: ['sendTransaction'], times: 1 })
    const paying = chain.pay({ from, lamports: 1_000_000 })
    paying.catch(() => undefined)
    await eventually(async () => (await chain.connection.getBalance(chain.admin.publicKey, 'processed')) > 0)
    chain.faults.clear()
    await expect(paying).rejects.toThrow(/fetch failed/)
    clock.advance(400)
    expect(await listed()).toHaveLength(1)
  })

  it('when a node is stale, then it knows nothing newer and refuses a slot that it has not reached', async () => {
    const fresh = await chain.connection.getSlot('confirmed')
    const stale = await chain.addNode([{ kind: 'stale', blocks: 20 }])
    const behind = chain.connectionTo(stale.url)
    expect(await behind.getSlot()).toBe(fresh - 20)
    await expect(behind.getBalance(from.publicKey)).resolves.toBe(0)
    const asking = behind.getBalanceAndContext(from.publicKey, { minContextSlot: fresh })
    await expect(asking).rejects.toThrow(/Minimum context slot has not been reached/)
    await stale[Symbol.asyncDispose]()
  })

  it('when rows are missing in a list, then the transaction and the balance still show them', async () => {
    const [a, b] = [
      await chain.pay({ from, lamports: 1_000_000 }),
      await chain.pay({ from, lamports: 1_000_001 }),
    ]
    clock.advance(400)
    chain.faults.inject({ kind: 'missing-rows', signatures: [a] })
    expect(await listed()).toEqual([b])
    expect((await statusOf(a))?.err).toBeNull()
    expect(await chain.connection.getBalance(chain.admin.publicKey)).toBe(2_000_001)
    chain.faults.clear()
    expect(await listed()).toEqual([b, a])
  })

  it('when a node lies, then the other one of the same chain does not', async () => {
    const liar = await chain.addNode([{ kind: 'answer', methods: ['getGenesisHash'], result: 'other' }])
    expect(await chain.connectionTo(liar.url).getGenesisHash()).toBe('other')
    expect(await chain.connection.getGenesisHash()).toBe(chain.chain.genesisHash)
    await liar[Symbol.asyncDispose]()
  })

  it('when the chain forks, then what was not final is gone, and may land again later', async () => {
    const early = await chain.pay({ from, lamports: 1_000_000 })
    clock.advance(32 * 400)
    const slot = await chain.connection.getSlot('processed')
    const lost = await chain.pay({ from, lamports: 1_000_001 })
    clock.advance(400)
    expect((await statusOf(lost))?.confirmationStatus).toBe('confirmed')

    expect(await chain.chain.fork({ afterSlot: slot - 1 })).toEqual([lost])
    expect(await statusOf(lost)).toBeNull()
    expect(await listed()).toEqual([early])
    expect(await chain.connection.getBalance(chain.admin.publicKey)).toBe(1_000_000)

    clock.advance(400)
    await chain.chain.landAgain()
    clock.advance(400)
    expect(await listed()).toEqual([lost, early])
    expect((await statusOf(lost))?.slot).toBeGreaterThan(slot)
    expect(await chain.connection.getBalance(chain.admin.publicKey)).toBe(2_000_001)
  })

  it('when what a fork dropped is sent again, then it lands once', async () => {
    const slot = await chain.connection.getSlot('processed')
    clock.advance(400)
    const bytes = await chain.build({ from, lamports: 1_000_000 })
    const signature = await chain.send(bytes)
    await chain.chain.fork({ afterSlot: slot })
    expect(await chain.send(bytes)).toBe(signature)
    await chain.chain.landAgain()
    clock.advance(400)
    expect(await listed()).toEqual([signature])
    expect(await chain.connection.getBalance(chain.admin.publicKey)).toBe(1_000_000)
  })

  it('when a fork would undo what is final, then that stays', async () => {
    const final = await chain.pay({ from, lamports: 1_000_000 })
    clock.advance(32 * 400)
    expect(await chain.chain.fork({ afterSlot: 0 })).toEqual([])
    expect((await statusOf(final))?.confirmationStatus).toBe('finalized')
  })

  it('when slots are skipped, then slots run ahead of heights and commitment follows the heights', async () => {
    const signature = await chain.pay({ from, lamports: 1_000_000 })
    const { connection } = chain
    const [slot, height] = [
      await connection.getSlot('processed'),
      await connection.getBlockHeight('processed'),
    ]
    await chain.chain.skipSlots(50)
    expect(await connection.getSlot('processed')).toBe(slot + 51)
    expect(await connection.getBlockHeight('processed')).toBe(height + 1)
    expect(await statusOf(signature)).toMatchObject({ slot, confirmationStatus: 'confirmed' })
  })
})
