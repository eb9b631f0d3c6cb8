import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CallerName, ServiceName } from '@thumbfolio/contracts'
import { chainPath } from '@thumbfolio/stand-ins'
import { type EngineAddresses } from '@thumbfolio/engines'
import type { ServiceKeyVariables } from '@thumbfolio/kit/http'
import { freePort } from '@thumbfolio/testing'
import type { LocalConfig } from './config.js'
import type { ProcessPlan } from './supervised-process.js'

const loopback = '127.0.0.1'
const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** A process without its address: what it runs and what it reads beside the things that all share. */
interface Part {
  readonly name: string
  readonly entry: string
  readonly port: number
  /** The variable under which the others find it. */
  readonly variable?: string
  readonly more?: NodeJS.ProcessEnv
  /** Whose key it signs calls with. */
  readonly caller?: CallerName
}

/** Nine processes share one machine: the young generation, 16 MB by default, is most of what an idle one can spare. */
const frugal = ['--max-semi-space-size=4']

const service = (name: ServiceName, port: number, more: NodeJS.ProcessEnv = {}): Part => ({
  name,
  caller: name,
  port,
  more,
  entry: `services/${name}/dist/main.js`,
  variable: `${name.toUpperCase()}_URL`,
})

const standInsPart: Part = {
  name: 'stand-ins',
  entry: 'deploy/stand-ins/dist/main.js',
  port: 4010,
  variable: 'STAND_INS_URL',
}
const serviceParts: readonly Part[] = [
  service('auth', 4001),
  service('resume', 4002),
  service('payment', 4003),
  service('generator', 4004, { GENERATOR_ROLE: 'api' }),
  service('dashboard', 4005),
  service('support', 4006),
]
const workerPart = (index: number, count: number): Part => ({
  name: count === 1 ? 'worker' : `worker-${index + 1}`,
  caller: 'generator',
  entry: 'services/generator/dist/worker-main.js',
  port: 4014 + index,
})

const gatewayPart = ({ PORT }: LocalConfig, { HOST = loopback }: NodeJS.ProcessEnv): Part => ({
  name: 'gateway',
  caller: 'gateway',
  entry: 'gateway/dist/main.js',
  port: PORT,
  more: { HOST, WEB_DIST: at('web/dist') },
})

/** The processes of the product, in the order in which they may be stopped. */
export interface ProcessPlans {
  readonly gateway: readonly ProcessPlan[]
  readonly workers: readonly ProcessPlan[]
  readonly services: readonly ProcessPlan[]
  readonly standIns: readonly ProcessPlan[]
}

/** Says what runs, where, and with which environment. */
export async function planProcesses(
  config: LocalConfig,
  environment: NodeJS.ProcessEnv,
  engines: EngineAddresses,
  keysOf: (name: CallerName) => ServiceKeyVariables,
): Promise<ProcessPlans> {
  const hasStandIns = config.SMTP_URL === undefined || config.SOLANA_RPC_URL === undefined
  const workers = Array.from({ length: config.WORKERS }, (_, index) => workerPart(index, config.WORKERS))
  const parts = [...workers, ...serviceParts, ...(hasStandIns ? [standInsPart] : [])]
  const ports = new Map<string, number>()
  const gateway = gatewayPart(config, environment)
  ports.set(gateway.name, gateway.port)
  for (const { name, port } of parts)
    ports.set(name, config.PORTS === 'free' ? await freePort(ports.values()) : port)
  const urlOf = ({ name }: Part) => `http://${loopback}:${ports.get(name)}`
  const hasInbox = config.SMTP_URL === undefined
  const smtpPort = config.PORTS === 'free' ? await freePort(ports.values()) : 1025

  const shared: NodeJS.ProcessEnv = {
    ...environment,
    HOST: loopback,
    LOG_LEVEL: config.LOG_LEVEL,
    PUBLIC_URL: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    SITES_ORIGIN: environment['SITES_ORIGIN'] ?? `http://${loopback}:${config.PORT}`,
    SIGNUP_CREDITS: String(config.SIGNUP_CREDITS),
    SMTP_URL: config.SMTP_URL ?? `smtp://${loopback}:${smtpPort}`,
    MONGODB_URI: engines.mongodbUri,
    KAFKA_BROKERS: engines.kafkaBrokers,
    REDIS_URL: engines.redisUrl,
    ...(config.SOLANA_RPC_URL === undefined && {
      SOLANA_RPC_URL: `${urlOf(standInsPart)}${chainPath}`,
      SOLANA_CLUSTER: 'local',
    }),
    ...Object.fromEntries(parts.flatMap((part) => (part.variable ? [[part.variable, urlOf(part)]] : []))),
  }
  const plan = (part: Part): ProcessPlan => ({
    name: part.name,
    entry: at(part.entry),
    nodeFlags: frugal,
    url: urlOf(part),
    environment: {
      ...shared,
      DATA_DIR: join(config.DATA_DIR, 'local', part.name),
      PORT: String(ports.get(part.name)),
      ...(part.caller && keysOf(part.caller)),
      ...part.more,
      ...(part === standInsPart && { SMTP_PORT: String(hasInbox ? smtpPort : 0) }),
    },
    ...(part === standInsPart && hasInbox && { mailPort: smtpPort }),
  })
  return {
    gateway: [plan(gateway)],
    workers: workers.map(plan),
    services: serviceParts.map(plan),
    standIns: hasStandIns ? [plan(standInsPart)] : [],
  }
}
