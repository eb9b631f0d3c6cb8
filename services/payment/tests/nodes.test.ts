import { afterEach, describe, expect, it } from '@jest/globals'
import { Keypair } from '@solana/web3.js'
import { eventually, type ChainNode } from '@thumbfolio/testing'
import {
  confirmedMs,
  finalMs,
  hourMs,
  minuteMs,
  PaymentUnderTest,
  type Buyer,
  type WorldOptions,
} from './payment-under-test.js'
import { startRelayNode, type RelayNode } from './relay-node.js'

const price = 150_000_000

/** Nodes that lag, lie, forget or are away, as others have met them; the sources are in services/payment/notes/the-balance-checks-the-list.md. */
describe('payments over nodes that misbehave', () => {
  let world: PaymentUnderTest
  const relays: RelayNode[] = []
  afterEach(async () => {
    await world[Symbol.asyncDispose]()
    for (const relay of relays.splice(0)) await relay[Symbol.asyncDispose]()
  })
  const start = async (options: WorldOptions = {}) => (world = await PaymentUnderTest.start(options))
  /** A service behind nodes of its own, so that payers reach the chain whatever the service meets. */
  const startBehind = async (count = 1, options: WorldOptions = {}): Promise<ChainNode[]> => {
    const nodes: ChainNode[] = []
    await start({
      ...options,
      async nodes(chain) {
        for (let index = 0; index < count; index++) nodes.push(await chain.addNode())
        return nodes.map(({ url }) => url)
      },
    })
    return nodes
  }
  const startRelayed = async (count = 1, options: WorldOptions = {}): Promise<RelayNode[]> => {
    await start({
      ...options,
      async nodes(chain) {
        for (let index = 0; index < count; index++) relays.push(await startRelayNode(chain.url))
        return relays.map(({ url }) => url)
      },
    })
    return [...relays]
  }

  const ordered = async () => {
    const buyer = await world.buyer()
    const { transactionId: id, transaction } = await world.order(buyer)
    return { buyer, id, reference: transaction.signature }
  }
  const settle = (buyer: Buyer, id: string) => {
    world.clock.advance(finalMs)
    return world.reached(buyer, id, 'settled')
  }
  const walletOf = () =>
    world.stores.wallets.find(`${world.chain.chain.genesisHash}:${world.chain.admin.publicKey.toBase58()}`)
  const addsUp = () => eventually(async () => (await walletOf())?.mismatches === 0)

  it('when the node is away for 30 h over orders that were paid in time, then they settle and are not closed', async () => {
    const [node] = await startBehind()
    const [paid, unpaid] = [await ordered(), await ordered()]
    node!.faults.inject({ kind: 'status', status: 503 })
    await world.chain.pay({ from: paid.buyer.wallet, lamports: price })
    world.clock.advance(30 * hourMs)
    await world.reached(unpaid.buyer, unpaid.id, 'expired')
    expect((await world.look(paid.buyer, paid.id)).status).toBe('expired')
    node!.faults.clear()
    expect(await world.reached(paid.buyer, paid.id, 'settled')).toMatchObject({ late: false })
    await world.reached(unpaid.buyer, unpaid.id, 'abandoned')
  }, 60_000)

  it('when the node is a day behind, then nothing is closed before it has caught up', async () => {
    const [node] = await startBehind()
    const { buyer, id } = await ordered()
    await world.swept()
    node!.faults.inject({ kind: 'stale', blocks: (26 * hourMs) / 400 })
    await world.chain.pay({ from: buyer.wallet, lamports: price })
    world.clock.advance(25 * hourMs)
    const epoch = (await walletOf())!.epoch
    await eventually(async () => (await walletOf())!.epoch > epoch + 3)
    expect((await world.look(buyer, id)).status).toBe('expired')
    node!.faults.clear()
    await world.reached(buyer, id, 'settled')
  }, 60_000)

  it('when a list lacks rows, then the balance shows it, and they are found once they are served', async () => {
    const [node] = await startBehind()
    const [first, second] = [await ordered(), await ordered()]
    const missing = await world.chain.pay({ lamports: price, references: [first.reference] })
    node!.faults.inject({ kind: 'missing-rows', methods: ['getSignaturesForAddress'], signatures: [missing] })
    world.clock.advance(confirmedMs)
    await world.chain.pay({ lamports: price, references: [second.reference] })
    await settle(second.buyer, second.id)
    await world.swept()
    expect((await world.look(first.buyer, first.id)).status).toBe('pending')
    node!.faults.clear()
    await world.reached(first.buyer, first.id, 'settled')
    await addsUp()
  })

  it('when the node does not know the cursor and lists everything again, then nothing counts twice', async () => {
    const [relay] = await startRelayed()
    const { buyer, id, reference } = await ordered()
    await world.chain.pay({ lamports: price, references: [reference] })
    await settle(buyer, id)
    relay!.ask = (request) => {
      if (request.method !== 'getSignaturesForAddress') return request
      const [wallet, config] = request.params as [string, Record<string, unknown>]
      const { until: _until, ...rest } = config
      return { ...request, params: [wallet, rest] }
    }
    const next = await ordered()
    await world.chain.pay({ lamports: price, references: [next.reference] })
    await settle(next.buyer, next.id)
    await world.swept()
    await addsUp()
    expect(await world.look(buyer, id)).toMatchObject({ receivedLamports: String(price), overpaid: false })
  })

  it('when a row is gone from the lists and only the whole history knows it, then it is not dropped', async () => {
    const [node] = await startBehind()
    const { buyer, id, reference } = await ordered()
    const signature = await world.chain.pay({ lamports: price, references: [reference] })
    node!.faults.inject({ kind: 'missing-rows', methods: ['getSignaturesForAddress'] })
    world.clock.advance(confirmedMs)
    expect((await world.verify(buyer, id, signature)).status).toBe(202)
    world.clock.advance(3 * minuteMs)
    expect((await world.reached(buyer, id, 'settled')).payments).toMatchObject([{ state: 'finalized' }])
    node!.faults.clear()
    await addsUp()
  })

  it('when the second node shows another amount, then nothing settles until both agree', async () => {
    const [, liar] = await startRelayed(2)
    liar!.answer = (method, result) => {
      if (method !== 'getTransaction' || result === null) return result
      const found = structuredClone(result) as { meta: { postBalances: number[] } }
      found.meta.postBalances[1]! += 1
      return found
    }
    const { buyer, id, reference } = await ordered()
    const signature = await world.chain.pay({ lamports: price, references: [reference] })
    world.clock.advance(finalMs)
    const answer = await world.verify(buyer, id, signature)
    expect(answer.status).toBe(503)
    await world.swept()
    expect((await world.look(buyer, id)).status).not.toBe('settled')
    liar!.answer = (_method, result) => result
    await world.reached(buyer, id, 'settled')
  })

  it('when a node shows a reference of another order, then that order gets nothing', async () => {
    const [liar] = await startRelayed(2)
    const [payer, thief] = [await ordered(), await ordered()]
    liar!.answer = (method, result) => {
      if (method !== 'getTransaction' || result === null) return result
      return JSON.parse(JSON.stringify(result).replaceAll(payer.reference, thief.reference)) as unknown
    }
    const signature = await world.chain.pay({ lamports: price, references: [payer.reference] })
    world.clock.advance(finalMs)
    const answer = await world.verify(thief.buyer, thief.id, signature)
    expect(answer.status).toBe(503)
    await world.swept()
    expect(await world.payment(signature)).toBeUndefined()
    liar!.answer = (_method, result) => result
    await world.reached(payer.buyer, payer.id, 'settled')
    expect((await world.look(thief.buyer, thief.id)).receivedLamports).toBe('0')
  })

  it('when the account is deleted while the node is asked for an order, then no order is made', async () => {
    const [relay] = await startRelayed()
    const { buyer, id } = await ordered()
    relay!.ask = async (request) => {
      if (request.method !== 'getSlot') return request
      await world.publish('account.deleted.v1', buyer.userId, {})
      await world.reached(buyer, id, 'abandoned')
      return request
    }
    expect((await world.create(buyer, 2)).status).toBe(401)
    const payer = buyer.wallet.publicKey.toBase58()
    expect((await world.stores.orders.list('payer', { equals: payer }, { limit: 1 })).items).toEqual([])
  })

  it('when a node serves another chain, then its answers count for nothing and the process is ended', async () => {
    const [relay] = await startRelayed(1, { environment: { SOLANA_CLUSTER: 'devnet' } })
    await eventually(() => world.fatal.length > 0)
    expect(world.fatal[0]!.message).toMatch(/^Solana endpoint 1: genesis hash .* where devnet has /)
    expect(new Set(relay!.calls)).toEqual(new Set(['getGenesisHash']))
  })

  it('when our wallet is a token account or a program, then the process is ended', async () => {
    const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
    await start({ environment: { SOLANA_ADMIN_WALLET: program } })
    await eventually(() => world.fatal.length > 0)
    expect(world.fatal[0]!.message).toContain(`SOLANA_ADMIN_WALLET: ${program} is no ordinary wallet`)
  })

  it('when our wallet is rotated, then an open order keeps its own, a new one has the new, and both settle', async () => {
    await start()
    const before = await ordered()
    const rotated = Keypair.generate()
    await world.chain.fund(rotated.publicKey, 1_000_000_000)
    world.clock.advance(finalMs)
    const old = world.chain.admin.publicKey.toBase58()
    await world.restartWith({ SOLANA_ADMIN_WALLET: `${rotated.publicKey.toBase58()},${old}` })
    const again = await world.create({ ...before.buyer, call: world.caller(before.buyer.userId) })
    expect([again.status, again.body.data.adminWallet]).toEqual([200, old])
    const after = await world.buyer()
    const order = await world.order(after)
    expect(order.adminWallet).toBe(rotated.publicKey.toBase58())
    await world.chain.pay({ lamports: price, references: [before.reference] })
    await world.chain.pay({
      to: rotated.publicKey,
      lamports: price,
      references: [order.transaction.signature],
    })
    await settle(after, order.transactionId)
    await world.reached({ call: world.caller(before.buyer.userId) }, before.id, 'settled')
  })

  it('when nothing happens, then a sweep costs two calls; a payment one or two more', async () => {
    const [relay] = await startRelayed(1, {
      parts: { turnEveryMs: 15, sweepEveryMs: { open: 5_000, idle: minuteMs, retired: hourMs } },
    })
    await eventually(async () => ((await walletOf())?.sweptAt ?? 0) > 0)
    const { buyer, id, reference } = await ordered()
    const sweepOnce = async () => {
      const before = (await walletOf())!.sweptAt
      relay!.calls.length = 0
      world.clock.advance(minuteMs)
      await eventually(async () => (await walletOf())!.sweptAt > before)
      return [...relay!.calls]
    }
    await sweepOnce()
    expect(await sweepOnce()).toEqual(['getBalance', 'getSignaturesForAddress'])
    await world.chain.pay({ lamports: price, references: [reference] })
    expect(await sweepOnce()).toEqual(['getBalance', 'getSignaturesForAddress', 'getTransaction'])
    await world.reached(buyer, id, 'settled')
  })
})
