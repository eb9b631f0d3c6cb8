import { PricingTier } from '@thumbfolio/contracts'
import type { z } from 'zod'

/** A package as the screens need it. Only the specification's fields are required. */
export const ShownTier = PricingTier.partial({ amountLamports: true })
export type ShownTier = z.output<typeof ShownTier>
