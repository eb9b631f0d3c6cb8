import { authInternalRoutes, mountPath, routes, type ServiceName } from '@thumbfolio/contracts'
import type { PlatformConfig } from './config/platform-config.js'
import type { ServiceClient } from '../http/service-calls/service-client.js'
import type { SessionsOptions } from '../http/sessions/sessions.js'

type Addresses = Pick<
  PlatformConfig,
  'AUTH_URL' | 'RESUME_URL' | 'PAYMENT_URL' | 'GENERATOR_URL' | 'DASHBOARD_URL' | 'SUPPORT_URL'
>

/** Where the services are. */
export const serviceUrls = (config: Addresses): Record<ServiceName, string> => ({
  auth: config.AUTH_URL,
  resume: config.RESUME_URL,
  payment: config.PAYMENT_URL,
  generator: config.GENERATOR_URL,
  dashboard: config.DASHBOARD_URL,
  support: config.SUPPORT_URL,
})

/** Every service but auth fetches the public keys, and asks auth about a session that is not in the cache. */
export function askAuth(
  config: Pick<PlatformConfig, 'AUTH_URL'>,
  serviceClients: ServiceClient,
): Pick<SessionsOptions, 'keys' | 'truth'> {
  return {
    keys: async () => {
      const response = await fetch(config.AUTH_URL + mountPath(routes.jwks), {
        signal: AbortSignal.timeout(5_000),
      })
      return routes.jwks.answers[200].parse(await response.json()).keys
    },
    truth: (id) => serviceClients.call(authInternalRoutes.session, { params: { id } }),
  }
}
