import type { Revocations } from './revocations.js'

/** Shared by the services of one process. Alone in a process without auth it is never warm, so auth is asked each time. */
export function memoryRevocations(now: () => number): Revocations {
  const revokedUntil = new Map<string, number>()
  let warm = false

  const forgetExpired = () => {
    const time = now()
    for (const [id, until] of revokedUntil) if (until < time) revokedUntil.delete(id)
  }

  return {
    async isRevoked(sessionId) {
      if (revokedUntil.has(sessionId)) return true
      return warm ? false : undefined
    },
    async revoke(sessionIds, until) {
      forgetExpired()
      for (const id of sessionIds) revokedUntil.set(id, until)
    },
    isWarm: async () => warm,
    async warm(tellAll) {
      await tellAll()
      warm = true
    },
    async [Symbol.asyncDispose]() {},
  }
}
