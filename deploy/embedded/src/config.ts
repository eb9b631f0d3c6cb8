import { AuthConfig } from '@thumbfolio/auth'
import { DashboardConfig } from '@thumbfolio/dashboard'
import { GatewayConfig } from '@thumbfolio/gateway'
import { GeneratorConfig } from '@thumbfolio/generator'
import { loadConfig, refuse } from '@thumbfolio/kit/base'
import { processConfig } from '@thumbfolio/kit/run'
import { PaymentConfig } from '@thumbfolio/payment'
import { ResumeConfig } from '@thumbfolio/resume'
import { StandInsConfig } from '@thumbfolio/stand-ins'
import { startConfig } from '@thumbfolio/start'
import { SupportConfig } from '@thumbfolio/support'
import { z } from 'zod'

/** What only the embedded product reads; every service's own variables count too. */
export const EmbeddedConfig = z
  .object({
    NODE_ENV: processConfig.NODE_ENV,
    DATA_DIR: z.string().default('./.data').describe('Where everything is kept'),
    LOG_LEVEL: processConfig.LOG_LEVEL.unwrap().default('warn'),
    ...startConfig,
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

const partsConfig = [
  AuthConfig,
  ResumeConfig,
  PaymentConfig,
  GeneratorConfig,
  DashboardConfig,
  SupportConfig,
  GatewayConfig,
  StandInsConfig,
]

/** @throws ConfigError naming every mistake, of the services too; production is refused whatever else they miss there */
export const embeddedConfig = (environment: NodeJS.ProcessEnv = process.env): EmbeddedConfig =>
  loadConfig(EmbeddedConfig, environment, environment['NODE_ENV'] === 'production' ? [] : partsConfig)
