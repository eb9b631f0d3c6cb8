import { setTimeout as pause } from 'node:timers/promises'
import type { SupervisedProcess } from './supervised-process.js'

/** A process ended in a way that no other try can mend. The message carries its last lines. */
export class ProcessGaveUp extends Error {
  override name = 'ProcessGaveUp'
}

const readyLimitMs = 120_000
const readyEveryMs = 100

/**
 * Resolves when all are ready.
 * @throws ProcessGaveUp as soon as one has, the reason of `signal`, Error after 120 s
 */
export async function untilReady(
  processes: readonly SupervisedProcess[],
  signal: AbortSignal,
): Promise<void> {
  const failed = new AbortController()
  const either = AbortSignal.any([signal, failed.signal])
  await Promise.all(processes.map((process) => isReady(process, either))).finally(() => failed.abort())
}

async function isReady(process: SupervisedProcess, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + readyLimitMs
  while (!(await process.isReady())) {
    signal.throwIfAborted()
    if (process.gaveUp)
      throw new ProcessGaveUp(`${process.name} does not start:\n${process.lastLines.join('\n')}`)
    if (performance.now() > deadline)
      throw new Error(`${process.name} is not ready after ${readyLimitMs / 1_000} s; the log above says why`)
    await pause(readyEveryMs)
  }
}
