import { setTimeout as pause } from 'node:timers/promises'
import { ConfigError } from '../base/config/config.js'
import type { Logger } from '../base/log/log.js'

/** Engines that the environment names cannot be reached. The message has one line for each. */
class EnginesUnavailable extends ConfigError {
  override name = 'EnginesUnavailable'
}

/** Opens one engine, or undefined where it is not chosen. Its error is one line: the variable, what was wrong, what to do. */
export type Opening = () => Promise<AsyncDisposable> | undefined

const firstPauseMs = 250
const longestPauseMs = 2_000

/**
 * Opens engines side by side, each retried until it answers: processes and engines start in any order. A fault
 * that waiting cannot fix (an invalid address) ends the wait for all.
 * @throws EnginesUnavailable when the time is over, with all that is missing
 */
export async function openWhenReachable<T extends Record<string, Opening>>(
  openings: T,
  { withinMs, log }: { withinMs: number; log: Logger },
): Promise<{ [K in keyof T]: Awaited<ReturnType<T[K]>> }> {
  const hopeless = new AbortController()
  const deadline = performance.now() + withinMs

  async function open(opening: Opening): Promise<AsyncDisposable | undefined> {
    for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return await opening()
      } catch (error) {
        if (error instanceof ConfigError) hopeless.abort()
        if (hopeless.signal.aborted || performance.now() + pauseMs > deadline) throw error
        if (pauseMs === firstPauseMs) log.warn({ waitMs: withinMs }, (error as Error).message)
        await pause(pauseMs, undefined, { signal: hopeless.signal }).catch(() => undefined)
      }
    }
  }

  const names = Object.keys(openings)
  const results = await Promise.allSettled(Object.values(openings).map(open))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as Error] : []))
  const opened = results.map((result) => (result.status === 'fulfilled' ? result.value : undefined))
  if (failures.length > 0) {
    await Promise.allSettled(opened.map(async (engine) => engine?.[Symbol.asyncDispose]()))
    const lines = failures.map(({ message }) => `  ${message}`)
    throw new EnginesUnavailable(`The engines cannot be reached:\n${lines.join('\n')}`)
  }
  return Object.fromEntries(names.map((name, index) => [name, opened[index]])) as {
    [K in keyof T]: Awaited<ReturnType<T[K]>>
  }
}
