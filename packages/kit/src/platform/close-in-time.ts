import type { Logger } from '../log/log.js'

/**
 * Closes parts side by side, and goes on after that time whatever became of them: nothing that is durable depends on a
 * clean end, and an engine that is away must not hold up a stop.
 */
export async function closeInTime(
  parts: Readonly<Record<string, AsyncDisposable | undefined>>,
  { withinMs, log }: { withinMs: number; log: Logger },
): Promise<void> {
  await Promise.all(
    Object.entries(parts).map(async ([part, opened]) => {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<true>((resolve) => {
        timer = setTimeout(() => resolve(true), withinMs)
      })
      try {
        if (await Promise.race([opened?.[Symbol.asyncDispose](), late]))
          log.warn({ part, withinMs }, 'not closed in time')
      } catch (error) {
        log.warn({ err: error, part }, 'could not be closed')
      } finally {
        clearTimeout(timer)
      }
    }),
  )
}
