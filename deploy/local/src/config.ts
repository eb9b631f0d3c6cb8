import { loadConfig } from '@thumbfolio/kit'
import { z } from 'zod'

/** What only the start of separate processes reads; every service's own variables count too. */
export const LocalConfig = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .refine((environment) => environment !== 'production', 'this start is for development'),
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080).describe('Where the product answers'),
  PORTS: z
    .enum(['standard', 'free'])
    .default('standard')
    .describe('Whether the services take their usual ports (4001 to 4014) or any free ones'),
  DATA_DIR: z
    .string()
    .default('./.data')
    .describe('Its own things are kept under `local/`, engines under `engines/`'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WORKERS: z.coerce.number().int().min(1).max(32).default(1).describe('Processes that launch sites'),
  PUBLIC_URL: z.url().optional().describe('Where people reach the app; http://localhost:<PORT> unless told'),
  SIGNUP_CREDITS: z.coerce.number().int().min(0).default(3).describe('Credits of a new account'),
  SMTP_URL: z.url().optional().describe('A mail server of your own instead of the inbox at /dev/mail'),
  RESUME: z.string().optional().describe('A PDF that is launched at the start'),
  DEMO: z
    .enum(['on', 'off', 'with-models'])
    .default('on')
    .describe(
      'Whether the first start walks the main job once; `with-models` gives its resume to the vendors of models that are connected',
    ),
  MONGODB_URI: z.string().optional().describe('A database of your own instead of a local one'),
  KAFKA_BROKERS: z.string().optional().describe('A broker of your own instead of a local one'),
  REDIS_URL: z.string().optional().describe('A Redis of your own instead of a local one'),
})
export type LocalConfig = z.infer<typeof LocalConfig>

/** @throws ConfigError naming every mistake */
export const localConfig = (environment: NodeJS.ProcessEnv = process.env): LocalConfig =>
  loadConfig(LocalConfig, environment)

/** The environment that the services read as well. */
export const serviceEnvironment = (): NodeJS.ProcessEnv => process.env
