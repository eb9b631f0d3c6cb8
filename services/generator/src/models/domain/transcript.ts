import { createHash } from 'node:crypto'
import { ModelVendor } from '@thumbfolio/contracts'
import { z } from 'zod'
import type { Prompt } from './model.js'
import { Pinned } from './pinned.js'
import type { Writing } from './writing.js'

/** One question to a vendor. It is written down before it is sent, so that a crash can hide none. */
export const ModelCall = z.object({
  vendor: ModelVendor,
  model: z.string(),
  promptVersion: z.string(),
  /** SHA-256 of everything that was sent. */
  inputHash: z.string(),
  askedAt: z.number(),
  reservedMicroUsd: z.number().int(),
  /** Absent until there is an answer: what was set aside counts then. */
  outcome: z
    .object({
      at: z.number(),
      kind: z.enum(['answered', 'unavailable', 'timeout', 'refused', 'unusable', 'misconfigured', 'unasked']),
      /** The raw answer. */
      text: z.string().optional(),
      stop: z.enum(['complete', 'cut']).optional(),
      inputTokens: z.number().int().optional(),
      outputTokens: z.number().int().optional(),
      costMicroUsd: z.number().int(),
      detail: z.string().optional(),
    })
    .optional(),
})
export type ModelCall = z.infer<typeof ModelCall>

/** All that was asked for one launch, and what it was asked about, so that it can be replayed. The id is the launch's. */
export const Transcript = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  siteName: z.string(),
  /** Whose resume it speaks about: a name may come to somebody else. Absent before it was written down. */
  ownerId: z.string().optional(),
  pinned: Pinned,
  calls: z.array(ModelCall),
  startedAt: z.number(),
})
export type Transcript = z.infer<typeof Transcript>

export const hashOf = ({ version, instructions, data }: Prompt, model: string): string =>
  createHash('sha256')
    .update(JSON.stringify([version, model, instructions, data]))
    .digest('hex')

/** What was asked has cost so much; a question without an outcome counts in full. */
export const spentOn = ({ calls }: { readonly calls: readonly ModelCall[] }): number =>
  calls.reduce((sum, { outcome, reservedMicroUsd }) => sum + (outcome?.costMicroUsd ?? reservedMicroUsd), 0)

/** A question that was answered before is not asked again. */
export const answerTo = (
  { calls }: { readonly calls: readonly ModelCall[] },
  inputHash: string,
): ModelCall | undefined =>
  calls.find((call) => call.inputHash === inputHash && call.outcome?.kind === 'answered')

/** Whether a question was about suggestions, and not about a page. */
export const isExamination = ({ promptVersion }: Pick<ModelCall, 'promptVersion'>): boolean =>
  promptVersion.startsWith('examine-')

/** What was asked for a launch in sum, failures and examinations included; the model is the one that arranged. */
export function accountOf(transcript: Transcript | undefined): Omit<Writing, 'composer'> {
  const calls = transcript?.calls ?? []
  const arranging = calls.filter((call) => !isExamination(call))
  const last = arranging.findLast(({ outcome }) => outcome?.kind === 'answered') ?? arranging.at(-1)
  const sum = (field: 'inputTokens' | 'outputTokens') =>
    calls.reduce((total, { outcome }) => total + (outcome?.[field] ?? 0), 0)
  return {
    ...(last && { model: last.model, promptVersion: last.promptVersion, inputHash: last.inputHash }),
    calls: calls.length,
    inputTokens: sum('inputTokens'),
    outputTokens: sum('outputTokens'),
    costMicroUsd: transcript ? spentOn(transcript) : 0,
  }
}
