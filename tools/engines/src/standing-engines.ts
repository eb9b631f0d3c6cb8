import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePortFrom } from '@thumbfolio/testing'
import { engineKinds, engineUrl, type EngineKind } from './engine.js'
import { startLocalEngine, type LocalEngine } from './local-engine.js'
import { localTools } from './local-plans.js'
import { holdLockFile } from './lock-file.js'
import { endRunning, findRunning } from './running-engine.js'
import { requireTools } from './tools.js'

/** Where an engine is that runs on a directory which is kept. */
export interface StandingEngine {
  readonly kind: EngineKind
  readonly port: number
  readonly url: string
  /** It ran before we came. */
  readonly wasRunning: boolean
  /** Absent where it ran before we came. */
  readonly engine?: LocalEngine
}

/** Where they answer unless that is taken. */
export const standardPorts: Readonly<Record<EngineKind, number>> = {
  kafka: 19_092,
  mongo: 27_017,
  redis: 6_379,
}

/** How engines are stood. */
export interface StandOptions {
  /** They run on in the background; else those that were started here end with this process. */
  readonly outlivesUs: boolean
  /** Which of them. Default: all three. */
  readonly kinds?: readonly EngineKind[]
  /** Ends a start that still runs. */
  readonly signal?: AbortSignal
}

/**
 * Finds or starts engines on directories that stay, each on its usual port, or on the next free one.
 * @throws EngineToolMissing, EngineFailed, the reason of `signal`
 */
export async function standEngines(root: string, options: StandOptions): Promise<StandingEngine[]> {
  const { kinds = engineKinds, signal } = options
  await mkdir(root, { recursive: true })
  await using _lock = await holdLockFile(join(root, 'lock'))
  await requireTools(await localTools(kinds))
  signal?.throwIfAborted()
  const results = await Promise.allSettled(kinds.map((kind) => stand(kind, join(root, kind), options)))
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  const standing = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (failures.length === 0) return standing
  for (const { engine } of standing) await engine?.stop()
  throw failures[0]
}

async function stand(
  kind: EngineKind,
  directory: string,
  { outlivesUs, signal }: StandOptions,
): Promise<StandingEngine> {
  const running = await findRunning(kind, directory)
  if (running) return { kind, port: running.port, url: engineUrl[kind](running.port), wasRunning: true }
  const port = await freePortFrom(standardPorts[kind])
  const engine = await startLocalEngine(kind, { directory, port, outlivesUs, ...(signal && { signal }) })
  return { kind, port, url: engine.url, wasRunning: false, engine }
}

/** Stops those that run on these directories; their data stay. Resolves with what was stopped. */
export async function stopStandingEngines(root: string): Promise<EngineKind[]> {
  await mkdir(root, { recursive: true })
  await using _lock = await holdLockFile(join(root, 'lock'))
  const stopped = await Promise.all(
    engineKinds.map(async (kind) => {
      const directory = join(root, kind)
      const runs = await endRunning(kind, directory)
      await rm(join(directory, 'engine.json'), { force: true })
      return runs ? [kind] : []
    }),
  )
  return stopped.flat()
}
