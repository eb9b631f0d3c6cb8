import { platformConfig, port, refuseInProduction } from '@thumbfolio/kit'
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
        'How many PDFs are read at once, each in a process of its own; as many as processors unless told',
      ),
  })
  .superRefine(refuseInProduction)
export type ResumeConfig = z.infer<typeof ResumeConfig>
