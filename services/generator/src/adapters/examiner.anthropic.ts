import { examinationSchema } from '../domain/suggestions/examination.js'
import type { Examiner } from '../ports.js'
import { anthropicModel, type AnthropicOptions } from './composer.anthropic.js'

/** Claude as an examiner: a fresh question that knows nothing of the one that made the suggestions. */
export const anthropicExaminer = (options: AnthropicOptions): Examiner =>
  anthropicModel({ ...options, schema: examinationSchema })
