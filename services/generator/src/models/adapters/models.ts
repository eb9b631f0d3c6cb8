import type { ModelVendor } from '@thumbfolio/contracts'
import type { Model } from '../domain/model.js'
import { anthropicModel } from './model.anthropic.js'
import { geminiModel } from './model.gemini.js'
import type { ModelOptions } from './vendor-request.js'

/** A vendor's model, each time with the schema of one kind of answer. */
export const openModel: Readonly<Record<ModelVendor, (options: ModelOptions) => Model>> = {
  google: geminiModel,
  anthropic: anthropicModel,
}
