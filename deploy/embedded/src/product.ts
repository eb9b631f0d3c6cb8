import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { AuthConfig, authService, signingKeyOf } from '@thumbfolio/auth'
import { DashboardConfig, dashboardService } from '@thumbfolio/dashboard'
import { gateway, GatewayConfig } from '@thumbfolio/gateway'
import { GeneratorConfig, generatorService } from '@thumbfolio/generator'
import type { CallerName } from '@thumbfolio/contracts'
import { loadConfig, type Logger } from '@thumbfolio/kit/base'
import type { Listening } from '@thumbfolio/kit/http'
import {
  checkStores,
  listenFor,
  lockDataDirectory,
  openShared,
  recordStores,
  writeAddresses,
  type PlatformParts,
  type Service,
} from '@thumbfolio/kit/run'
import { openMemoryBus } from '@thumbfolio/kit/lmdb'
import { PaymentConfig, paymentService } from '@thumbfolio/payment'
import { ResumeConfig, resumeService } from '@thumbfolio/resume'
import { chainPath, standIns, StandInsConfig } from '@thumbfolio/stand-ins'
import { keptServiceKeys, OpenParts } from '@thumbfolio/start'
import { SupportConfig, supportService } from '@thumbfolio/support'
import type { z } from 'zod'
import type { EmbeddedConfig } from './config.js'
import { mailTemplates } from './mail-templates.js'
import { refuseMigrated } from './migrated.js'
import { startNightlyBackups } from './nightly-backups.js'

export interface Product extends AsyncDisposable {
  /** Where it answers on this machine. */
  readonly url: string
  /** Where people reach it. */
  readonly publicUrl: string
}

export interface ProductOptions {
  readonly config: EmbeddedConfig
  /** What the services read beside `config`. */
  readonly environment: NodeJS.ProcessEnv
  readonly log: Logger
  /** Laid over what the services share: tests. A given bus is started here and closed by its giver. */
  readonly parts?: PlatformParts
}

const loopback = '127.0.0.1'
const webDist = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/**
 * The whole product in one process: the same services as anywhere, on loopback sockets behind the same gateway.
 * @throws DataDirectoryInUse, DataDirectoryUnusable, StoreDamaged, or an error with code EADDRINUSE when the port is busy
 */
export async function startProduct({
  config,
  environment,
  log,
  parts = {},
}: ProductOptions): Promise<Product> {
  const opened = new OpenParts()
  try {
    return await assemble(opened, { config, environment, log, parts })
  } catch (error) {
    // What went wrong first is what helps; a half-opened part may well not close.
    await opened[Symbol.asyncDispose]().catch((secondary: unknown) =>
      log.error({ err: secondary }, 'could not close'),
    )
    throw error
  }
}

async function assemble(
  opened: OpenParts,
  { config, environment, log, parts = {} }: ProductOptions,
): Promise<Product> {
  opened.use(await lockDataDirectory(config.DATA_DIR))
  await refuseMigrated(config.DATA_DIR)
  await checkStores(config.DATA_DIR)
  const shared = environmentOf(config, environment)
  const keysOf = await keptServiceKeys(config.DATA_DIR, signingKeyOf)
  const read = <S extends z.ZodType>(name: CallerName, schema: S, more: NodeJS.ProcessEnv = {}) =>
    loadConfig(schema, { ...shared, ...keysOf(name), ...more })
  const common = await commonParts(opened, { config, environment, log, parts })
  const starts: Service[] = []
  const run = async (service: Service, at = { port: 0, host: loopback }): Promise<Listening> => {
    opened.use(service)
    starts.push(service)
    return opened.use(await listenFor(service, { ...at, log }))
  }

  const standIn =
    config.SMTP_URL === undefined || config.SOLANA_RPC_URL === undefined
      ? await standIns(loadConfig(StandInsConfig, { ...shared, SMTP_PORT: '0' }), {
          log,
          now: parts.now ?? Date.now,
          isChainUnused: config.SOLANA_RPC_URL !== undefined,
          mailTemplates,
        })
      : undefined
  const standInsUrl = standIn && (await run(standIn)).url
  const mail = { SMTP_URL: config.SMTP_URL ?? standIn?.smtpUrl }
  const solana = config.SOLANA_RPC_URL === undefined && {
    SOLANA_RPC_URL: `${standInsUrl}${chainPath}`,
    SOLANA_CLUSTER: 'local',
    SOLANA_ADMIN_WALLET: config.SOLANA_ADMIN_WALLET ?? standIn?.adminWallet,
  }
  // Auth and resume listen first: the addresses of the others are added here.
  const addresses: Record<string, string> = {}
  const auth = await run(await authService(read('auth', AuthConfig, mail), { ...common, urls: addresses }))
  const known = { AUTH_URL: auth.url }
  addresses['auth'] = auth.url
  const resume = await run(
    await resumeService(read('resume', ResumeConfig, known), { ...common, urls: addresses }),
  )
  const payment = await run(
    await paymentService(read('payment', PaymentConfig, { ...known, ...mail, ...solana }), common),
  )
  const support = await run(
    await supportService(read('support', SupportConfig, { ...known, ...mail }), common),
  )
  const generatorConfig = read('generator', GeneratorConfig, { ...known, ...mail, RESUME_URL: resume.url })
  const generator = await run(await generatorService(generatorConfig, common))
  const dashboardConfig = read('dashboard', DashboardConfig, { ...known, GENERATOR_URL: generator.url })
  const dashboard = await run(await dashboardService(dashboardConfig, common))
  const services = { auth, resume, payment, dashboard, support, generator }
  for (const [name, { url: address }] of Object.entries(services)) addresses[name] = address
  const urls = {
    ...known,
    RESUME_URL: resume.url,
    PAYMENT_URL: payment.url,
    DASHBOARD_URL: dashboard.url,
    SUPPORT_URL: support.url,
    GENERATOR_URL: generator.url,
    STAND_INS_URL: standInsUrl,
  }
  await run(await gateway(read('gateway', GatewayConfig, urls), common), {
    port: config.PORT,
    host: environment['HOST'] ?? loopback,
  })

  // Every consumer is subscribed by now: no event can pass one that is not there yet.
  await common.bus?.start()
  for (const service of starts) await service.start()
  await recordStores(config.DATA_DIR)
  await writeAddresses(config.DATA_DIR, addresses)
  opened.use(startNightlyBackups(config, { log, now: parts.now ?? Date.now }))
  return {
    url: localUrl(config),
    publicUrl: publicUrl(config),
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  }
}

const localUrl = ({ PORT }: EmbeddedConfig) => `http://localhost:${PORT}`
const publicUrl = (config: EmbeddedConfig) => config.PUBLIC_URL ?? localUrl(config)

/** What every service reads; each listens on any free port of the loopback. */
function environmentOf(config: EmbeddedConfig, environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { DATA_DIR, PORT, SIGNUP_CREDITS } = config
  return {
    ...environment,
    DATA_DIR,
    PORT: '0',
    HOST: loopback,
    PUBLIC_URL: publicUrl(config),
    WEB_DIST: webDist,
    SIGNUP_CREDITS: String(SIGNUP_CREDITS),
    SITES_ORIGIN: environment['SITES_ORIGIN'] ?? `http://${loopback}:${PORT}`,
  }
}

/** What the services of one process share, as far as no engine of their own holds it. */
async function commonParts(
  opened: OpenParts,
  { config, environment, log, parts = {} }: ProductOptions,
): Promise<PlatformParts> {
  const path = join(config.DATA_DIR, 'bus')
  await mkdir(path, { recursive: true })
  const now = parts.now ?? Date.now
  const ownBus = () => opened.use(openMemoryBus({ path, now, log }))
  const bus = parts.bus ?? (environment['KAFKA_BROKERS'] ? undefined : ownBus())
  return {
    ...(!environment['REDIS_URL'] && openShared(undefined, { now, log })),
    log,
    ...parts,
    ...(bus && { bus }),
  }
}
