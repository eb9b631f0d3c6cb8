import { DomainError, event, type EventDraft } from '@thumbfolio/contracts'
import { z } from 'zod'

/** Who decided it, and why. */
export interface Signed {
  readonly by: string
  readonly reason: string
}

/** When it was decided, in epoch milliseconds, by whom, and why. */
export const Decision = z.object({ at: z.number(), by: z.string(), reason: z.string() })

/** A name that an operator took down. It outlives the site and its owner's account: nothing is shown under the name. */
export const Takedown = z.object({
  /** The name. */
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  /** Whose site it was; absent where there was none. */
  ownerId: z.string().optional(),
  ...Decision.shape,
  /** It was undone. */
  lifted: Decision.optional(),
})
export type Takedown = z.infer<typeof Takedown>

export const isInForce = (takedown: Takedown | undefined): takedown is Takedown =>
  takedown !== undefined && !takedown.lifted

/** Takes a name down. One that was put back before can be taken down again. */
export const takenDown = (
  known: Takedown | undefined,
  { name, ownerId, by, reason }: Signed & { name: string; ownerId: string | undefined },
  now: number,
): Takedown => ({
  id: name,
  version: known?.version ?? 0,
  schemaVersion: 1,
  ...(ownerId !== undefined && { ownerId }),
  at: now,
  by,
  reason,
})

export const lifted = (takedown: Takedown, { by, reason }: Signed, now: number): Takedown => ({
  ...takedown,
  lifted: { at: now, by, reason },
})

/** In the commit of what the operator did. `about`: the launch or the report; '' for the site itself. */
export const operatorActed = (
  siteName: string,
  action: string,
  { by, reason }: Signed,
  about = '',
): EventDraft => event('site.operator-acted.v1', siteName, { action, about, by, reason })

/** The problem that its owner sees. */
export const takenDownError = (reason: string): DomainError =>
  new DomainError('site-taken-down', {
    detail: `Thumbfolio took this site down. Please write to support. Reason: ${reason}`,
  })
