import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'

export interface GuardPost {
  parentPid: number
  memoryLimitBytes: number
}

/** The processor time of this process, in milliseconds, at which the current reading times out; undefined between readings. */
export type CpuDeadline = number | undefined

/** Processor time of this process so far, all of its threads. */
export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/**
 * A thread of the reader's process, which runs on while a reading never yields. It kills the process when its parent is
 * gone, when a reading takes too much processor time, or the process too much memory.
 */
export function startReaderGuard(post: GuardPost): {
  whileReading<T>(cpuLimitMs: number, read: () => Promise<T>): Promise<T>
} {
  const thread = new Worker(new URL(`./reader-guard-thread${extname(import.meta.url)}`, import.meta.url), {
    workerData: post,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
  })
  thread.unref()
  const setDeadline = (deadline: CpuDeadline) => thread.postMessage(deadline)
  return {
    async whileReading(cpuLimitMs, read) {
      setDeadline(cpuMs() + cpuLimitMs)
      try {
        return await read()
      } finally {
        setDeadline(undefined)
      }
    },
  }
}
