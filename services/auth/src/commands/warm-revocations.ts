import { everyItem, everyPage, RevocationsUnavailable } from '@thumbfolio/kit'
import type { Ports } from '../ports.js'
import { announceEnded } from './end-sessions.js'

/** No session lives longer; the configuration refuses more. */
const longestSessionMs = 30 * 24 * 3_600_000

/**
 * Tells every session that ended before its token does, where that is not known: silence means then that a session stands.
 * While the cache cannot be reached everybody asks auth, and the next look tries again.
 */
export async function keepRevocationsWarm(ports: Ports): Promise<void> {
  const { revocations } = ports
  if (await revocations.isWarm()) return
  try {
    await revocations.warm(async () => {
      await announceLoggedOut(ports)
      await announceLeftBehind(ports)
    })
  } catch (error) {
    if (!(error instanceof RevocationsUnavailable)) throw error
  }
}

async function announceLoggedOut({ sessions, revocations, now }: Ports): Promise<void> {
  for await (const ended of everyPage(sessions, 'revoked', { from: now() })) {
    const until = Math.max(...ended.map(({ expiresAt }) => expiresAt))
    await revocations.revoke(
      ended.map(({ id }) => id),
      until,
    )
  }
}

async function announceLeftBehind(ports: Ports): Promise<void> {
  for await (const { id } of everyItem(ports.accounts, 'sessionsEnded', {
    from: ports.now() - longestSessionMs,
  }))
    await announceEnded(ports, id)
}
