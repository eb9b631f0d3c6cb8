import { examinationSchema } from '../domain/suggestions/examination.js'
import type { Examiner } from '../ports.js'
import { geminiModel, type GeminiOptions } from './composer.gemini.js'

/** Gemini as an examiner: a fresh question that knows nothing of the one that made the suggestions. */
export const geminiExaminer = (options: GeminiOptions): Examiner =>
  geminiModel({ ...options, schema: examinationSchema })
