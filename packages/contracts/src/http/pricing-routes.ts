import { z } from 'zod'
import { PaymentNetwork } from '../payment-order.js'
import { PricingTier } from '../pricing.js'
import { route, type RouteTable } from '../route.js'

/** Apart from the routes of orders, for the start page. */
export const pricingRoutes = {
  pricing: route({
    service: 'payment',
    method: 'GET',
    path: '/payment/pricing',
    summary: 'The packages of credits, and the chain they are paid on',
    access: 'public',
    rate: 'read',
    cacheControl: 'public, no-cache',
    answers: {
      200: z.object({
        data: z.object({ pricingTiers: z.array(PricingTier), network: PaymentNetwork.optional() }),
      }),
    },
    problems: [],
  }),
} satisfies RouteTable
