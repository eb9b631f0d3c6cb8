import { z } from 'zod'

/** Further drafts by a model that one person may have a day, beyond the first of each resume. */
const mostFurther = 5
/** The first drafts that one person may have a day, whatever number of resumes they have. */
const mostFirst = 10
/** Launches keep this share of what models may cost a day: drafts beyond the first are free, and must not use it up. */
const shareForDrafts = 0.5

/** Drafts are free pages on our domain, so their number has limits. */
export interface DraftLimits {
  /** Of one account at a time: the oldest goes. */
  readonly most: number
  /** New ones that an account without credits may have a day. */
  readonly perDayWithoutCredits: number
}

/** What drafts by a model somebody had on a day (UTC). The id is `<day> <user id>`. */
export const DraftAllowance = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  ownerId: z.string(),
  day: z.string(),
  /** The resumes that had their first one. */
  resumes: z.array(z.string()),
  further: z.number().int(),
  /** Drafts by whatever composer that were made without a credit. */
  withoutCredits: z.number().int().optional(),
})
export type DraftAllowance = z.infer<typeof DraftAllowance>

export const emptyAllowance = (ownerId: string, day: string): DraftAllowance => ({
  id: `${day} ${ownerId}`,
  version: 0,
  schemaVersion: 1,
  ownerId,
  day,
  resumes: [],
  further: 0,
})

/** One more draft of this resume; undefined when the limit is reached. `spentShare`: of the day's budget for models, 0 to 1. */
export function oneMoreDraft(
  allowance: DraftAllowance,
  resumeId: string,
  spentShare: number,
): DraftAllowance | undefined {
  const { resumes, further } = allowance
  if (!resumes.includes(resumeId) && resumes.length < mostFirst)
    return { ...allowance, resumes: [...resumes, resumeId] }
  if (further >= mostFurther || spentShare >= shareForDrafts) return undefined
  return { ...allowance, further: further + 1 }
}

/** One more draft of an account without credits; undefined when the limit is reached. */
export function oneMoreWithoutCredits(
  allowance: DraftAllowance,
  { perDayWithoutCredits }: DraftLimits,
): DraftAllowance | undefined {
  const { withoutCredits = 0 } = allowance
  if (withoutCredits >= perDayWithoutCredits) return undefined
  return { ...allowance, withoutCredits: withoutCredits + 1 }
}
