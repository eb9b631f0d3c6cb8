import { randomUUID } from 'node:crypto'
import type { Ports } from '../../ports.js'
import type { Signed } from './operator-acted.js'

/**
 * Records an action in the audit that changes no account. Called before the action. `id` for one that may be repeated: it is
 * recorded once.
 */
export const recordAction = (
  { operatorActions, now }: Pick<Ports, 'operatorActions' | 'now'>,
  subject: string,
  {
    action,
    about = '',
    by,
    reason,
    id = randomUUID(),
  }: Signed & { readonly action: string; readonly about?: string; readonly id?: string },
): Promise<void> =>
  operatorActions.record({
    id,
    time: new Date(now()).toISOString(),
    subject,
    data: { action, about, by, reason },
  })
