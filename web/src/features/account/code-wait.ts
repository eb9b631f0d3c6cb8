import { z } from 'zod'
import { storedCodeWait } from '../../lib/storage.js'

/** How long the server sends no other code after one. */
export const resendWaitSeconds = 60

const Wait = z.object({ userId: z.string(), seconds: z.number().nonnegative(), endsAt: z.number() })

/** Remembers in this browser how long a user waits for another code; the server alone decides. */
export const rememberWait = (userId: string, seconds: number, nowMs = Date.now()): void =>
  storedCodeWait.write(JSON.stringify({ userId, seconds, endsAt: nowMs + seconds * 1000 }))

/** Seconds left of it. Never more than it was: a clock that was set back does not make the wait longer. */
export function waitLeft(userId: string, nowMs = Date.now()): number {
  try {
    const wait = Wait.parse(JSON.parse(storedCodeWait.read() ?? ''))
    if (wait.userId !== userId) return 0
    return Math.min(wait.seconds, Math.max(0, Math.ceil((wait.endsAt - nowMs) / 1000)))
  } catch {
    return 0
  }
}
