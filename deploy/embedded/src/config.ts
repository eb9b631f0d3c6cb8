import { AuthConfig } from '@thumbfolio/auth'
import { DashboardConfig } from '@thumbfolio/dashboard'
import { GatewayConfig } from '@thumbfolio/gateway'
import { GeneratorConfig } from '@thumbfolio/generator'
import { loadConfig, refuse, withFilesRead } from '@thumbfolio/kit/base'
import { freshServiceKeys } from '@thumbfolio/kit/http'
import { dailyBackupConfig, processConfig, refuseHalfBackupBucket } from '@thumbfolio/kit/run'
import { PaymentConfig } from '@thumbfolio/payment'
import { ResumeConfig } from '@thumbfolio/resume'
import { StandInsConfig } from '@thumbfolio/stand-ins'
import { startConfig } from '@thumbfolio/start'
import { SupportConfig } from '@thumbfolio/support'
import { z } from 'zod'

const variables = {
  NODE_ENV: processConfig.NODE_ENV,
  DATA_DIR: z.string().default('./.data').describe('Where everything is kept'),
  LOG_LEVEL: processConfig.LOG_LEVEL.unwrap().default('warn'),
  ...startConfig,
  ...dailyBackupConfig,
}

/** Variables whose default is only for development. */
const requiredInProduction = {
  SMTP_URL: 'the inbox is a stand-in',
  MAIL_FROM: 'the sender of every mail',
  SUPPORT_EMAIL: 'who answers the messages',
  SITES_DOMAIN: 'sites are published at <name>.<SITES_DOMAIN>',
  BACKUP_DIR: 'where the backup of each night is kept',
} as const
const engines = ['MONGODB_URI', 'KAFKA_BROKERS', 'REDIS_URL'] as const

/** Checks the raw environment: the schemas of the services replace missing variables by defaults. */
const productionChecks = z
  .looseObject({ NODE_ENV: z.string().optional() })
  .superRefine((environment: Readonly<Record<string, unknown>>, context) => {
    if (environment['NODE_ENV'] !== 'production') return
    for (const [variable, reason] of Object.entries(requiredInProduction))
      if (environment[variable] === undefined) refuse(context, variable, `required in production: ${reason}`)
    for (const engine of engines)
      if (environment[engine] !== undefined)
        refuse(context, engine, 'refused here: with engines each service runs by its own entry')
  })

/** What only the embedded product reads; every service's own variables count too. */
export const EmbeddedConfig = z.object(variables).superRefine((config, context) => {
  const { NODE_ENV, RESUME } = config
  refuseHalfBackupBucket(config, context)
  if (NODE_ENV === 'production' && RESUME !== undefined)
    refuse(context, 'RESUME', 'refused in production: the demo is for development')
})
export type EmbeddedConfig = z.infer<typeof EmbeddedConfig>

const serviceConfigs = [
  AuthConfig,
  ResumeConfig,
  PaymentConfig,
  GeneratorConfig,
  DashboardConfig,
  SupportConfig,
  GatewayConfig,
]

/** The environment as the services read it: without empty variables, and with `NAME_FILE` replaced by `NAME`. @throws ConfigError */
export const embeddedEnvironment = (environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  withFilesRead(environment, [EmbeddedConfig, ...serviceConfigs])

/** @throws ConfigError naming every mistake, of the services too */
export function embeddedConfig(environment: NodeJS.ProcessEnv = process.env): EmbeddedConfig {
  const isProduction = environment['NODE_ENV'] === 'production'
  const others = isProduction ? [productionChecks] : [StandInsConfig]
  // Placeholders for validation: the start makes the keys in DATA_DIR, which is not open yet.
  const keys = freshServiceKeys()('gateway')
  return loadConfig(EmbeddedConfig, { ...environment, ...keys }, [...others, ...serviceConfigs])
}
