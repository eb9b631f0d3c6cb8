import { z } from 'zod'
import { standInSmtpUrl } from '../mail/mailer.smtp.js'

const developmentSecret = 'development-only-service-secret-0000'
const loopback = (port: number) => z.url().default(`http://127.0.0.1:${port}`)

/** What every service reads. Spread into a service's own schema: `z.object({ ...platformConfig, PORT: port(4001) })`. */
export const platformConfig = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  DATA_DIR: z.string().default('./.data').describe('Where the embedded engines keep their files'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PUBLIC_URL: z.url().default('http://localhost:8080').describe('Where people reach the app'),
  SERVICE_SECRET: z.string().min(32).default(developmentSecret).describe('Signs calls between services'),
  AUTH_URL: loopback(4001),
  RESUME_URL: loopback(4002),
  PAYMENT_URL: loopback(4003),
  GENERATOR_URL: loopback(4004),
  DASHBOARD_URL: loopback(4005),
  SUPPORT_URL: loopback(4006),
}

/** A service's own port. */
export const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard)

export type PlatformConfig = { [K in keyof typeof platformConfig]: z.infer<(typeof platformConfig)[K]> }

interface ProductionFacts {
  NODE_ENV: string
  SERVICE_SECRET: string
  SMTP_URL?: string
}

/** Production refuses the development secret and the mail inbox; `superRefine(refuseInProduction)` on every service's schema. */
export function refuseInProduction(config: ProductionFacts, context: z.RefinementCtx): void {
  if (config.NODE_ENV !== 'production') return
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (config.SERVICE_SECRET === developmentSecret)
    refuse('SERVICE_SECRET', 'required in production (at least 32 characters)')
  if (config.SMTP_URL === standInSmtpUrl)
    refuse('SMTP_URL', 'required in production: the inbox is a stand-in')
}
