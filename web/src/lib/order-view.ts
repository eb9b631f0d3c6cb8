import { Order, OrderPayment, OrderStatus } from '@thumbfolio/contracts'
import { z } from 'zod'
import { lamportsOf, solText } from './sol.js'

const fields = Order.shape
const optional = <S extends z.ZodType>(schema: S) => schema.optional().catch(undefined)
const lamports = optional(fields.amountLamports.transform(BigInt))

/** An order as the screens use it. Only the specification's fields are required; the rest has a default. */
export const OrderView = z
  .object({
    transactionId: z.string().min(1),
    adminWallet: z.string().min(1),
    transaction: z.object({
      amount: z.coerce.number().positive(),
      amountLamports: lamports,
      signature: optional(z.string().min(1)),
    }),
    status: OrderStatus.catch('pending'),
    late: z.boolean().catch(false),
    overpaid: z.boolean().catch(false),
    credited: z.boolean().catch(false),
    tierIndex: optional(fields.tierIndex),
    credits: optional(fields.credits),
    priceUSD: optional(fields.priceUSD),
    receivedLamports: lamports,
    remainingLamports: lamports,
    excessLamports: lamports,
    paymentUrl: optional(fields.paymentUrl),
    payments: z.array(OrderPayment).catch([]),
    createdAt: optional(fields.createdAt),
    expiresAt: optional(fields.expiresAt),
  })
  .transform((order) => {
    const { transaction, adminWallet, receivedLamports: received = 0n, excessLamports: excess = 0n } = order
    const price = transaction.amountLamports ?? lamportsOf(transaction.amount) ?? 0n
    const remaining = order.remainingLamports ?? (price > received ? price - received : 0n)
    const reference = transaction.signature
    const paymentUrl = order.paymentUrl ?? solanaPayUrl(adminWallet, remaining, reference)
    return { ...order, price, received, remaining, excess, reference, paymentUrl }
  })
export type OrderView = z.output<typeof OrderView>

const solanaPayUrl = (wallet: string, amount: bigint, reference: string | undefined): string =>
  `solana:${wallet}?amount=${solText(amount)}${reference === undefined ? '' : `&reference=${reference}`}`

/** Whether a payment is still expected. */
export const isOpen = ({ status }: Pick<OrderView, 'status'>): boolean =>
  status === 'pending' || status === 'underpaid' || status === 'confirming'
