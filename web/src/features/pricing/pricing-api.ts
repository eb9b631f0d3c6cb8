import { paymentRoutes, type PricingTier } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'

export const pricingTiers = async (signal: AbortSignal): Promise<PricingTier[]> =>
  (await call(paymentRoutes.pricing, {}, { signal })).data.pricingTiers
