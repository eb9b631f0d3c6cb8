import { event, type EventDraft } from '@thumbfolio/contracts'

/** Who decided it, and why. */
export interface Signed {
  readonly by: string
  readonly reason: string
}

/** In the commit of what the operator did. */
export const operatorActed = (
  userId: string,
  action: string,
  { by, reason }: Signed,
  about = '',
): EventDraft => event('account.operator-acted.v1', userId, { action, about, by, reason })
