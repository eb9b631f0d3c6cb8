import { z } from 'zod'
import { PricingTier } from '../pricing.js'
import { route, type RouteTable } from '../route.js'

export const paymentRoutes = {
  pricing: route({
    service: 'payment',
    method: 'GET',
    path: '/payment/pricing',
    summary: 'The packages of credits',
    access: 'public',
    rate: 'read',
    answers: { 200: z.object({ data: z.object({ pricingTiers: z.array(PricingTier) }) }) },
    problems: [],
  }),
} satisfies RouteTable
