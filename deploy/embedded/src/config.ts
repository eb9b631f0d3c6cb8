import { loadConfig, refuse } from '@thumbfolio/kit'
import { z } from 'zod'

/** What only the embedded product reads; every service's own variables count too. */
export const EmbeddedConfig = z
  .object({
    NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
    PORT: z.coerce.number().int().min(1).max(65_535).default(8080).describe('Where the product answers'),
    DATA_DIR: z.string().default('./.data').describe('Where everything is kept'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    PUBLIC_URL: z
      .url()
      .optional()
      .describe('Where people reach the app; http://localhost:<PORT> unless told'),
    SIGNUP_CREDITS: z.coerce.number().int().min(0).default(3).describe('Credits of a new account'),
    SMTP_URL: z.url().optional().describe('A mail server of your own instead of the inbox at /dev/mail'),
    RESUME: z.string().optional().describe('A PDF that is launched at the start'),
    DEMO: z
      .enum(['on', 'off', 'with-models'])
      .default('on')
      .describe(
        'Whether the first start walks the main job once; `with-models` gives its resume to the vendors of models that are connected',
      ),
  })
  .superRefine(({ NODE_ENV, SMTP_URL }, context) => {
    if (NODE_ENV !== 'production') return
    refuse(
      context,
      'NODE_ENV',
      'the embedded product is for development; run each service by its own entry in production',
    )
    if (SMTP_URL === undefined) refuse(context, 'SMTP_URL', 'required in production: the inbox is a stand-in')
  })
export type EmbeddedConfig = z.infer<typeof EmbeddedConfig>

/** @throws ConfigError naming every mistake */
export const embeddedConfig = (environment: NodeJS.ProcessEnv = process.env): EmbeddedConfig =>
  loadConfig(EmbeddedConfig, environment)

/** The environment that the services read as well. */
export const serviceEnvironment = (): NodeJS.ProcessEnv => process.env
