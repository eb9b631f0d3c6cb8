import { Connection, Keypair, type PublicKey } from '@solana/web3.js'
import { temporaryDirectory } from '../temporary-directory.js'
import { paymentTransaction, type Payment } from './payment-transaction.js'
import { makeToken, type Token, type tokenPrograms } from './token.js'

/** What goes wrong at a node; see `deploy/stand-ins/src/chain/faults.ts`. */
export type ChainFault = { readonly methods?: readonly string[]; readonly times?: number } & (
  | { readonly kind: 'status'; readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly kind: 'hang'; readonly after?: boolean }
  | { readonly kind: 'stale'; readonly blocks: number }
  | { readonly kind: 'missing-rows'; readonly signatures?: readonly string[] }
  | { readonly kind: 'error'; readonly code: number; readonly message: string }
  | { readonly kind: 'answer'; readonly result?: unknown; readonly change?: (truth: unknown) => unknown }
)

export interface ChainNode extends AsyncDisposable {
  /** Serves as SOLANA_RPC_URL. */
  readonly url: string
  readonly faults: {
    inject(fault: ChainFault): void
    clear(): void
  }
}

interface ServedChain extends ChainNode {
  readonly chain: {
    readonly genesisHash: string
    airdrop(address: string, lamports: number): Promise<string>
    /** Lets so many slots pass without a block, and makes the next block at once. */
    skipSlots(slots: number): Promise<void>
    /** Drops what is not final above a slot. @returns the signatures that are gone */
    fork(options: { afterSlot: number; landAgain?: boolean }): Promise<string[]>
    /** Puts what forks dropped into the newest block. */
    landAgain(): Promise<void>
  }
  readonly adminWallet: { readonly address: string; readonly secretKey: Uint8Array }
  addNode(faults?: readonly ChainFault[]): Promise<ChainNode>
}

export interface TestChainOptions {
  readonly now?: () => number
  readonly faults?: readonly ChainFault[]
  /** Kept and gone on with; by default a temporary one. */
  readonly directory?: string
}

export interface TestChain extends ServedChain {
  /** web3.js at `confirmed`. */
  readonly connection: Connection
  connectionTo(url: string): Connection
  /** Ours, as a key that can sign: outgoing transfers and refunds. */
  readonly admin: Keypair
  /** Lamports from the faucet. A new account needs at least 890,880. @returns the signature */
  fund(address: string | PublicKey, lamports: number): Promise<string>
  /** Builds a payment, signs and sends it. @returns the signature */
  pay(payment: Partial<Payment> & { readonly skipPreflight?: boolean }): Promise<string>
  /** The same without sending it. */
  build(payment: Partial<Payment>): Promise<Uint8Array>
  /** Many small payments of one wallet, each with its own memo. @returns the signatures */
  payDust(payment: Partial<Payment> & { readonly count: number }): Promise<string[]>
  /** A new token that a wallet has a thousand of. */
  token(holder: Keypair, program?: keyof typeof tokenPrograms): Promise<Token>
  /** Sends wire bytes as they are. @returns the signature */
  send(bytes: Uint8Array, options?: { readonly skipPreflight?: boolean }): Promise<string>
  /** A new wallet with lamports on it, 10 SOL by default. */
  fundedWallet(lamports?: number): Promise<Keypair>
}

const defaultFundsLamports = 10_000_000_000
const defaultPaymentLamports = 100_000_000

/** At run time alone: of the workspaces this one knows none but contracts, and a test runs in the whole repository. */
const standIns: string = '@thumbfolio/stand-ins'

/** web3.js waits for ever where a failure of fetch is no Error of its own realm, as in Jest. */
const failingPlainly: typeof fetch = (input, init) =>
  fetch(input, init).catch((error: unknown) => {
    throw new Error('fetch failed', { cause: error })
  })

const connectionTo = (url: string): Connection =>
  new Connection(url, { commitment: 'confirmed', disableRetryOnRateLimit: true, fetch: failingPlainly })

/** See `startLocalChain`. */
export async function openTestChain(options: TestChainOptions): Promise<TestChain> {
  const { serveLocalChain } = (await import(standIns)) as {
    serveLocalChain(options: object): Promise<ServedChain>
  }
  const temporary = options.directory === undefined ? await temporaryDirectory() : undefined
  const served = await serveLocalChain({ directory: temporary?.path, ...options })
  const connection = connectionTo(served.url)
  const admin = Keypair.fromSecretKey(served.adminWallet.secretKey)
  const fund = (address: string | PublicKey, lamports: number) =>
    served.chain.airdrop(String(address), lamports)
  const fundedWallet = async (lamports = defaultFundsLamports) => {
    const wallet = Keypair.generate()
    await fund(wallet.publicKey, lamports)
    return wallet
  }
  const build = async (payment: Partial<Payment>) =>
    paymentTransaction(served, {
      to: admin.publicKey,
      lamports: defaultPaymentLamports,
      ...payment,
      from: payment.from ?? (await fundedWallet()),
    })
  const send: TestChain['send'] = (bytes, { skipPreflight = false } = {}) =>
    connection.sendRawTransaction(bytes, { skipPreflight, preflightCommitment: 'processed' })
  const payDust: TestChain['payDust'] = async ({ count, ...payment }) => {
    const from = payment.from ?? (await fundedWallet())
    const signatures: string[] = []
    for (let index = 0; index < count; index++)
      signatures.push(await send(await build({ lamports: 1, memo: `dust ${index}`, ...payment, from })))
    return signatures
  }
  return {
    ...served,
    connection,
    connectionTo,
    admin,
    fund,
    fundedWallet,
    build,
    send,
    payDust,
    token: (holder, program) => makeToken(served.url, holder, program),
    pay: async ({ skipPreflight = false, ...payment }) => send(await build(payment), { skipPreflight }),
    async [Symbol.asyncDispose]() {
      await served[Symbol.asyncDispose]()
      await temporary?.[Symbol.asyncDispose]()
    },
  }
}
