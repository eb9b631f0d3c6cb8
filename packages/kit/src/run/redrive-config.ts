import { z } from 'zod'
import { kafkaConnectionConfig, redisConfig } from '../platform/config/engine-config.js'

/** What `make redrive` reads. */
export const RedriveConfig = z.object({
  ...kafkaConnectionConfig,
  ENGINE_PREFIX: redisConfig.ENGINE_PREFIX,
  DATA_DIR: z.string().default('./.data').describe('Where the embedded product keeps its bus'),
  GROUP: z.string().optional().describe('The only group whose dead letters are handed over'),
})
export type RedriveConfig = z.infer<typeof RedriveConfig>
