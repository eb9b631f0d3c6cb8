import { AuthConfig } from '@thumbfolio/auth'
import { DashboardConfig } from '@thumbfolio/dashboard'
import { GatewayConfig } from '@thumbfolio/gateway'
import { GeneratorConfig } from '@thumbfolio/generator'
import { TelemetryConfig } from '@thumbfolio/kit/base'
import { PaymentConfig } from '@thumbfolio/payment'
import { ResumeConfig } from '@thumbfolio/resume'
import { StandInsConfig } from '@thumbfolio/stand-ins'
import { SupportConfig } from '@thumbfolio/support'
import { EmbeddedConfig } from './config.js'

export { startProduct, type Product, type ProductOptions } from './product.js'
export { embeddedConfig } from './config.js'

/** What each process reads, for the generated `docs/config.md`. */
export const configSchemas = [
  { service: 'embedded', schema: EmbeddedConfig },
  { service: 'gateway', schema: GatewayConfig },
  { service: 'auth', schema: AuthConfig },
  { service: 'resume', schema: ResumeConfig },
  { service: 'payment', schema: PaymentConfig },
  { service: 'generator', schema: GeneratorConfig },
  { service: 'dashboard', schema: DashboardConfig },
  { service: 'support', schema: SupportConfig },
  { service: 'stand-ins', schema: StandInsConfig },
  { service: 'telemetry, in every process', schema: TelemetryConfig },
]
