import { platformConfig, port, refuseInProduction } from '@thumbfolio/kit/run'
import { z } from 'zod'

export const ResumeConfig = z
  .object({
    ...platformConfig,
    PORT: port(4002),
    READER_PROCESSES: z.coerce
      .number()
      .int()
      .min(1)
      .optional()
      .describe(
        'How many PDFs are read at once, each in a process of its own; default: one for each processor',
      ),
    READER_TIMEOUT_SECONDS: z.coerce
      .number()
      .positive()
      .max(600)
      .default(30)
      .describe(
        'How long one PDF may take by the clock; past it this machine counts as too busy, and the owner is asked to try again',
      ),
    READER_SECONDS_PER_HOUR: z.coerce
      .number()
      .int()
      .min(10)
      .default(180)
      .describe('Processor time that the files of one account may take in an hour'),
  })
  .superRefine(refuseInProduction)
export type ResumeConfig = z.infer<typeof ResumeConfig>
