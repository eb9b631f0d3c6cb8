import { loadConfig } from '@thumbfolio/kit/base'
import { processConfig } from '@thumbfolio/kit/run'
import { startConfig } from '@thumbfolio/start'
import { z } from 'zod'

/** What only the start of separate processes reads; every service's own variables count too. */
export const LocalConfig = z.object({
  NODE_ENV: processConfig.NODE_ENV.refine(
    (environment) => environment !== 'production',
    'this start is for development',
  ),
  PORTS: z
    .enum(['standard', 'free'])
    .default('standard')
    .describe('Whether the services take their usual ports (4001 to 4014) or any free ones'),
  DATA_DIR: z
    .string()
    .default('./.data')
    .describe('Its own things are kept under `local/`, engines under `engines/`'),
  LOG_LEVEL: processConfig.LOG_LEVEL,
  WORKERS: z.coerce.number().int().min(1).max(32).default(1).describe('Processes that launch sites'),
  ...startConfig,
  MONGODB_URI: z.string().optional().describe('A database of your own instead of a local one'),
  KAFKA_BROKERS: z.string().optional().describe('A broker of your own instead of a local one'),
  REDIS_URL: z.string().optional().describe('A Redis of your own instead of a local one'),
})
export type LocalConfig = z.infer<typeof LocalConfig>

/** @throws ConfigError naming every mistake */
export const localConfig = (environment: NodeJS.ProcessEnv = process.env): LocalConfig =>
  loadConfig(LocalConfig, environment)
