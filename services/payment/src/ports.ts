import type { PricingTier } from '@thumbfolio/contracts'

/** The world as payment sees it. Orders and the chain join here. */
export interface Ports {
  readonly tiers: readonly PricingTier[]
}
