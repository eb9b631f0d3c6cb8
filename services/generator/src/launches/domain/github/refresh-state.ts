import { problemCodes } from '@thumbfolio/contracts'
import { z } from 'zod'

/** When the projects of GitHub are read again, and why they were not the last time. */
export const GitHubRefresh = z.object({
  dueAt: z.number(),
  tries: z.number().int(),
  problem: z.enum(problemCodes).optional(),
})
export type GitHubRefresh = z.infer<typeof GitHubRefresh>
