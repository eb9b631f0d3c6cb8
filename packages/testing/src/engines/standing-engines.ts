import { mkdir, readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually } from '../eventually.js'
import { engineKinds, engineUrl, type EngineKind } from './engine.js'
import { answersAs } from './engine-probe.js'
import { freePortFrom, isPortBusy } from '../free-port.js'
import { startLocalEngine, type LocalEngine } from './local-engine.js'
import { localTools } from './local-plans.js'
import { holdLockFile } from './lock-file.js'
import { requireTools } from './tools.js'

/** Where an engine is that stands on a directory which stays. */
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

const hungAfterMs = 5_000
const cleanStopLimitMs = 15_000

interface Note {
  readonly pid: number
  readonly port: number
}

/** What was noted of the last start on this directory. */
async function noteOf(directory: string): Promise<Note | undefined> {
  const text = await readFile(join(directory, 'engine.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Note)
}

/** Every engine works in its directory. A process number may have gone to somebody else since. */
async function isOurs(pid: number, directory: string): Promise<boolean> {
  const works = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  if (works !== undefined) return works === (await realpath(directory))
  if (process.platform === 'linux') return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** The engine that runs on this directory. One that has hung is killed. */
async function findRunning(kind: EngineKind, directory: string): Promise<Note | undefined> {
  const note = await noteOf(directory)
  if (!note || !(await isOurs(note.pid, directory))) return undefined
  const isWorking = eventually(() => answersAs(kind, note.port), hungAfterMs).catch(() => false)
  if (await isWorking) return note
  await end(note, directory, 'SIGKILL')
  return undefined
}

async function end({ pid, port }: Note, directory: string, signal: NodeJS.Signals): Promise<void> {
  try {
    process.kill(pid, signal)
  } catch {
    return
  }
  const isGone = async () => !(await isOurs(pid, directory)) && !(await isPortBusy(port))
  await eventually(isGone, cleanStopLimitMs).catch(async (error: unknown) => {
    if (signal === 'SIGKILL') throw error
    await end({ pid, port }, directory, 'SIGKILL')
  })
}

/**
 * Finds or starts all three on directories that stay, each on its usual port, or on the next free one. With `outlivesUs`
 * they run on in the background, else those that were started here end with this process.
 * @throws EngineToolMissing, EngineFailed
 */
export async function standEngines(
  root: string,
  { outlivesUs }: { outlivesUs: boolean },
): Promise<StandingEngine[]> {
  await mkdir(root, { recursive: true })
  await using _lock = await holdLockFile(join(root, 'lock'))
  await requireTools(await localTools(engineKinds))
  const results = await Promise.allSettled(
    engineKinds.map((kind) => stand(kind, join(root, kind), outlivesUs)),
  )
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  )
  const standing = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (failures.length === 0) return standing
  for (const { engine } of standing) await engine?.stop()
  throw failures[0]
}

async function stand(kind: EngineKind, directory: string, outlivesUs: boolean): Promise<StandingEngine> {
  const running = await findRunning(kind, directory)
  if (running) return { kind, port: running.port, url: engineUrl[kind](running.port), wasRunning: true }
  const port = await freePortFrom(standardPorts[kind])
  const engine = await startLocalEngine(kind, { directory, port, outlivesUs })
  return { kind, port, url: engine.url, wasRunning: false, engine }
}

/** Stops those that run on these directories; their data stay. Resolves with what was stopped. */
export async function stopStandingEngines(root: string): Promise<EngineKind[]> {
  await mkdir(root, { recursive: true })
  await using _lock = await holdLockFile(join(root, 'lock'))
  const stopped = await Promise.all(
    engineKinds.map(async (kind) => {
      const directory = join(root, kind)
      const note = await noteOf(directory)
      const runs = note !== undefined && (await isOurs(note.pid, directory))
      if (runs) {
        // One that is paused would not hear what comes next.
        process.kill(note.pid, 'SIGCONT')
        await end(note, directory, 'SIGTERM')
      }
      await rm(join(directory, 'engine.json'), { force: true })
      return runs ? [kind] : []
    }),
  )
  return stopped.flat()
}
