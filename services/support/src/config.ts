import { mailConfig, platformConfig, port, refuseInProduction } from '@thumbfolio/kit/run'
import { z } from 'zod'

export const SupportConfig = z
  .object({
    ...platformConfig,
    ...mailConfig,
    PORT: port(4006),
    SUPPORT_EMAIL: z.string().default('support@localhost').describe('Who answers the messages'),
  })
  .superRefine(refuseInProduction)
export type SupportConfig = z.infer<typeof SupportConfig>
