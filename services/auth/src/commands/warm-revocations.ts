import { RevocationsUnavailable } from '@thumbfolio/kit'
import type { Ports } from '../ports.js'
import { announceEnded } from './end-sessions.js'

const pageSize = 500
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
  let after: string | undefined
  do {
    const page = { limit: pageSize, ...(after !== undefined && { after }) }
    const { items, next } = await sessions.list('revoked', { from: now() }, page)
    const last = items.at(-1)
    if (last)
      await revocations.revoke(
        items.map(({ id }) => id),
        last.expiresAt,
      )
    after = next
  } while (after !== undefined)
}

async function announceLeftBehind(ports: Ports): Promise<void> {
  let after: string | undefined
  do {
    const page = { limit: pageSize, ...(after !== undefined && { after }) }
    const range = { from: ports.now() - longestSessionMs }
    const { items, next } = await ports.accounts.list('sessionsEnded', range, page)
    for (const { id } of items) await announceEnded(ports, id)
    after = next
  } while (after !== undefined)
}
