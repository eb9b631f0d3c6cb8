import { port } from '@thumbfolio/kit'
import { z } from 'zod'

export const StandInsConfig = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .refine((environment) => environment !== 'production', 'stand-ins never run in production'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: port(4010).describe('Where `/dev/*` is answered'),
  SMTP_PORT: port(1025).describe('Where mails are handed over; 0 for any free port'),
  DATA_DIR: z.string().default('./.data').describe('Mails are kept under `mail/`'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})
export type StandInsConfig = z.infer<typeof StandInsConfig>
