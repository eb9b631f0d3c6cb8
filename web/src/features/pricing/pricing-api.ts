import { pricingRoutes } from '@thumbfolio/contracts'
import { z } from 'zod'
import { callWith } from '../../lib/api-client.js'
import { ShownTier } from '../../lib/pricing-tier.js'

const PricingAnswer = z.object({ data: z.object({ pricingTiers: z.array(ShownTier).min(1) }) })

export const pricingTiers = async (signal: AbortSignal): Promise<ShownTier[]> =>
  (await callWith(pricingRoutes.pricing, PricingAnswer, {}, { signal })).body.data.pricingTiers
