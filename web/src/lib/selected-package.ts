import { PricingTier } from '@thumbfolio/contracts'
import { storedPackage } from './storage.js'

/** A package of credits that a person wants to buy. */
export interface SelectedPackage extends PricingTier {
  readonly tierIndex: number
}

export const rememberPackage = (selected: SelectedPackage): void =>
  storedPackage.write(JSON.stringify(selected))

/** The package chosen in this tab, if what is stored is one. */
export function rememberedPackage(): SelectedPackage | undefined {
  const stored = storedPackage.read()
  if (stored === null) return undefined
  try {
    const value = JSON.parse(stored) as { tierIndex?: unknown }
    const tier = PricingTier.safeParse(value)
    if (!tier.success || typeof value.tierIndex !== 'number') return undefined
    return { ...tier.data, tierIndex: value.tierIndex }
  } catch {
    return undefined
  }
}
