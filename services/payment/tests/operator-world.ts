import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Keypair } from '@solana/web3.js'
import type { UserGrants } from '@thumbfolio/contracts'
import { createLog } from '@thumbfolio/kit/base'
import { createOperatorClient, type ServiceClient } from '@thumbfolio/kit/http'
import type { Database } from '@thumbfolio/kit/store'
import { solanaChain } from '../src/adapters/chain.solana.js'
import {
  chainPayments,
  operatorActions,
  orders,
  pendingRefunds,
  tokenCursors,
  tokenReceipts,
  wallets,
} from '../src/collections.js'
import { listItems, type Item } from '../src/commands/list-items.js'
import { proveBooks, type Report } from '../src/commands/prove-books.js'
import type { OperatorPorts } from '../src/ports.js'
import { confirmedMs, finalMs, hourMs, PaymentUnderTest } from './payment-under-test.js'

/** What the operators' routes work on, beside the running service and on the same store. */
export function operatorOf(
  world: Pick<PaymentUnderTest, 'chain' | 'clock' | 'database'>,
  database: Database = world.database,
): OperatorPorts {
  return {
    chain: solanaChain({ cluster: 'local', urls: [world.chain.url], now: world.clock.now }),
    addresses: [world.chain.admin.publicKey.toBase58()],
    network: { cluster: 'local', explorerUrl: 'http://localhost/dev/chain' },
    orders: database.store(orders),
    chainPayments: database.store(chainPayments),
    tokenReceipts: database.store(tokenReceipts),
    tokenCursors: database.store(tokenCursors),
    wallets: database.store(wallets),
    operatorActions: database.store(operatorActions),
    pendingRefunds: database.store(pendingRefunds),
    log: createLog({ name: 'test', level: 'silent' }),
    now: world.clock.now,
    holder: randomUUID(),
    fatal: (error) => {
      throw error
    },
  }
}

/** Calls the service as an operator who logged in. */
export function operatorClient({ url, identity }: PaymentUnderTest, userId: string): ServiceClient {
  const sessionId = `session-of-${userId}`
  identity.setOperator(sessionId, 'confirmed')
  const token = identity.tokenFor({ userId, sessionId, expiresInSeconds: 90 * 24 * 3_600 })
  return createOperatorClient({ token: () => token, urls: { payment: url } })
}

export async function itemsOf(ports: OperatorPorts): Promise<Item[]> {
  await ports.chain?.tip()
  const found: Item[] = []
  for await (const item of listItems(ports)) found.push(item)
  return found
}

export async function actionsOf({ operatorActions: actions }: OperatorPorts) {
  return (await actions.list('at', {}, { limit: 100 })).items
}

/** The report, where auth granted what the service asked it to. */
export function reportOf(world: PaymentUnderTest, ports: OperatorPorts): Promise<Report> {
  const granted = new Map<string, UserGrants>()
  for (const { subject, data } of world.verified) {
    const { userId, credits } = data as { userId: string; credits: number }
    const { grants } = granted.get(userId) ?? { grants: {} }
    granted.set(userId, { userId, grants: { ...grants, [subject]: credits }, withoutAccount: [] })
  }
  return proveBooks(ports, async () => [...granted.values()])
}

/** A process that dies instead of its n-th commit. */
export function dyingAt(database: Database, commits: number): Database {
  let left = commits
  return {
    ...database,
    store(declared) {
      const store = database.store(declared)
      return {
        ...store,
        async commit(next, options) {
          if (left-- <= 0) throw new Error('killed')
          return store.commit(next, options)
        },
      }
    },
  }
}

/** The service with an operator beside it, and what makes work for one. */
export async function startOperatorWorld() {
  const world = await PaymentUnderTest.start({ parts: { tokensEveryMs: 15 } })
  const ports = operatorOf(world)
  await ports.chain?.tip()

  async function final(): Promise<void> {
    world.clock.advance(confirmedMs)
    world.clock.advance(finalMs)
    await world.swept()
  }
  return {
    world,
    ports,
    final,
    /** A payment that no order names. */
    async strangersPayment(lamports: number) {
      const from = await world.chain.fundedWallet()
      const signature = await world.chain.pay({ from, lamports })
      await final()
      return { from, signature }
    },
    async abandonedOrder(paid: number) {
      const buyer = await world.buyer()
      const order = await world.order(buyer)
      if (paid > 0) await world.chain.pay({ from: buyer.wallet, lamports: paid })
      await final()
      world.clock.advance(25 * hourMs)
      await world.reached(buyer, order.transactionId, 'abandoned')
      return { buyer, orderId: order.transactionId }
    },
    async sendBack(to: Keypair, lamports: number): Promise<string> {
      const signature = await world.chain.pay({ from: world.chain.admin, to: to.publicKey, lamports })
      await final()
      return signature
    },
    /** Without what no auth has granted. */
    openItems: async () => (await itemsOf(ports)).filter(({ kind }) => kind !== 'not credited'),
    eventsFor: (orderId: string) => world.verified.filter(({ subject }) => subject === orderId),
    async expectEven(): Promise<Report> {
      const report = await reportOf(world, ports)
      expect([report.books.uneven, report.credits.uneven, report.mismatches]).toEqual([[], [], []])
      return report
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  }
}
