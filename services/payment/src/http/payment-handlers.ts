import type { paymentRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit'
import type { Ports } from '../ports.js'

export const paymentHandlers = ({
  tiers,
}: Pick<Ports, 'tiers'>): RouteHandlers<Pick<typeof paymentRoutes, 'pricing'>> => ({
  async pricing() {
    return { status: 200, body: { data: { pricingTiers: [...tiers] } } }
  },
})
