import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import {
  defaultPricingTiers,
  personalDataRoutes,
  paymentOperatorRoutes,
  paymentRoutes,
  type PricingTier,
} from '@thumbfolio/contracts'
import { count, observe, startSweep } from '@thumbfolio/kit/base'
import { createRouter } from '@thumbfolio/kit/http'
import { openErasures, type Erasures } from '@thumbfolio/kit/store'
import type { Bus } from '@thumbfolio/kit/bus'
import {
  openPlatform,
  openSmtpMailer,
  type Mailer,
  type Platform,
  type PlatformParts,
  type Service,
} from '@thumbfolio/kit/run'
import { Router } from 'express'
import { httpAccounts } from './adapters/accounts.http.js'
import { guardedChain } from './adapters/chain.guarded.js'
import {
  chainPayments,
  notices,
  operatorActions,
  orders,
  pendingRefunds,
  tokenCursors,
  tokenReceipts,
  wallets,
} from './collections.js'
import { forgetUser } from './commands/forget-user.js'
import {
  countItems,
  countOrders,
  countUncredited,
  cursorLagMs,
  itemKinds,
} from './commands/measure-payments.js'
import type { SeenRows } from './commands/record-row.js'
import { sweepPayments } from './commands/sweep-payments.js'
import { sweepTokens } from './commands/sweep-tokens.js'
import { clusterOf, type PaymentConfig } from './config.js'
import { orderStates } from './domain/order.js'
import { onAccountDeleted } from './events/on-account-deleted.js'
import { onCreditsGranted } from './events/on-credits-granted.js'
import { onPaymentVerified } from './events/on-payment-verified.js'
import { operatorHandlers } from './http/operator-handlers.js'
import { personalDataHandlers } from './http/personal-data-handlers.js'
import { paymentHandlers } from './http/payment-handlers.js'
import type { Chain, Ports } from './ports.js'

const standardSweep = { open: 5_000, idle: 60_000, retired: 3_600_000 }
/** Tokens buy nothing, so they are not urgent. */
const tokensEveryMs = 60_000
const misconfigured = 78

/** What tests replace beside the platform's parts. */
export interface PaymentParts extends PlatformParts {
  readonly tiers?: readonly PricingTier[]
  readonly sweepEveryMs?: Ports['sweepEveryMs']
  /** How often the sweeper looks what is due. */
  readonly turnEveryMs?: number
  readonly tokensEveryMs?: number
  readonly fatal?: (error: Error) => void
}

/** Pricing, orders, and what the chain shows of their payments. */
export async function paymentService(config: PaymentConfig, parts: PaymentParts = {}): Promise<Service> {
  const platform = await openPlatform('payment', config, parts)
  const mailer = openSmtpMailer(config)
  const erasures = openErasures(platform, (userId) => forgetUser(ports, userId))
  const ports = await portsOf(config, parts, { platform, mailer, erasures })
  const seenRows: SeenRows = new Map()
  const sweeper = startSweep({
    name: 'sweep-payments',
    everyMs: parts.turnEveryMs ?? standardSweep.open,
    log: platform.log,
    sweep: () => sweepPayments(ports, seenRows),
  })
  const tokenSweeper = startSweep({
    name: 'sweep-tokens',
    everyMs: parts.tokensEveryMs ?? tokensEveryMs,
    log: platform.log,
    sweep: () => sweepTokens(ports),
  })
  subscribe(platform.bus, ports, erasures)
  let unobserve: (() => void)[] = []

  return {
    name: 'payment',
    router: routesOf(ports, platform),
    migrate: () => platform.migrate(),
    async start() {
      await platform.start()
      unobserve = measure(ports)
      erasures.start()
      sweeper.wake()
      tokenSweeper.wake()
    },
    ready: () => platform.ready(),
    async [Symbol.asyncDispose]() {
      for (const stop of unobserve) stop()
      for (const part of [sweeper, tokenSweeper, erasures, mailer, platform])
        await part[Symbol.asyncDispose]()
    },
  }
}

function routesOf(ports: Ports, { database, routerOptions }: Platform): Router {
  const handlers = operatorHandlers({
    ...ports,
    operatorActions: database.store(operatorActions),
    pendingRefunds: database.store(pendingRefunds),
  })
  return Router()
    .use(createRouter(paymentRoutes, paymentHandlers(ports), routerOptions))
    .use(createRouter(personalDataRoutes.payment, personalDataHandlers(ports), routerOptions))
    .use(createRouter(paymentOperatorRoutes, handlers, routerOptions))
}

async function portsOf(
  config: PaymentConfig,
  parts: PaymentParts,
  { platform, mailer, erasures }: { platform: Platform; mailer: Mailer; erasures: Erasures },
): Promise<Ports> {
  const { database, serviceClients, log, now } = platform
  const fatal = parts.fatal ?? endProcess
  return {
    tiers: parts.tiers ?? defaultPricingTiers,
    chain: await openChain(config, { now, fatal }),
    network: networkOf(config),
    addresses: config.SOLANA_ADMIN_WALLET ?? [],
    orders: database.store(orders),
    chainPayments: database.store(chainPayments),
    wallets: database.store(wallets),
    tokenReceipts: database.store(tokenReceipts),
    tokenCursors: database.store(tokenCursors),
    notices: database.store(notices),
    accounts: httpAccounts(serviceClients),
    mailer,
    erasures,
    log,
    now,
    fatal,
    holder: `${hostname()}:${randomUUID()}`,
    sweepEveryMs: parts.sweepEveryMs ?? standardSweep,
    publicUrl: config.PUBLIC_URL,
  }
}

/** Undefined where no node or no wallet is named. The library behind it is loaded only where there is one. */
async function openChain(
  config: PaymentConfig,
  { now, fatal }: Pick<Ports, 'now' | 'fatal'>,
): Promise<Chain | undefined> {
  const { SOLANA_RPC_URL: urls = [], SOLANA_ADMIN_WALLET: addresses = [] } = config
  if (urls.length === 0 || addresses.length === 0) return undefined
  const { solanaChain } = await import('./adapters/chain.solana.js')
  const chain = solanaChain({
    urls,
    cluster: clusterOf(config),
    now,
    onCall: ({ method, endpoint, outcome }) =>
      count('thumbfolio.chain.calls', { method, endpoint: String(endpoint + 1), outcome }),
  })
  return guardedChain(chain, fatal)
}

function networkOf(config: PaymentConfig): Ports['network'] {
  const cluster = clusterOf(config)
  const local = `${config.PUBLIC_URL}/dev/chain`
  return cluster === 'local'
    ? { cluster, explorerUrl: local, rpcUrl: local }
    : { cluster, explorerUrl: 'https://explorer.solana.com' }
}

function endProcess(error: Error): void {
  process.stderr.write(`${error.message}\n`)
  process.exit(misconfigured)
}

function subscribe(bus: Bus, ports: Ports, erasures: Erasures): void {
  bus.subscribe({
    group: 'payment',
    handlers: {
      'credits.granted.v1': (event) => onCreditsGranted(ports, event),
      'account.deleted.v1': (event) => onAccountDeleted(erasures, event),
    },
  })
  // A group of its own: a mail server that refuses holds up no credits.
  bus.subscribe({
    group: 'payment-mail',
    handlers: { 'payment.verified.v1': (event) => onPaymentVerified(ports, event) },
  })
}

const measure = (ports: Ports): (() => void)[] => [
  ...orderStates.map((status) => observe('thumbfolio.orders', { status }, () => countOrders(ports, status))),
  ...itemKinds.map((kind) => observe('thumbfolio.payment.items', { kind }, () => countItems(ports, kind))),
  ...ports.addresses.map((wallet) =>
    observe('thumbfolio.chain.cursor_lag', { wallet }, async () => (await cursorLagMs(ports, wallet)) / 1000),
  ),
  observe('thumbfolio.orders.uncredited', {}, () => countUncredited(ports)),
]
