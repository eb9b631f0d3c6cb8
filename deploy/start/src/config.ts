import { httpUrl, smtpUrl } from '@thumbfolio/kit/base'
import { z } from 'zod'

/** Whether the lines for people may be coloured (no-color.org). */
export const isColoured = process.stdout.isTTY && !process.env['NO_COLOR']

/** What a start reads however the product runs; every service's own variables count too. */
export const startConfig = {
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080).describe('Where the product answers'),
  PUBLIC_URL: httpUrl().optional().describe('Where people reach the app; default: http://localhost:<PORT>'),
  SIGNUP_CREDITS: z.coerce.number().int().min(0).default(3).describe('Credits of a new account'),
  SMTP_URL: smtpUrl().optional().describe('Your own mail server instead of the inbox at /dev/mail'),
  SOLANA_RPC_URL: z
    .string()
    .optional()
    .describe('Your own Solana nodes instead of the chain at /dev/chain; payment reads it'),
  SOLANA_ADMIN_WALLET: z
    .string()
    .optional()
    .describe('The wallet that receives payments; default on the chain at /dev/chain: a new one'),
  RESUME: z.string().optional().describe('A PDF to launch at the start'),
  DEMO: z
    .enum(['on', 'off', 'with-models'])
    .default('on')
    .describe(
      'Whether a start runs the demo, until it has succeeded once; `with-models` gives its resume to the vendors of models that are connected',
    ),
}

/** The environment that the services read as well. */
export const serviceEnvironment = (): NodeJS.ProcessEnv => process.env
