import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { ShownTier } from './pricing-tier.js'
import { storedPackage } from './storage.js'

const SelectedPackage = ShownTier.extend({ tierIndex: z.number().int().optional().catch(undefined) })

/** A package of credits that a person wants to buy. Without its index it can be shown and not ordered. */
export type SelectedPackage = z.output<typeof SelectedPackage>

export const rememberPackage = (selected: SelectedPackage): void =>
  storedPackage.write(JSON.stringify(selected))

/** The package chosen in this tab, if what is stored is one. */
export function rememberedPackage(): SelectedPackage | undefined {
  const stored = storedPackage.read()
  if (stored === null) return undefined
  try {
    return SelectedPackage.safeParse(JSON.parse(stored)).data
  } catch {
    return undefined
  }
}

export const forgetPackage = (): void => storedPackage.clear()

/** What the way to the checkout carries. */
export const withPackage = (selected: SelectedPackage) => ({ package: selected })

/** The package that came with the person to this page, else the one chosen in this tab. */
export function useSelectedPackage(): SelectedPackage | undefined {
  const { state } = useLocation() as { state: unknown }
  return z.object({ package: SelectedPackage }).safeParse(state).data?.package ?? rememberedPackage()
}
