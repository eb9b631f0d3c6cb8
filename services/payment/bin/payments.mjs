/**
 * `make payments`: what needs the operator, and what they decide about it. Works on the store in DATA_DIR, or in
 * MONGODB_URI, also beside the running product: every write is the same commit that a service makes.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { UserGrants } from '@thumbfolio/contracts'
import { ConfigError, createLog, loadConfig } from '@thumbfolio/kit/base'
import { everyItem } from '@thumbfolio/kit/store'
import { openLmdbDatabase } from '@thumbfolio/kit/lmdb'
import { connectMongo, openMongoDatabase } from '@thumbfolio/kit/mongo'
import { solanaChain } from '../dist/adapters/chain.solana.js'
import {
  chainPayments,
  operatorActions,
  orders,
  tokenCursors,
  tokenReceipts,
  wallets,
} from '../dist/collections.js'
import { assignPayment } from '../dist/commands/assign-payment.js'
import { explainPayment } from '../dist/commands/explain-payment.js'
import { listItems } from '../dist/commands/list-items.js'
import { isUneven, proveBooks } from '../dist/commands/prove-books.js'
import { recordRefund } from '../dist/commands/record-refund.js'
import { rereadWallet } from '../dist/commands/reread-wallet.js'
import { settleOrder } from '../dist/commands/settle-order.js'
import { clusterOf, OperatorConfig } from '../dist/config.js'
import { ChainUnavailable, EndpointsDisagree, GenesisMismatch } from '../dist/domain/chain-errors.js'
import { OperatorRefusal } from '../dist/domain/operator-action.js'
import { printAction, printItem, printOrder, printReport } from './print-payments.mjs'

class GrantsUnavailable extends Error {}

const exitCodes = { uneven: 1, refused: 1, unavailable: 69, config: 78 }

try {
  const config = loadConfig(OperatorConfig)
  await inStore(config, async (database) => {
    process.exitCode = await run(config, await portsOf(config, database))
  })
} catch (error) {
  const code =
    error instanceof OperatorRefusal
      ? exitCodes.refused
      : error instanceof ConfigError || error instanceof GenesisMismatch
        ? exitCodes.config
        : error instanceof ChainUnavailable ||
            error instanceof EndpointsDisagree ||
            error instanceof GrantsUnavailable
          ? exitCodes.unavailable
          : undefined
  if (code === undefined) throw error
  console.error(error.message)
  if (error instanceof ChainUnavailable) console.error(whereTheChainIs())
  process.exitCode = code
}

/** The local chain is a path of the product, whose address a command beside it needs. */
function whereTheChainIs() {
  const { SOLANA_RPC_URL, PUBLIC_URL } = loadConfig(OperatorConfig)
  return SOLANA_RPC_URL
    ? 'Set SOLANA_RPC_URL to the nodes that the product asks, or try again when they answer.'
    : `It was looked for at ${PUBLIC_URL}/dev/chain. Start the product, or set PUBLIC_URL to its address: make payments PUBLIC_URL=http://localhost:PORT`
}

async function run(config, ports) {
  const { ASSIGN, ORDER, SETTLE, REFUNDED, SIGNATURE, TO, EXPLAINED, REREAD, REASON, BY, REPORT } = config
  const signed = { by: BY ?? userInfo().username, reason: REASON }
  if (ASSIGN) printOrder(await assignPayment(ports, { signature: ASSIGN, orderId: ORDER, ...signed }))
  else if (SETTLE) printOrder(await settleOrder(ports, { orderId: SETTLE, ...signed }))
  else if (REFUNDED) {
    await recordRefund(ports, { caseId: REFUNDED, signature: SIGNATURE, ...(TO && { to: TO }), ...signed })
    console.log('The refund is recorded.')
  } else if (EXPLAINED) {
    await explainPayment(ports, { signature: EXPLAINED, ...signed })
    console.log('It is closed, with your reason.')
  } else if (REREAD) {
    await rereadWallet(ports, { address: REREAD, ...signed })
    console.log('The next sweep reads the wallet from its opening.')
  } else if (REPORT) {
    const report = await proveBooks(ports, (userIds) => grantsOf(config.GRANTS, userIds))
    printReport(report)
    return isUneven(report) ? exitCodes.uneven : 0
  } else await list(ports)
  return 0
}

async function list(ports) {
  const isChainThere = await ports.chain.tip().then(
    () => true,
    () => false,
  )
  if (!isChainThere) console.log('Solana does not answer: senders are not shown.\n')
  let items = 0
  for await (const item of listItems(ports)) {
    items++
    printItem(item)
  }
  if (items === 0) console.log('Nothing needs you.')
  let actions = 0
  for await (const action of everyItem(ports.operatorActions, 'at', {})) {
    if (action.kind === 'looked-up') continue
    if (actions++ === 0) console.log('Decided so far:')
    printAction(action)
  }
}

async function portsOf(config, database) {
  const cluster = clusterOf(config)
  const local = `${config.PUBLIC_URL}/dev/chain`
  const chain = solanaChain({ cluster, urls: config.SOLANA_RPC_URL ?? [local] })
  const known = database.store(wallets)
  // A local chain says who it is only once it answers; without it there is no list of wallets, and no sender.
  await chain.tip().catch((error) => {
    if (!(error instanceof ChainUnavailable)) throw error
  })
  const addresses = new Set(config.SOLANA_ADMIN_WALLET ?? [])
  const genesisHash = chain.genesisHash()
  if (genesisHash !== undefined)
    for await (const { address } of everyItem(known, 'chain', { equals: genesisHash })) addresses.add(address)
  return {
    chain,
    addresses: [...addresses],
    wallets: known,
    now: Date.now,
    network: { cluster, explorerUrl: cluster === 'local' ? local : 'https://explorer.solana.com' },
    orders: database.store(orders),
    chainPayments: database.store(chainPayments),
    tokenReceipts: database.store(tokenReceipts),
    tokenCursors: database.store(tokenCursors),
    operatorActions: database.store(operatorActions),
    log: createLog({ name: 'payments', level: config.LOG_LEVEL }),
    holder: `operator:${randomUUID()}`,
    fatal(error) {
      throw error
    },
  }
}

async function inStore({ MONGODB_URI, DATA_DIR }, work) {
  const common = { source: 'payment', now: Date.now, traceparent: () => undefined }
  const connection =
    MONGODB_URI && (await connectMongo({ uri: MONGODB_URI, service: 'payment' }).catch(giveUp))
  const path = join(DATA_DIR, 'payment', 'store')
  if (!connection && !existsSync(path))
    throw new ConfigError(
      `DATA_DIR: there are no payments in ${DATA_DIR}. Name the product's, or MONGODB_URI.`,
    )
  const database = connection
    ? await openMongoDatabase({ ...common, connection })
    : openLmdbDatabase({ ...common, path })
  try {
    return await work(database)
  } finally {
    await database[Symbol.asyncDispose]()
    await (connection || undefined)?.[Symbol.asyncDispose]()
  }
}

/** Asks auth's own tool, which reads auth's own store: no service knows another one's documents. */
async function grantsOf(tool, userIds) {
  const child = spawn(process.execPath, [tool], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.stdin.end(userIds.map((id) => `${id}\n`).join(''))
  let text = ''
  for await (const chunk of child.stdout.setEncoding('utf8')) text += chunk
  const code = await ended
  if (code !== 0) throw new GrantsUnavailable(`What auth granted could not be read (exit status ${code}).`)
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => UserGrants.parse(JSON.parse(line)))
}

/** No MongoDB answers, or that is no address of one: the message says what to do. */
function giveUp({ message }) {
  console.error(message)
  process.exit(exitCodes.unavailable)
}
