import { z } from 'zod'

/** An amount as text: JSON numbers cannot hold every amount. 10^9 lamports are one SOL. */
export const Lamports = z.string().regex(/^\d+$/)

/** `pending` nothing seen; `underpaid` part seen; `confirming` all seen, not all final; `settled` paid and final. */
export const OrderStatus = z.enum(['pending', 'underpaid', 'confirming', 'expired', 'settled', 'abandoned'])
export type OrderStatus = z.infer<typeof OrderStatus>

/** One transaction that was counted towards an order. */
export const OrderPayment = z.object({
  signature: z.string(),
  lamports: Lamports,
  state: z.enum(['confirmed', 'finalized', 'dropped', 'failed']),
  /** When it was first seen. */
  at: z.iso.datetime(),
  explorerUrl: z.string(),
})
export type OrderPayment = z.infer<typeof OrderPayment>

/** An order as its owner sees it. It keeps the price, the credits and the wallet of ours that it was made with. */
export const Order = z.object({
  transactionId: z.string(),
  status: OrderStatus,
  /** A counted payment came after `expiresAt`. */
  late: z.boolean(),
  overpaid: z.boolean(),
  /** The credits are in the account. */
  credited: z.boolean(),
  tierIndex: z.number().int(),
  credits: z.number().int(),
  amountLamports: Lamports,
  priceUSD: z.string(),
  /** Counted from `confirmed` on. */
  receivedLamports: Lamports,
  remainingLamports: Lamports,
  excessLamports: Lamports,
  adminWallet: z.string(),
  /** `amount` is SOL, for reading; `signature` is the order's reference, a public key in base58. */
  transaction: z.object({ amount: z.number(), amountLamports: Lamports, signature: z.string() }),
  /** A Solana Pay link for what remains. */
  paymentUrl: z.string(),
  signatures: z.array(z.string()),
  payments: z.array(OrderPayment),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  settledAt: z.iso.datetime().optional(),
})
export type Order = z.infer<typeof Order>

export const SolanaCluster = z.enum(['mainnet-beta', 'testnet', 'devnet', 'local'])
export type SolanaCluster = z.infer<typeof SolanaCluster>

/** The chain that orders are paid on. */
export const PaymentNetwork = z.object({
  cluster: SolanaCluster,
  /** Absent while a local chain does not answer. */
  genesisHash: z.string().optional(),
  /** Where people look transactions up. */
  explorerUrl: z.string(),
  /** The local chain only. */
  rpcUrl: z.string().optional(),
})
export type PaymentNetwork = z.infer<typeof PaymentNetwork>
