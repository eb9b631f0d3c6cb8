import type { Revocations } from './revocations.js'

const forgetEveryMs = 60_000

/** Shared by the services of one process. */
export function memoryRevocations(now: () => number): Revocations {
  const revokedUntil = new Map<string, number>()
  const activeUntil = new Map<string, number>()
  let forgottenAt = now()

  const knows = (known: ReadonlyMap<string, number>, id: string) => (known.get(id) ?? -Infinity) > now()

  function forgetExpired(): void {
    const time = now()
    if (time - forgottenAt < forgetEveryMs) return
    forgottenAt = time
    for (const known of [revokedUntil, activeUntil])
      for (const [id, until] of known) if (until <= time) known.delete(id)
  }

  return {
    async isRevoked(sessionId) {
      if (knows(revokedUntil, sessionId)) return true
      return knows(activeUntil, sessionId) ? false : undefined
    },
    async revoke(sessionIds, until) {
      forgetExpired()
      for (const id of sessionIds) revokedUntil.set(id, until)
    },
    async recordActive(sessionId, until) {
      forgetExpired()
      activeUntil.set(sessionId, until)
    },
    async [Symbol.asyncDispose]() {},
  }
}
