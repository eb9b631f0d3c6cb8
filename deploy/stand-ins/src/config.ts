import { port, processConfig } from '@thumbfolio/kit/run'
import { z } from 'zod'

export const StandInsConfig = z.object({
  NODE_ENV: processConfig.NODE_ENV.refine(
    (environment) => environment !== 'production',
    'stand-ins never run in production',
  ),
  HOST: processConfig.HOST,
  PORT: port(4010).describe('Where `/dev/*` is answered'),
  SMTP_PORT: port(1025).describe('Where mails are handed over; 0 for any free port'),
  DATA_DIR: z
    .string()
    .default('./.data')
    .describe('Mails are kept under `mail/`, the local Solana chain under `chain/`'),
  CHAIN_ADMIN_WALLET: z
    .enum(['own', 'well-known'])
    .default('own')
    .describe(
      'The product’s wallet on the local chain: a key of its own, or the one of this repository where no process can read the other’s files',
    ),
  LOG_LEVEL: processConfig.LOG_LEVEL,
})
export type StandInsConfig = z.infer<typeof StandInsConfig>
