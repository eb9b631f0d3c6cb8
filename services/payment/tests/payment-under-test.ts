import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import {
  event,
  parseEvent,
  type AnyEvent,
  type EventData,
  type EventType,
  type Order,
} from '@thumbfolio/contracts'
import { createLog, loadConfig } from '@thumbfolio/kit/base'
import {
  developmentIdentity,
  createServiceClient,
  type Listening,
  type ServiceClient,
} from '@thumbfolio/kit/http'
import type { Database } from '@thumbfolio/kit/store'
import type { Bus } from '@thumbfolio/kit/bus'
import { serve } from '@thumbfolio/kit/run'
import { openLmdbDatabase, openMemoryBus } from '@thumbfolio/kit/lmdb'
import {
  eventually,
  httpClient,
  startIdentity,
  startLocalChain,
  startMailbox,
  temporaryDirectory,
  testClock,
  type Clock,
  type HttpAnswer,
  type HttpClient,
  type Identity,
  type Mailbox,
  type TestChain,
} from '@thumbfolio/testing'
import type { Keypair } from '@solana/web3.js'
import { chainPayments, orders, wallets } from '../src/collections.js'
import { PaymentConfig, paymentService } from '../src/index.js'
import type { PaymentParts } from '../src/service.js'

export const api = '/api/v1/payment'
/** Blocks take 400 ms; the first counts as confirmed, the 32nd makes final. */
export const confirmedMs = 800
export const finalMs = 33 * 400
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs

/** Clocks are moved by days. */
const tokenSeconds = 90 * 24 * 3_600
const log = createLog({ name: 'test', level: 'silent' })

export interface Buyer {
  readonly userId: string
  readonly call: HttpClient
  /** The wallet that the buyer pays from. */
  readonly wallet: Keypair
}

export interface WorldOptions {
  readonly services?: number
  readonly parts?: PaymentParts
  readonly environment?: Readonly<Record<string, string>>
  /** The nodes that the service asks; that of the test chain by default. */
  readonly nodes?: (chain: TestChain) => Promise<readonly string[]>
}

/** The service over real HTTP on the local chain, with a real mail server, a stopped clock and a bus that is watched. */
export class PaymentUnderTest implements AsyncDisposable {
  readonly verified: AnyEvent[] = []
  /** What would have ended the process. */
  readonly fatal: Error[] = []
  private readonly started: Listening[] = []
  private booted = 0

  private rpcUrl = ''

  private constructor(
    readonly directory: string,
    readonly clock: Clock,
    readonly chain: TestChain,
    readonly identity: Identity,
    readonly mailbox: Mailbox,
    private readonly bus: Bus,
    readonly database: Database,
    private readonly options: WorldOptions,
    private readonly closing: readonly AsyncDisposable[],
  ) {}

  static async start(options: WorldOptions = {}): Promise<PaymentUnderTest> {
    const directory = await temporaryDirectory()
    const clock = testClock(Date.now())
    const chain = await startLocalChain({ now: clock.now, directory: join(directory.path, 'chain') })
    await chain.fund(chain.admin.publicKey, 1_000_000_000)
    clock.advance(finalMs)
    const [identity, mailbox] = [await startIdentity(), await startMailbox()]
    identity.on('GET /internal/users/', (_body, path) => ({
      status: 200,
      body: { email: `${path.split('/')[3]}@example.org`, username: 'ada' },
    }))
    const bus = openMemoryBus({ path: join(directory.path, 'bus'), now: clock.now, log })
    const database = openLmdbDatabase({
      path: join(directory.path, 'store'),
      source: 'payment',
      now: clock.now,
    })
    const world = new PaymentUnderTest(
      directory.path,
      clock,
      chain,
      identity,
      mailbox,
      bus,
      database,
      options,
      [database, chain, identity, mailbox, directory],
    )
    bus.subscribe({
      group: 'test',
      handlers: { 'payment.verified.v1': async (known) => void world.verified.push(known) },
    })
    world.rpcUrl = (await options.nodes?.(chain))?.join(',') ?? chain.url
    for (let index = 0; index < (options.services ?? 1); index++) await world.boot()
    await bus.start()
    return world
  }

  get url(): string {
    return this.started[0]!.url
  }
  get urls(): string[] {
    return this.started.map(({ url }) => url)
  }
  get stores() {
    return {
      orders: this.database.store(orders),
      chainPayments: this.database.store(chainPayments),
      wallets: this.database.store(wallets),
    }
  }
  /** What another service calls. */
  get serviceClients(): ServiceClient {
    return createServiceClient({ identity: developmentIdentity('auth'), urls: { payment: this.url } })
  }

  /** A further process with the same database and bus. */
  private async boot(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    const config = loadConfig(PaymentConfig, {
      DATA_DIR: join(this.directory, `service-${this.booted++}`),
      LOG_LEVEL: 'silent',
      SMTP_URL: this.mailbox.url,
      AUTH_URL: this.identity.url,
      SOLANA_RPC_URL: this.rpcUrl,
      SOLANA_ADMIN_WALLET: this.chain.admin.publicKey.toBase58(),
      ...this.options.environment,
      ...environment,
    })
    const service = await paymentService(config, {
      bus: this.booted > 1 ? withoutSubscriptions(this.bus) : this.bus,
      now: this.clock.now,
      log,
      turnEveryMs: 15,
      sweepEveryMs: { open: 0, idle: 0, retired: 0 },
      fatal: (error) => void this.fatal.push(error),
      ...this.options.parts,
      wrapDatabase: () => ({ ...this.database, [Symbol.asyncDispose]: async () => undefined }),
    })
    this.started.push(await serve(service, { port: 0, host: '127.0.0.1', log }))
  }

  /** Ends the service, and starts it again over the same store. */
  async restartWith(environment: Readonly<Record<string, string>>): Promise<void> {
    await this.started.shift()?.[Symbol.asyncDispose]()
    await this.boot(environment)
  }

  caller(userId: string, verified = true): HttpClient {
    return httpClient(this.url, this.identity.tokenFor({ userId, verified, expiresInSeconds: tokenSeconds }))
  }

  async buyer(userId: string = randomUUID()): Promise<Buyer> {
    const wallet = await this.chain.fundedWallet()
    return { userId, wallet, call: this.caller(userId) }
  }

  /** Asks for an order; the tier of 20 credits at 0.15 SOL by default. */
  create({ userId, call, wallet }: Buyer, tierIndex = 1): Promise<HttpAnswer> {
    const body = { userId, tierIndex, walletAddress: wallet.publicKey.toBase58() }
    return call('POST', `${api}/create-transaction`, { body })
  }

  async order(buyer: Buyer, tierIndex = 1): Promise<Order> {
    const { status, body } = await this.create(buyer, tierIndex)
    if (status !== 201) throw new Error(`create: ${status} ${JSON.stringify(body)}`)
    return body.data as Order
  }

  verify({ call }: Pick<Buyer, 'call'>, transactionId: string, signature: string): Promise<HttpAnswer> {
    return call('POST', `${api}/verify-transaction`, { body: { transactionId, signature } })
  }

  async look({ call }: Pick<Buyer, 'call'>, id: string): Promise<Order> {
    const { status, body } = await call('GET', `${api}/transactions/${id}`)
    if (status !== 200) throw new Error(`order: ${status} ${JSON.stringify(body)}`)
    return body.data as Order
  }

  /** Waits until the sweeper has brought the order there. */
  reached(buyer: Pick<Buyer, 'call'>, id: string, status: Order['status']): Promise<Order> {
    return eventually(async () => {
      const order = await this.look(buyer, id)
      return order.status === status && order
    })
  }

  /** Waits for a complete sweep that begins after now. */
  async swept(withinMs = 20_000): Promise<void> {
    const address = this.chain.admin.publicKey.toBase58()
    const find = async () => this.stores.wallets.find(`${this.chain.chain.genesisHash}:${address}`)
    const before = (await find())?.epoch ?? 0
    await eventually(async () => {
      const wallet = await find()
      return wallet !== undefined && wallet.epoch >= before + 2 && wallet.lease === undefined
    }, withinMs)
  }

  payment(signature: string) {
    return this.stores.chainPayments.find(`${this.chain.chain.genesisHash}:${signature}`)
  }

  publish<T extends EventType>(type: T, subject: string, data: EventData<T>): Promise<void> {
    const envelope = {
      specversion: '1.0',
      id: randomUUID(),
      source: 'test',
      datacontenttype: 'application/json',
      time: new Date(this.clock.now()).toISOString(),
      ...event(type, subject, data),
    }
    return this.bus.publish([parseEvent(envelope)])
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.bus[Symbol.asyncDispose]()
    for (const served of this.started) await served[Symbol.asyncDispose]()
    for (const part of this.closing) await part[Symbol.asyncDispose]()
  }
}

/** A memory bus has one member a group: the first service consumes for all. */
const withoutSubscriptions = (bus: Bus): Bus => ({ ...bus, subscribe: () => undefined })
