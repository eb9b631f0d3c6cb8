import { DomainError } from '@thumbfolio/contracts'
import { PdfRefused } from '../refusals/pdf-refused.js'
import { isRefusal } from '../refusals/refusals.js'
import type { ReadAnswer, ReadReply, ReadRequest } from './pdf-reader-protocol.js'
import { cpuMs, startReaderGuard } from './reader-guard.js'

/** Makes this process a reader: answers each path that its parent sends, under the parent's limits. */
export function serveReadings<T>(read: (path: string) => Promise<T>): void {
  const [parentPid = 0, memoryLimitBytes = 0] = process.argv.slice(2).map(Number)
  const guard = startReaderGuard({ parentPid, memoryLimitBytes })
  process.on('message', ({ id, path, cpuLimitMs }: ReadRequest) => {
    const before = cpuMs()
    guard
      .whileReading(cpuLimitMs, () => replyTo(id, () => unlessStuck(read(path))))
      .then((answer) => {
        const reply: ReadReply<T> = {
          ...answer,
          residentBytes: process.memoryUsage.rss(),
          cpuMs: cpuMs() - before,
        }
        process.send?.(reply)
      })
      // Without an answer its parent waits in vain: the end of this process is one.
      .catch(() => process.exit(1))
  })
  process.on('disconnect', () => process.exit(0))
}

/** A reading that waits for what can never come leaves this process without work; it is refused then, not by the clock. */
async function unlessStuck<T>(reading: Promise<T>): Promise<T> {
  let refuse = (): void => {}
  const stuck = new Promise<never>((_, reject) => (refuse = () => reject(new PdfRefused('pdf-too-heavy'))))
  process.once('beforeExit', refuse)
  process.channel?.unref()
  try {
    return await Promise.race([reading, stuck])
  } finally {
    process.channel?.ref()
    process.off('beforeExit', refuse)
  }
}

async function replyTo<T>(id: number, read: () => Promise<T>): Promise<ReadAnswer<T>> {
  try {
    return { id, ok: true, reading: await read() }
  } catch (error) {
    if (error instanceof DomainError && isRefusal(error.code))
      return { id, ok: false, refusal: error.code, detail: error.message }
    return { id, ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
