import { z } from 'zod'
import { maxClaims, Resolution } from './chain-payment.js'
import type { ChainTransaction } from './chain-transaction.js'

const TokenAmount = z.string().regex(/^\d+$/)

/** A transaction that sends tokens to a wallet of ours. It is the operator's: orders are paid in SOL alone. */
export const TokenReceipt = z.object({
  /** `<genesis hash>:<signature>` */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  signature: z.string(),
  slot: z.number().int(),
  seenAt: z.number(),
  isFinal: z.boolean(),
  /** What came; empty where the transaction could not be decoded. */
  tokens: z.array(
    z.object({
      wallet: z.string(),
      account: z.string(),
      mint: z.string(),
      /** In the token's smallest unit. */
      amount: TokenAmount,
      decimals: z.number().int(),
    }),
  ),
  /** Orders whose reference it names, or whose owners named it. */
  orderIds: z.array(z.string()),
  resolution: Resolution.optional(),
})
export type TokenReceipt = z.infer<typeof TokenReceipt>
export type ReceivedToken = TokenReceipt['tokens'][number]

/** How far the rows of a token account of ours are read, and what it held then. */
export const TokenCursor = z.object({
  /** `<genesis hash>:<token account>` */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  amount: TokenAmount,
  /** A row to list down to. */
  until: z.string().optional(),
})
export type TokenCursor = z.infer<typeof TokenCursor>

/** What a transaction sends to wallets of ours. Between two of ours nothing comes in. */
export function receivedTokens(
  { tokens }: Pick<ChainTransaction, 'tokens'>,
  wallets: ReadonlySet<string>,
): ReceivedToken[] {
  const ours = tokens.filter(({ owner }) => owner !== undefined && wallets.has(owner))
  return ours.flatMap(({ owner: wallet = '', account, mint, amount, decimals }) => {
    const total = ours.reduce((sum, other) => (other.mint === mint ? sum + other.amount : sum), 0n)
    return amount > 0n && total > 0n ? [{ wallet, account, mint, amount: amount.toString(), decimals }] : []
  })
}

/** With more orders that it may have been meant for; the same receipt where it knows them. */
export function withOrders(receipt: TokenReceipt, orderIds: readonly string[]): TokenReceipt {
  const known = [...new Set([...receipt.orderIds, ...orderIds])].slice(0, maxClaims)
  return known.length === receipt.orderIds.length ? receipt : { ...receipt, orderIds: known }
}

/** `12.5` of 12,500,000 with six decimals. */
export function tokenAmountText({ amount, decimals }: Pick<ReceivedToken, 'amount' | 'decimals'>): string {
  if (decimals === 0) return amount
  const digits = amount.padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return `${digits.slice(0, -decimals)}${fraction && `.${fraction}`}`
}
