import type { Model } from '../domain/models/model.js'
import { sortingSchema } from '../domain/models/sorting.js'
import { anthropicModel, type AnthropicOptions } from './composer.anthropic.js'

/** Claude as it sorts the lines of a resume. */
export const anthropicSorter = (options: AnthropicOptions): Model =>
  anthropicModel({ ...options, schema: sortingSchema })
