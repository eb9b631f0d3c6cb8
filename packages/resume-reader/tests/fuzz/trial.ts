import { readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError, Reading } from '@thumbfolio/contracts'
import type { ChildProcessPdfReader } from '../../src/process/pdf-reader.child-process.js'
import type { Mutant } from './mutants.js'

export interface Outcome {
  /** `read`, a refusal's code, or `broken` with why. */
  kind: string
  why?: string
  ms: number
}

/** Gives a mutant to the reader. Anything but a valid reading or a refusal of the contract is broken. */
export async function tryMutant(
  reader: ChildProcessPdfReader,
  folder: string,
  { name, bytes }: Mutant,
): Promise<Outcome> {
  const path = join(folder, `${name}.pdf`)
  await writeFile(path, bytes)
  const startedAt = performance.now()
  const outcome = await reader.read(path).then(
    (reading): Omit<Outcome, 'ms'> => {
      const { success, error } = Reading.safeParse(reading)
      return success ? { kind: 'read' } : { kind: 'broken', why: String(error) }
    },
    (error: unknown): Omit<Outcome, 'ms'> =>
      error instanceof DomainError ? { kind: error.code } : { kind: 'broken', why: String(error) },
  )
  if (outcome.kind !== 'broken') await rm(path)
  return { ...outcome, ms: performance.now() - startedAt }
}

/** The peak resident memory of the largest child of this process, in bytes; 0 without `/proc`. */
export function watchChildren(everyMs = 20): { peakBytes: () => number; stop: () => void } {
  let peak = 0
  const look = () => {
    for (const pid of readOr(`/proc/self/task/${process.pid}/children`).split(' ').filter(Boolean)) {
      const kilobytes = /VmHWM:\s+(\d+)/.exec(readOr(`/proc/${pid}/status`))?.[1]
      peak = Math.max(peak, 1_024 * Number(kilobytes ?? 0))
    }
  }
  const timer = setInterval(look, everyMs)
  return { peakBytes: () => peak, stop: () => clearInterval(timer) }
}

const readOr = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
