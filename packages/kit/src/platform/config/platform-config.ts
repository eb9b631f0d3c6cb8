import { z } from 'zod'
import {
  callersWithoutKey,
  hasDevelopmentKey,
  parsePublicKeys,
  type PublicKeys,
  type ServiceKeyConfig,
} from '../../http/service-calls/service-keys.js'
import type { ServiceSecrets } from '../../http/service-calls/service-keys.js'
import { signingKeys } from '../../base/config/signing-keys.js'
import { standInSmtpUrl } from '../mail/mailer.smtp.js'
import { httpUrl, refuse } from '../../base/config/config.js'
import { kafkaSecurityMistakes, type KafkaSecurityVariables } from '../../bus/kafka/kafka-security.js'
import { engineConfig } from './engine-config.js'
import { refuseHalfS3, type S3Variables } from './s3-config.js'

const loopback = (port: number) => httpUrl().default(`http://127.0.0.1:${port}`)

/** How a process proves to the others who it is. */
export const serviceKeyConfig = {
  SERVICE_KEY: signingKeys()
    .optional()
    .describe(
      'Signs the calls of this service (ES256); of several PEMs the first signs. Default: the key of development, refused in production',
    ),
  SERVICE_PUBLIC_KEYS: z
    .string()
    .transform((text, context): PublicKeys => {
      try {
        return parsePublicKeys(text)
      } catch (error) {
        context.addIssue({ code: 'custom', message: (error as Error).message })
        return z.NEVER
      }
    })
    .optional()
    .describe('`NAME=KEY` of every service, separated by spaces; a name twice: both keys are accepted'),
  SERVICE_SECRET: z
    .string()
    .transform((text) => text.split(',').map((secret) => secret.trim()) as unknown as ServiceSecrets)
    .refine((secrets) => secrets.every((secret) => secret.length >= 32), {
      error: 'each secret must have at least 32 characters; separate several with commas',
    })
    .optional()
    .describe('Deprecated. The shared secret of builds before 1.0; set only while their processes still run'),
}

/** What every process of the product reads. */
export const processConfig = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  DATA_DIR: z.string().default('./.data').describe('Where the embedded engines keep their files'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PUBLIC_URL: httpUrl().default('http://localhost:8080').describe('Where people reach the app'),
  ...serviceKeyConfig,
  AUTH_URL: loopback(4001),
  RESUME_URL: loopback(4002),
  PAYMENT_URL: loopback(4003),
  GENERATOR_URL: loopback(4004),
  DASHBOARD_URL: loopback(4005),
  SUPPORT_URL: loopback(4006),
}

/** What every service reads. Spread into a service's own schema: `z.object({ ...platformConfig, PORT: port(4001) })`. */
export const platformConfig = { ...processConfig, ...engineConfig }

/** A service's own port. */
export const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard)

type Read<T extends Record<string, z.ZodType>> = { [K in keyof T]: z.infer<T[K]> }
type WithoutUndefined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: T[K]
}

/** What a service reads of its environment beside its own variables. */
export type PlatformConfig = WithoutUndefined<Read<typeof platformConfig>>

interface ProductionFacts extends Partial<KafkaSecurityVariables>, S3Variables, ServiceKeyConfig {
  NODE_ENV: string
  PUBLIC_URL: string
  SMTP_URL?: string | undefined
  MONGODB_URI?: string | undefined
  KAFKA_REPLICAS?: number | undefined
}

/**
 * Production refuses the keys of development, the mail inbox and passwords in the open: for a process that has no engines
 * of its own.
 */
export function refuseStandIns(config: ProductionFacts, context: z.RefinementCtx): void {
  refuseHalfKeys(config, context)
  if (config.NODE_ENV !== 'production') return
  if (config.SMTP_URL === standInSmtpUrl)
    refuse(context, 'SMTP_URL', 'required in production: the inbox is a stand-in')
  if (new URL(config.PUBLIC_URL).protocol !== 'https:')
    refuse(context, 'PUBLIC_URL', 'must be https in production: people send their passwords there')
}

const keyVariables = {
  SERVICE_KEY: 'it signs the calls of this service; make env PRODUCTION=on makes one',
  SERVICE_PUBLIC_KEYS: 'calls of the other services are checked by them; make env PRODUCTION=on makes them',
} as const

function refuseHalfKeys(config: ProductionFacts, context: z.RefinementCtx): void {
  const isSet = (variable: keyof typeof keyVariables) => config[variable] !== undefined
  const names = ['SERVICE_KEY', 'SERVICE_PUBLIC_KEYS'] as const
  const when = config.NODE_ENV === 'production' ? 'in production' : 'beside the other'
  if (config.NODE_ENV !== 'production' && names.every((name) => isSet(name) === isSet(names[0]))) return
  for (const name of names) if (!isSet(name)) refuse(context, name, `required ${when}: ${keyVariables[name]}`)
  if (config.SERVICE_PUBLIC_KEYS && hasDevelopmentKey(config.SERVICE_PUBLIC_KEYS))
    refuse(
      context,
      'SERVICE_PUBLIC_KEYS',
      'has a key of development, which everybody knows; make env PRODUCTION=on makes others',
    )
  const missing = config.SERVICE_PUBLIC_KEYS ? callersWithoutKey(config.SERVICE_PUBLIC_KEYS) : []
  if (missing.length > 0)
    refuse(
      context,
      'SERVICE_PUBLIC_KEYS',
      `has no key of ${missing.join(', ')}, so their calls would be refused; add NAME=KEY for each`,
    )
}

/**
 * What every service refuses: variables that contradict each other, and in production what is for development alone;
 * `superRefine(refuseInProduction)` on its schema.
 */
export function refuseInProduction(config: ProductionFacts, context: z.RefinementCtx): void {
  const kafka: KafkaSecurityVariables = { KAFKA_TLS: 'off', KAFKA_SASL_MECHANISM: 'scram-sha-512', ...config }
  for (const [variable, mistake] of Object.entries(kafkaSecurityMistakes(kafka)))
    refuse(context, variable, mistake)
  refuseHalfS3(config, context)
  if (config.NODE_ENV === 'production' && config.KAFKA_REPLICAS === 2)
    refuse(context, 'KAFKA_REPLICAS', 'must be 3 or more in production, or 1 for a single machine')
  refuseStandIns(config, context)
}

/** The engines that separate processes share, and why each is required. */
const sharedEngines = {
  MONGODB_URI: 'documents and files in DATA_DIR are those of one process',
  KAFKA_BROKERS: 'events in memory reach no other process',
  REDIS_URL: 'counters and ended sessions in memory are those of one process',
} as const

/**
 * In production a service in its own process requires each engine that its schema declares. A variable that an earlier check
 * refused is not reported twice.
 */
export function requireEngines(
  named: readonly string[],
  config: Readonly<Record<string, unknown>>,
  context: z.RefinementCtx,
): void {
  if (config['NODE_ENV'] !== 'production') return
  const isRefused = (variable: string) => context.issues.some(({ path }) => path?.[0] === variable)
  for (const [variable, loss] of Object.entries(sharedEngines))
    if (named.includes(variable) && config[variable] === undefined && !isRefused(variable))
      refuse(context, variable, `required in production: ${loss}`)
}
