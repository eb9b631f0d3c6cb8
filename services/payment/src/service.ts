import { defaultPricingTiers, paymentRoutes } from '@thumbfolio/contracts'
import { createRouter, openPlatform, type PlatformParts, type Service } from '@thumbfolio/kit'
import type { PaymentConfig } from './config.js'
import { paymentHandlers } from './http/payment-handlers.js'

/** Pricing. */
export async function paymentService(config: PaymentConfig, parts: PlatformParts = {}): Promise<Service> {
  const platform = await openPlatform('payment', config, parts)
  return {
    name: 'payment',
    router: createRouter(
      { pricing: paymentRoutes.pricing },
      paymentHandlers({ tiers: defaultPricingTiers }),
      platform.door,
    ),
    start: () => platform.start(),
    ready: () => platform.ready(),
    [Symbol.asyncDispose]: () => platform[Symbol.asyncDispose](),
  }
}
