import type { PaymentNetwork, SolanaCluster } from '@thumbfolio/contracts'
import type { Wallet, WalletAccount } from '@wallet-standard/base'

export type SolanaChain = `solana:${string}`

const networks: Readonly<Record<SolanaCluster, readonly [SolanaChain, name: string]>> = {
  'mainnet-beta': ['solana:mainnet', 'Solana Mainnet'],
  testnet: ['solana:testnet', 'Solana Testnet'],
  devnet: ['solana:devnet', 'Solana Devnet'],
  local: ['solana:localnet', 'the local test chain'],
}

/** The network in the words of the Wallet Standard. */
export const chainOf = ({ cluster }: PaymentNetwork): SolanaChain => networks[cluster][0]

/** What wallets call the network. */
export const networkName = ({ cluster }: PaymentNetwork): string => networks[cluster][1]

const connectFeature = 'standard:connect'
const sendFeature = 'solana:signAndSendTransaction'
const signFeature = 'solana:signTransaction'

interface Paying {
  readonly account: WalletAccount
  readonly chain: SolanaChain
  readonly transaction: Uint8Array
}

/** The features that are used, as the Wallet Standard and its Solana extension define them. */
interface PayingFeatures {
  readonly 'standard:connect'?: { connect(): Promise<{ readonly accounts: readonly WalletAccount[] }> }
  readonly 'solana:signAndSendTransaction'?: VersionedFeature & {
    signAndSendTransaction(input: Paying): Promise<readonly { readonly signature: Uint8Array }[]>
  }
  readonly 'solana:signTransaction'?: VersionedFeature & {
    signTransaction(input: Paying): Promise<readonly { readonly signedTransaction: Uint8Array }[]>
  }
}
interface VersionedFeature {
  readonly supportedTransactionVersions: readonly unknown[]
}

const featuresOf = (wallet: Wallet) => wallet.features as PayingFeatures

/** Whether a wallet can pay an order: it connects, knows the chain, and signs version 0. */
export function canPay(wallet: Wallet, chain: SolanaChain): boolean {
  const { [sendFeature]: send, [signFeature]: sign, [connectFeature]: connect } = featuresOf(wallet)
  const signs = [send, sign].some((feature) => feature?.supportedTransactionVersions.includes(0))
  return connect !== undefined && wallet.chains.includes(chain) && signs
}

/** The wallet's account on that chain; the person chooses it in the wallet. */
export async function connectWallet(wallet: Wallet, chain: SolanaChain): Promise<WalletAccount> {
  const connected = await featuresOf(wallet)[connectFeature]?.connect()
  const account = connected?.accounts.find((each) => each.chains.includes(chain))
  if (!account) throw new NoAccountError()
  return account
}

/** The wallet has no account on the chain that orders are paid on. */
export class NoAccountError extends Error {
  override name = 'NoAccountError'
}

export type WalletAnswer = { readonly signature: Uint8Array } | { readonly signedTransaction: Uint8Array }

/** Lets the wallet sign, and send where it can. */
export async function signWithWallet(wallet: Wallet, paying: Paying): Promise<WalletAnswer> {
  const { [sendFeature]: send, [signFeature]: sign } = featuresOf(wallet)
  const [answer] = send?.supportedTransactionVersions.includes(0)
    ? await send.signAndSendTransaction(paying)
    : ((await sign?.signTransaction(paying)) ?? [])
  if (!answer) throw new Error('The wallet gave no answer')
  return answer
}
