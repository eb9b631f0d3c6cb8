import { ModelVendor, type Consents } from '@thumbfolio/contracts'
import type { ActiveAccount } from '../domain/account.js'

export function presentConsents({ holder: { consents } }: ActiveAccount): Consents {
  const one = (vendor: ModelVendor): Consents[ModelVendor] => {
    const said = consents?.[vendor]
    return said
      ? { granted: said.granted, changedAt: new Date(said.changedAt).toISOString() }
      : { granted: false }
  }
  return Object.fromEntries(ModelVendor.options.map((vendor) => [vendor, one(vendor)])) as Consents
}
