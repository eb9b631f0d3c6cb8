import { platformConfig, port } from '@thumbfolio/kit'
import { z } from 'zod'

export const StandInsConfig = z
  .object({
    NODE_ENV: platformConfig.NODE_ENV,
    HOST: platformConfig.HOST,
    DATA_DIR: platformConfig.DATA_DIR,
    LOG_LEVEL: platformConfig.LOG_LEVEL,
    PORT: port(4010),
    SMTP_PORT: port(1025).describe('Where the inbox takes mails'),
  })
  .superRefine(({ NODE_ENV }, context) => {
    if (NODE_ENV === 'production')
      context.addIssue({ code: 'custom', path: ['NODE_ENV'], message: 'stand-ins never run in production' })
  })
export type StandInsConfig = z.infer<typeof StandInsConfig>
