import { existsSync } from 'node:fs'
import { readFile, readlink, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually, isPortBusy } from '@thumbfolio/testing'
import type { EngineKind } from './engine.js'
import { answersAs } from './engine-probe.js'

const hungAfterMs = 5_000
const cleanStopLimitMs = 15_000

/** An engine that was started on a directory. */
export interface EngineNote {
  readonly pid: number
  readonly port: number
}

const isNumber = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** What was noted of the last start on this directory. Absent where nothing was, or nothing that can be read. */
export async function noteOf(directory: string): Promise<EngineNote | undefined> {
  try {
    const text = await readFile(join(directory, 'engine.json'), 'utf8')
    const { pid, port } = JSON.parse(text) as Record<string, unknown>
    return isNumber(pid) && isNumber(port) ? { pid, port } : undefined
  } catch {
    return undefined
  }
}

/** A process id may belong to another process by now. `unknown`: it runs, and its directory is not known. */
type Whose = 'ours' | 'nobody of ours' | 'unknown'

/** Every engine works in its directory; `/proc` says so, where there is one. */
async function whose(pid: number, directory: string, proc: string): Promise<Whose> {
  const works = await readlink(join(proc, String(pid), 'cwd')).catch(() => undefined)
  if (works !== undefined) return works === (await realpath(directory)) ? 'ours' : 'nobody of ours'
  if (existsSync(join(proc, 'self'))) return 'nobody of ours'
  try {
    process.kill(pid, 0)
    return 'unknown'
  } catch {
    return 'nobody of ours'
  }
}

/** Where to look, beside the standard places. */
export interface Looking {
  /** The folder in which Linux lists its processes. */
  readonly proc?: string
}

/**
 * The engine that runs on this directory and answers. One that has hung is killed; where there is no `/proc`, only
 * that which answers is believed, and nothing is killed.
 */
export async function findRunning(
  kind: EngineKind,
  directory: string,
  { proc = '/proc' }: Looking = {},
): Promise<EngineNote | undefined> {
  const note = await noteOf(directory)
  if (!note) return undefined
  const owner = await whose(note.pid, directory, proc)
  if (owner === 'nobody of ours') return undefined
  if (await eventually(() => answersAs(kind, note.port), hungAfterMs).catch(() => false)) return note
  if (owner === 'ours') await end(note, directory, proc, 'SIGKILL')
  return undefined
}

/**
 * Stops the engine that was noted on this directory and returns whether there was one: cleanly, or by force after 15 s.
 * Where there is no `/proc`, it has to answer, and force is not used.
 * @throws Error where it does not end
 */
export async function endRunning(
  kind: EngineKind,
  directory: string,
  { proc = '/proc' }: Looking = {},
): Promise<boolean> {
  const note = await noteOf(directory)
  if (!note) return false
  const owner = await whose(note.pid, directory, proc)
  if (owner === 'nobody of ours' || (owner === 'unknown' && !(await answersAs(kind, note.port)))) return false
  // One that is paused would not hear what comes next.
  process.kill(note.pid, 'SIGCONT')
  await end(note, directory, proc, 'SIGTERM')
  return true
}

async function end(
  { pid, port }: EngineNote,
  directory: string,
  proc: string,
  signal: NodeJS.Signals,
): Promise<void> {
  try {
    process.kill(pid, signal)
  } catch {
    return
  }
  const isGone = async () =>
    (await whose(pid, directory, proc)) === 'nobody of ours' && !(await isPortBusy(port))
  await eventually(isGone, cleanStopLimitMs).catch(async (error: unknown) => {
    if (signal === 'SIGKILL' || (await whose(pid, directory, proc)) === 'unknown') throw error
    await end({ pid, port }, directory, proc, 'SIGKILL')
  })
}
