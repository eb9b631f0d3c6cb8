import type { Model } from '../domain/models/model.js'
import { sortingSchema } from '../domain/models/sorting.js'
import { geminiModel, type GeminiOptions } from './composer.gemini.js'

/** Gemini as it sorts the lines of a resume. */
export const geminiSorter = (options: GeminiOptions): Model =>
  geminiModel({ ...options, schema: sortingSchema })
