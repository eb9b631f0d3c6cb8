import type { PaymentNetwork, PricingTier, SolanaCluster } from '@thumbfolio/contracts'
import type { Logger } from '@thumbfolio/kit/base'
import type { Erasures, Store } from '@thumbfolio/kit/store'
import type { Mailer } from '@thumbfolio/kit/run'
import type { ChainPayment } from './domain/chain-payment.js'
import type { ChainRow, ChainTransaction, Sighting } from './domain/chain-transaction.js'
import type { Notice } from './domain/notice.js'
import type { OperatorAction } from './domain/operator-action.js'
import type { Order, OrderIndex } from './domain/order.js'
import type { PendingRefund } from './domain/pending-refund.js'
import type { TokenCursor, TokenReceipt } from './domain/token-receipt.js'
import type { Wallet } from './domain/wallet.js'

/**
 * Solana as payment sees it: read only, but for relaying what a wallet signed. Addresses, signatures and hashes are
 * base58. Every method throws `ChainUnavailable` when no endpoint answers within 6 s of its turn (8 calls are in flight), and
 * never for an answer of the chain; `GenesisMismatch` when one is another chain, which has to end the process.
 */
export interface Chain {
  readonly cluster: SolanaCluster
  /** Known without asking on public clusters; undefined while a local chain was never reached. */
  readonly genesisHash: () => string | undefined
  /** The newest slots that the endpoint in use knows. */
  tip(): Promise<{ readonly confirmed: number; readonly finalized: number }>
  /**
   * Transactions that name a wallet, newest first, at `confirmed`: one page of at most 1,000, older than `before`,
   * down to and without `until`. @throws ChainBehind when the node has not reached `minSlot`
   */
  rows(
    wallet: string,
    page: { readonly before?: string; readonly until?: string; readonly minSlot?: number },
  ): Promise<readonly ChainRow[]>
  /**
   * One transaction. With `agreed`, as two endpoints show it alike where several are configured; seen by one alone it is
   * not final. It may be called not final for as long as a slot takes after it is.
   * @throws EndpointsDisagree when they do not
   */
  transaction(signature: string, options?: { readonly agreed?: boolean }): Promise<Sighting>
  /** Where signatures are now, in order, looked for in the whole history; `unknown` only when no endpoint knows one. */
  statuses(
    signatures: readonly string[],
  ): Promise<readonly ('unknown' | 'processed' | 'confirmed' | 'finalized' | 'failed')[]>
  /** Lamports of a wallet at `finalized`, and the slot of that answer. */
  balance(wallet: string): Promise<{ readonly lamports: bigint; readonly slot: number }>
  /** The token accounts of a wallet at `finalized`, of both token programs. */
  tokenAccounts(wallet: string): Promise<readonly TokenAccount[]>
  /** The chain's own clock at `finalized`, and the slot of that answer. */
  time(): Promise<{ readonly at: number; readonly slot: number }>
  /** Can the wallet receive SOL and give it back: absent on chain, or a plain account of the System program. */
  isPlainWallet(wallet: string): Promise<boolean>
  /** An unsigned version 0 transfer with a reference, in base64. */
  prepareTransfer(transfer: {
    readonly from: string
    readonly to: string
    readonly lamports: bigint
    readonly reference: string
  }): Promise<{ readonly transaction: string; readonly lastValidBlockHeight: number }>
  /** What signed bytes (base64) would do, without asking the chain. @throws UnreadableTransaction */
  readTransaction(transaction: string): SignedTransaction
  /** Relays signed bytes. @throws TransactionRefused with the network's reason, in words for people */
  send(transaction: string): Promise<string>
  /** A new address without a known private key, to recognise a payment by. */
  newReference(): string
}

/** A token account as a node shows it at a slot. */
export interface TokenAccount {
  readonly address: string
  readonly mint: string
  /** In the token's smallest unit. */
  readonly amount: bigint
  readonly slot: number
}

/** Signed bytes, read without the chain: what they promise to move. Lookup tables are not resolved. */
export type SignedTransaction = Pick<ChainTransaction, 'signature' | 'feePayer' | 'accounts' | 'transfers'>

type Orders = Store<Order, 'reference' | 'open' | 'place', OrderIndex>
type ChainPayments = Store<ChainPayment, never, 'uncounted' | 'unfinal' | 'item' | 'slot'>
type Wallets = Store<Wallet, never, 'chain'>
type TokenReceipts = Store<TokenReceipt, never, 'open' | 'unfinal'>
type TokenCursors = Store<TokenCursor>

type OperatorActions = Store<OperatorAction, never, 'at'>

/** Auth's addresses. */
export interface Accounts {
  /** Where to write to a user; undefined when the account is gone. */
  contact(userId: string): Promise<{ readonly email: string; readonly username: string } | undefined>
}

/** The world as payment sees it. */
export interface Ports {
  readonly tiers: readonly PricingTier[]
  /** Undefined where no node or no wallet is configured: pricing is answered, orders are not taken. */
  readonly chain: Chain | undefined
  readonly network: PaymentNetwork
  /** Ours: the current one first, then the retired ones. */
  readonly addresses: readonly string[]
  readonly orders: Orders
  readonly chainPayments: ChainPayments
  readonly wallets: Wallets
  readonly tokenReceipts: TokenReceipts
  readonly tokenCursors: TokenCursors
  readonly notices: Store<Notice>
  readonly erasures: Pick<Erasures, 'isErased'>
  readonly accounts: Accounts
  readonly mailer: Mailer
  readonly log: Logger
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Names this process in leases. */
  readonly holder: string
  /** How often a wallet is swept: while orders wait on it, while none does, and once it is retired. */
  readonly sweepEveryMs: { readonly open: number; readonly idle: number; readonly retired: number }
  /** Origin of the app. */
  readonly publicUrl: string
  /** Ends the process: what is configured cannot be paid on. */
  readonly fatal: (error: Error) => void
}

/** What it takes to read the chain and to count what it shows. */
export type ReadingPorts = Pick<
  Ports,
  | 'chain'
  | 'addresses'
  | 'orders'
  | 'chainPayments'
  | 'wallets'
  | 'tokenReceipts'
  | 'tokenCursors'
  | 'log'
  | 'now'
  | 'holder'
  | 'fatal'
>

/** What the operator's commands see. */
export interface OperatorPorts extends ReadingPorts {
  readonly network: PaymentNetwork
  readonly operatorActions: OperatorActions
  readonly pendingRefunds: Store<PendingRefund, 'signature', 'at' | 'case'>
}
