import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { signingKeyOf } from '@thumbfolio/auth'
import { lockDataDirectory, ownerOnly, writeAddresses } from '@thumbfolio/kit/run'
import { adminWalletOf } from '@thumbfolio/stand-ins'
import { keptServiceKeys, OpenParts } from '@thumbfolio/start'
import type { LocalConfig } from './config.js'
import { requireFreePorts } from './free-ports.js'
import { holdEngines } from './hold-engines.js'
import { nameTag, readable, type Hear } from './log-lines.js'
import { planProcesses } from './process-plans.js'
import { SupervisedProcess, type ProcessPlan } from './supervised-process.js'
import { untilReady } from './until-ready.js'

/** The product as separate processes. Disposing stops them in order, group by group, then the engines: 11 s at most for each, 15 s for these. */
export interface Constellation extends AsyncDisposable {
  /** Where it answers on this machine. */
  readonly url: string
  /** Where people reach it. */
  readonly publicUrl: string
  readonly processes: readonly SupervisedProcess[]
}

export interface ConstellationOptions {
  readonly config: LocalConfig
  /** What the services read beside `config`. */
  readonly environment: NodeJS.ProcessEnv
  /** The combined log, line by line. */
  readonly write: Hear
  /** Calls off a start that still runs: what it started is stopped, then it rejects with the signal's reason. */
  readonly signal?: AbortSignal
}

/** Stopped from the last to the first: requests that run, then what consumes and launches, then who is asked by them. */
const groupNames = ['standIns', 'services', 'workers', 'gateway'] as const

/**
 * Starts gateway, six services, the workers and the stand-ins as processes on real engines, and resolves when all are
 * ready. One that dies is started again.
 * @throws DataDirectoryInUse, DataDirectoryUnusable, PortsBusy, EngineToolMissing, ProcessGaveUp, the reason of `signal`
 */
export async function startConstellation(options: ConstellationOptions): Promise<Constellation> {
  const opened = new OpenParts()
  try {
    return await assemble(opened, options)
  } catch (error) {
    await opened[Symbol.asyncDispose]()
    throw error
  }
}

async function assemble(
  opened: OpenParts,
  { config, environment, write, signal = new AbortController().signal }: ConstellationOptions,
): Promise<Constellation> {
  const directory = join(config.DATA_DIR, 'local')
  await mkdir(directory, { recursive: true, mode: ownerOnly })
  opened.use(await lockDataDirectory(directory))
  signal.throwIfAborted()
  const engines = opened.use(await holdEngines(config, write, signal))
  signal.throwIfAborted()

  const keysOf = await keptServiceKeys(directory, signingKeyOf)
  const signingKey = await signingKeyOf(join(directory, 'signing-key.pem'))
  const pem = signingKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const chainDirectory = join(directory, 'stand-ins', 'chain')
  const wallet = config.SOLANA_RPC_URL === undefined && {
    SOLANA_ADMIN_WALLET: await adminWalletOf(chainDirectory),
  }
  const known = { AUTH_SIGNING_KEY: pem, ...wallet, ...environment }
  const plans = await planProcesses(config, known, engines, keysOf)
  await requireFreePorts(groupNames.flatMap((name) => plans[name]))

  const processes: SupervisedProcess[] = []
  for (const name of groupNames) {
    const started = plans[name].map((plan, index) => supervise(plan, processes.length + index, write))
    processes.push(...started)
    opened.use({
      [Symbol.asyncDispose]: async () => void (await Promise.all(started.map((process) => process.stop()))),
    })
  }
  signal.throwIfAborted()
  for (const process of processes) process.start()
  await untilReady(processes, signal)
  await writeAddresses(directory, Object.fromEntries(plans.services.map(({ name, url }) => [name, url])))
  return {
    url: `http://localhost:${config.PORT}`,
    publicUrl: config.PUBLIC_URL ?? `http://localhost:${config.PORT}`,
    processes,
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose](),
  }
}

function supervise(plan: ProcessPlan, index: number, write: Hear): SupervisedProcess {
  const tag = nameTag(plan.name, index)
  return new SupervisedProcess(
    plan,
    (text) => write(`${tag}${text}`),
    (line) => {
      for (const text of readable(line)) write(`${tag}${text}`)
    },
  )
}
