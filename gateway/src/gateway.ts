import { openApiDocument, operatorApiRoutes, routes, type ServiceName } from '@thumbfolio/contracts'
import { closeInTime, createLog } from '@thumbfolio/kit/base'
import {
  createPublicClient,
  createServiceClient,
  createSessions,
  serviceIdentity,
} from '@thumbfolio/kit/http'
import {
  askAuth,
  observeEngines,
  openRedisAlone,
  openShared,
  serviceUrls,
  type PlatformParts,
  type Service,
} from '@thumbfolio/kit/run'
import { createAdmission } from './admission.js'
import { createGatewayApp, type Forward } from './app.js'
import type { GatewayConfig } from './config.js'
import { certificateAsk } from './certificate-ask.js'
import { customDomains } from './custom-domains.js'
import { customSites } from './custom-sites.js'
import { createForwarders } from './forwarder.js'
import { hostResolver } from './hosts.js'
import { maintenanceOf } from './maintenance.js'
import { countOpenRequests } from './open-requests.js'
import { publishedSites, visitorFaults } from './published-sites.js'
import { routingTable } from './routing-table.js'
import { securityHeaders, siteHeaders } from './security-headers.js'
import { webApp } from './web-app.js'

const closeWithinMs = 2_000
/** Uploads wait for their turn, at most 150 s with their reading. */
const uploadIdleMs = 180_000
const mostOpenPerAddress = 64

/** What a process shares with its gateway, and what tests replace. A given part is not disposed here. */
export type GatewayParts = Pick<PlatformParts, 'revocations' | 'limits' | 'now' | 'log'>

/** The one public door: hosts, headers, sessions, rate limits, routing, the web app and the published sites. */
export async function gateway(config: GatewayConfig, parts: GatewayParts = {}): Promise<Service> {
  const now = parts.now ?? Date.now
  const log = parts.log?.child({ name: 'gateway' }) ?? createLog({ name: 'gateway', level: config.LOG_LEVEL })
  const redis =
    parts.limits && parts.revocations ? undefined : await openRedisAlone(config, { service: 'gateway', log })
  const shared = openShared(redis, { now, log })
  const { limits = shared.limits, revocations = shared.revocations } = parts
  const urls = serviceUrls(config)
  const { PUBLIC_URL: publicUrl, SITES_DOMAIN: sitesDomain } = config
  const ourOrigin = new URL(publicUrl).origin
  const serviceClients = createServiceClient({ identity: serviceIdentity('gateway', config, log), urls })
  const admission = createAdmission({
    limits,
    sessions: createSessions({
      ...askAuth(config, serviceClients),
      revocations,
      now,
    }),
    ourOrigin,
    rateLimitFactor: config.RATE_LIMIT_FACTOR,
  })
  const unobserve = observeEngines({ ...(redis && { Redis: () => redis.ping() }) }, 'gateway')
  // Without Redis every limit fails open and auth answers for sessions: the gateway needs no engine to serve.
  const ready = async () => undefined
  const headers = securityHeaders({ publicUrl, sitesDomain })
  const forwarders = createForwarders(log)
  const services = Object.fromEntries(
    Object.entries(urls).map(([name, url]) => [
      name,
      forwarders.to(url, {
        service: name,
        headers,
        setsCookies: name === 'auth',
        ...(name === 'resume' && { idleMs: uploadIdleMs }),
      }),
    ]),
  ) as Record<ServiceName, Forward>
  const ownOfSites = siteHeaders({ publicUrl })
  const sendFault = visitorFaults({ appUrl: new URL('/', publicUrl).href, headers: ownOfSites })
  const toSites = forwarders.to(config.HOSTING_URL ?? urls.generator, {
    service: 'generator',
    headers: ownOfSites,
    withCredentials: false,
    sendFault,
  })
  const domains = customDomains(serviceClients, { now, log })
  const maintenance = maintenanceOf(createPublicClient(urls), now)
  const sites = publishedSites({ admission, maintenance, forward: toSites, sendFault, log })
  const app = createGatewayApp({
    admission,
    maintenance,
    services,
    ourOrigin,
    log,
    ready,
    countOpen: countOpenRequests(Math.ceil(mostOpenPerAddress * config.RATE_LIMIT_FACTOR)),
    destinationOf: hostResolver({ publicUrl, sitesDomain }),
    match: routingTable({ ...routes, ...operatorApiRoutes }),
    sites,
    customSites: customSites({ domains, publicUrl, sites }),
    certificateAsk: certificateAsk(domains, config.CERTIFICATE_ASK_SECRET),
    ...(config.STAND_INS_URL !== undefined && {
      standIns: forwarders.to(config.STAND_INS_URL, { service: 'stand-ins', headers }),
    }),
    openApi: openApiDocument,
    web: webApp(config.WEB_DIST, ourOrigin),
    headers,
    trustedProxies: config.TRUSTED_PROXIES,
  })

  return {
    name: 'gateway',
    router: app,
    app,
    async start() {},
    ready,
    drain: () => forwarders.endStreams(),
    async [Symbol.asyncDispose]() {
      unobserve()
      await forwarders[Symbol.asyncDispose]()
      await closeInTime({ ...shared, redis }, { withinMs: closeWithinMs, log })
    },
  }
}
