import { DomainError } from '@thumbfolio/contracts'
import type { Express } from 'express'

/** Probes come by address, not by name, and are not worth a trace. */
export const isProbe = (path: string): boolean => path === '/livez' || path === '/readyz'

/** `/livez`: the process answers. `/readyz`: it can serve, with `facts`; 503 where `ready` rejects. */
export function answerProbes(
  app: Express,
  ready: () => Promise<void>,
  facts: Readonly<Record<string, string>> = {},
): void {
  app.get('/livez', (_request, response) => void response.json({ status: 'alive' }))
  app.get('/readyz', async (_request, response) => {
    await ready().catch((cause: unknown) => {
      throw cause instanceof DomainError ? cause : new DomainError('unavailable', { cause })
    })
    response.json({ status: 'ready', ...facts })
  })
}
