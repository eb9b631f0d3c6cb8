import { z } from 'zod'

/** What `make redrive` reads. */
export const RedriveConfig = z.object({
  KAFKA_BROKERS: z.string().optional().describe('Where the dead letters are; without it in DATA_DIR'),
  ENGINE_PREFIX: z.string().default('').describe('Before every name on the broker'),
  DATA_DIR: z.string().default('./.data').describe('Where the embedded product keeps its bus'),
  GROUP: z.string().optional().describe('The only group whose dead letters are handed over'),
})
export type RedriveConfig = z.infer<typeof RedriveConfig>
