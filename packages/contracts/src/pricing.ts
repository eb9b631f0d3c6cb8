import { z } from 'zod'

/** One package of credits. `amountLamports` is the exact price; `priceSOL` is for reading only. */
export const PricingTier = z.object({
  credits: z.number().int(),
  priceSOL: z.number(),
  amountLamports: z.string(),
  discount: z.number().int(),
  priceUSD: z.string(),
  badge: z.string().optional(),
})
export type PricingTier = z.infer<typeof PricingTier>

const tier = (
  credits: number,
  lamports: bigint,
  discount: number,
  priceUSD: string,
  badge?: string,
): PricingTier => ({
  credits,
  priceSOL: Number(lamports) / 1e9,
  amountLamports: lamports.toString(),
  discount,
  priceUSD,
  ...(badge && { badge }),
})

/** The default tiers: what the payment service offers and the web app falls back to. */
export const defaultPricingTiers: readonly PricingTier[] = [
  tier(5, 50_000_000n, 0, '$7.50'),
  tier(20, 150_000_000n, 25, '$22.50', 'Best Value'),
  tier(50, 300_000_000n, 40, '$45.00'),
  tier(100, 500_000_000n, 50, '$75.00'),
]
