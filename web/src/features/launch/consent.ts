import { costOf, models, type Consents, type Fallback, type ModelId } from '@thumbfolio/contracts'
import type { ModelOptions } from './launch-api.js'

/** What a launch with this model means for the resume. */
export type Writing =
  /** No model is connected here. */
  | { readonly kind: 'local' }
  /** The vendor may see it. */
  | { readonly kind: 'allowed'; readonly vendor: string }
  /** The owner has to say first. */
  | { readonly kind: 'ask'; readonly vendor: string }

/** The vendor is asked for by its name, once; what was allowed before is not asked again. */
export function writingOf(model: ModelId, options: ModelOptions, consents: Consents): Writing {
  const option = options.find(({ id }) => id === model)
  const known = models.find(({ id }) => id === model)
  if (!option?.connected || !known) return { kind: 'local' }
  return { kind: consents[option.vendor].granted ? 'allowed' : 'ask', vendor: known.vendor }
}

/** The model that steps in for the chosen one: the first other one that is connected and may see the resume. */
export const otherThan = (model: ModelId, options: ModelOptions, consents: Consents) =>
  options.find(({ id, connected, vendor }) => id !== model && connected && consents[vendor].granted)

/** What may happen when the chosen model cannot answer. */
export const fallbacksFor = (model: ModelId, options: ModelOptions, consents: Consents): Fallback[] =>
  otherThan(model, options, consents) ? ['none', 'local', 'other'] : ['none', 'local']

/** The model that costs less than this one, if there is one. */
export const cheaperThan = (model: ModelId) => models.find(({ cost }) => cost < costOf(model))

/** Whether a launch with this writing is put together without a model. */
export const isUnwritten = (writing: Writing, isGranted: boolean): boolean =>
  writing.kind === 'local' || (writing.kind === 'ask' && !isGranted)
