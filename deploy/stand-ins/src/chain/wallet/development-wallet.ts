import { keepKeypair, newKeypair, readKeypair, type Keypair } from '../keypair.js'
import type { LocalChain } from '../local-chain.js'
import { systemTransfer } from '../system-transfer.js'
import { parseTransaction } from '../wire-transaction.js'

const firstFundsLamports = 10_000_000_000

/** The wallet signs only for itself, and only where it is asked to be a signer. */
export class NotASigner extends Error {
  override name = 'NotASigner'
  constructor() {
    super('The development wallet is no signer of this transaction. Connect it again.')
  }
}

/** A throw-away wallet on the local chain. Its key stays in its file; the browser sees the address alone. */
export class DevelopmentWallet {
  constructor(
    private readonly path: string,
    private readonly chain: () => Promise<LocalChain>,
  ) {}

  /** The address, where there is a wallet. */
  async address(): Promise<string | undefined> {
    return (await readKeypair(this.path))?.address
  }

  /** Makes a new wallet with 10 SOL, instead of the one before. @returns its address */
  async create(): Promise<string> {
    const { address } = await keepKeypair(this.path, newKeypair())
    await (await this.chain()).airdrop(address, firstFundsLamports)
    return address
  }

  /** The wallet that there is, or a new one. @returns its address */
  async connect(): Promise<string> {
    return (await this.address()) ?? this.create()
  }

  /**
   * Puts the wallet's signature into a transaction.
   * @throws NotASigner, MalformedTransaction
   */
  async sign(bytes: Uint8Array): Promise<Uint8Array> {
    const keypair = await this.keypair()
    const { message } = parseTransaction(bytes)
    const { numRequiredSignatures: count } = message.header
    const at = message.accountKeys.slice(0, count).indexOf(keypair.address)
    if (at < 0) throw new NotASigner()
    const isVersion1 = message.version === 1
    // Fewer than 128 signatures fit into a transaction, so their number is one byte.
    const messageBytes = isVersion1
      ? bytes.subarray(0, bytes.length - count * 64)
      : bytes.subarray(1 + count * 64)
    const signed = Uint8Array.from(bytes)
    signed.set(keypair.sign(messageBytes), (isVersion1 ? messageBytes.length : 1) + at * 64)
    return signed
  }

  /** @returns the signature. @throws PreflightFailed, MalformedTransaction */
  async send(bytes: Uint8Array): Promise<string> {
    return (await this.chain()).send(parseTransaction(bytes))
  }

  /** Pays from the wallet. @returns the signature. @throws PreflightFailed */
  async pay(payment: { to: string; lamports: number; references: readonly string[] }): Promise<string> {
    const chain = await this.chain()
    const blockhash = chain.view().blockhash('processed')
    return this.send(systemTransfer({ ...payment, from: await this.keypair(), blockhash }))
  }

  private async keypair(): Promise<Keypair> {
    await this.connect()
    const keypair = await readKeypair(this.path)
    if (!keypair) throw new Error('The development wallet is gone')
    return keypair
  }
}
