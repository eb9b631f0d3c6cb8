import { ComposerReason, ModelVendor, type ProblemCode } from '@thumbfolio/contracts'
import { z } from 'zod'
import type { ModelFailureKind } from './model.js'

/** Who arranged a page, and what that took. The raw answers are in the launch's transcript. */
export const Writing = z.object({
  composer: z.string(),
  reason: ComposerReason.optional(),
  /** The vendors that the owner had allowed to see the resume, where anybody was asked. */
  consents: z.array(ModelVendor).optional(),
  model: z.string().optional(),
  promptVersion: z.string().optional(),
  /** SHA-256 of what was sent with the last question about the page. */
  inputHash: z.string().optional(),
  calls: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  costMicroUsd: z.number().int(),
})
export type Writing = z.infer<typeof Writing>

/** How a launch ends that a model failed. */
export const problemOf: Readonly<Record<ModelFailureKind | 'budget', ProblemCode>> = {
  unavailable: 'model-unavailable',
  timeout: 'model-timeout',
  refused: 'model-refused',
  unusable: 'model-answer-unusable',
  misconfigured: 'model-misconfigured',
  budget: 'model-budget-spent',
}
