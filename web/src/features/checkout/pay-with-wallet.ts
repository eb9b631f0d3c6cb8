import type { Wallet } from '@wallet-standard/base'
import { base58 } from './base58.js'
import { prepareTransaction, sendTransaction } from './checkout-api.js'
import { connectWallet, signWithWallet, type SolanaChain } from './wallets.js'

/** Pays what remains of an order from a wallet. The server makes the transaction. Answers with the signature. */
export async function payWithWallet(wallet: Wallet, chain: SolanaChain, orderId: string): Promise<string> {
  const account = await connectWallet(wallet, chain)
  const transaction = bytesOf(await prepareTransaction(orderId, account.address))
  const answer = await signWithWallet(wallet, { account, chain, transaction })
  return 'signature' in answer
    ? base58(answer.signature)
    : sendTransaction(orderId, base64Of(answer.signedTransaction))
}

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
