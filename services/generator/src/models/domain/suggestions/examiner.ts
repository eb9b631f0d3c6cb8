import type { ModelVendor } from '@thumbfolio/contracts'
import type { Model } from '../model.js'

/** Of these models the one that examines: another vendor's where its owner allows that vendor, else one of the same. */
export const examinerOf =
  (examiners: readonly Model[]) =>
  (suggestedBy: ModelVendor, consents: readonly ModelVendor[]): Model | undefined => {
    const allowed = examiners.filter(({ vendor }) => consents.includes(vendor))
    return allowed.find(({ vendor }) => vendor !== suggestedBy) ?? allowed[0]
  }
