import type { Logger } from '../log/log.js'
import { withTimeout } from './with-timeout.js'

/**
 * Closes parts side by side, and goes on after that time whatever became of them: nothing that is durable depends on a
 * clean end, and an engine that is away must not hold up a stop.
 */
export async function closeInTime(
  parts: Readonly<Record<string, AsyncDisposable | undefined>>,
  { withinMs, log }: { withinMs: number; log: Logger },
): Promise<void> {
  await Promise.all(
    Object.entries(parts).map(([part, opened]) =>
      withTimeout(withinMs, async () => opened?.[Symbol.asyncDispose]()).catch((error: unknown) =>
        log.warn({ err: error, part }, 'shutdown timed out'),
      ),
    ),
  )
}
