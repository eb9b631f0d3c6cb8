import { z } from 'zod'
import { PersonalFinding } from './personal-facts.js'

/** RFC 9457 problem details, plus `code`, `message` and `error` which the web app reads. */
export const ProblemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  instance: z.string().optional(),
  code: z.string(),
  message: z.string(),
  error: z.string(),
  errors: z.array(z.object({ pointer: z.string(), detail: z.string() })).optional(),
  /** What has to be confirmed, for `confirmation-needed`. */
  reasons: z.array(z.object({ id: z.string(), code: z.string(), detail: z.string() })).optional(),
  /** The personal facts that have to be answered for, for `confirmation-needed`. */
  findings: z.array(PersonalFinding).optional(),
  /** What would be accepted in the place of what was refused. */
  suggestion: z.string().optional(),
  /** Several such values, the suggestion first. */
  offers: z.array(z.string()).optional(),
})
export type ProblemBody = z.infer<typeof ProblemBody>
