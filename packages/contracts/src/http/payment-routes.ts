import { z } from 'zod'
import { Order } from '../payment-order.js'
import { raw, route, type RouteTable } from '../route.js'
import { IdParams, withMessage } from './answers.js'
import { pricingRoutes } from './pricing-routes.js'

const WalletAddress = z
  .string({ error: 'Please enter your Solana wallet address' })
  .trim()
  .min(1, 'Please enter your Solana wallet address')
  .max(100, 'That is not a Solana wallet address')

const missingSignature = 'Missing transaction signature or data'

const OrderAnswer = z.object({ data: Order })
const OrderMessage = withMessage({ data: Order })

export const paymentRoutes = {
  ...pricingRoutes,
  createTransaction: route({
    service: 'payment',
    method: 'POST',
    path: '/payment/create-transaction',
    summary: 'Order a package of credits; the open order of the same package and wallet is returned again',
    access: 'verified',
    rate: 'write',
    body: z.object({
      userId: z.string(),
      tierIndex: z.number().int().min(0, 'Please choose a package'),
      walletAddress: WalletAddress,
    }),
    answers: { 200: OrderMessage, 201: OrderMessage },
    problems: ['validation-failed', 'too-many-orders', 'chain-unavailable', 'not-found'],
  }),
  verifyTransaction: route({
    service: 'payment',
    method: 'POST',
    path: '/payment/verify-transaction',
    summary: 'Look for the payment of an order now. 202 while it is not final; answers within 8 seconds',
    access: 'verified',
    rate: 'write',
    body: z.object({
      signature: z.string({ error: missingSignature }).trim().min(1, missingSignature),
      transactionId: z.string({ error: missingSignature }).min(1, missingSignature),
    }),
    answers: { 200: OrderMessage, 202: OrderMessage },
    problems: [
      'validation-failed',
      'invalid-transaction-signature',
      'order-not-found',
      'transaction-already-used',
      'transaction-failed-on-chain',
      'transaction-pays-another-wallet',
      'transaction-from-another-wallet',
      'transaction-in-token',
      'transaction-older-than-order',
      'transaction-ambiguous',
      'transaction-in-review',
      'order-underpaid',
      'chain-unavailable',
      'order-expired',
      'order-abandoned',
    ],
  }),
  transaction: route({
    service: 'payment',
    method: 'GET',
    path: '/payment/transactions/:id',
    summary: 'One order as it is known; asks no node',
    access: 'verified',
    rate: 'read',
    params: IdParams,
    answers: { 200: OrderAnswer },
    problems: [],
  }),
  transactions: route({
    service: 'payment',
    method: 'GET',
    path: '/payment/transactions',
    summary: 'The orders of this account, newest first',
    access: 'verified',
    rate: 'read',
    query: z.object({
      after: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).optional(),
    }),
    answers: { 200: z.object({ data: z.array(Order), next: z.string().optional() }) },
    problems: ['validation-failed'],
  }),
  receipt: route({
    service: 'payment',
    method: 'GET',
    path: '/payment/transactions/:id/receipt',
    summary: 'The receipt of a settled order, as a page',
    access: 'verified',
    rate: 'read',
    params: IdParams,
    answers: { 200: raw('text/html') },
    problems: [],
  }),
  prepareTransaction: route({
    service: 'payment',
    method: 'POST',
    path: '/payment/prepare-transaction',
    summary: 'An unsigned transaction that pays what remains of an order from the connected wallet',
    access: 'verified',
    rate: 'write',
    body: z.object({ transactionId: z.string().min(1, missingSignature), walletAddress: WalletAddress }),
    answers: {
      200: z.object({
        data: z.object({
          /** Version 0, in base64. */
          transaction: z.base64(),
          /** The block height after which the chain does not take it any more. */
          lastValidBlockHeight: z.number().int(),
        }),
      }),
    },
    problems: [
      'validation-failed',
      'order-not-found',
      'nothing-left-to-pay',
      'order-abandoned',
      'chain-unavailable',
    ],
  }),
  sendTransaction: route({
    service: 'payment',
    method: 'POST',
    path: '/payment/send-transaction',
    summary: 'Send a transaction that a wallet signed; only one that pays this order',
    access: 'verified',
    rate: 'write',
    body: z.object({
      transactionId: z.string().min(1, missingSignature),
      /** At most 1,232 bytes, in base64. */
      transaction: z.base64().min(1).max(2_000),
    }),
    answers: { 202: withMessage({ data: z.object({ signature: z.string() }) }) },
    problems: [
      'validation-failed',
      'order-not-found',
      'transaction-does-not-pay',
      'transaction-refused',
      'order-abandoned',
      'chain-unavailable',
    ],
  }),
} satisfies RouteTable
