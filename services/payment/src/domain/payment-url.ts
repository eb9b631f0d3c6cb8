import { solText } from './lamports.js'

/** A Solana Pay transfer request. Spaces are `%20`: wallets do not read `+`. No memo: the chain keeps it in public for ever. */
export function paymentUrl(request: {
  readonly wallet: string
  readonly lamports: bigint
  readonly reference: string
  readonly label: string
  readonly message: string
}): string {
  const { wallet, lamports, reference, label, message } = request
  const query = { amount: solText(lamports), reference, label, message }
  const fields = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  return `solana:${wallet}?${fields.join('&')}`
}
