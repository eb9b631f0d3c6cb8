import type { Ports } from '../ports.js'
import { announceEnded } from './end-sessions.js'

const pageSize = 500
/** No session lives longer; the configuration refuses more. */
export const longestSessionMs = 30 * 24 * 3_600_000

/** Tells every session that ended before its token does. From then on silence means that a session stands. */
export async function warmRevocations(ports: Ports): Promise<void> {
  await announceLoggedOut(ports)
  await announceLeftBehind(ports)
  await ports.revocations.warmed()
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
