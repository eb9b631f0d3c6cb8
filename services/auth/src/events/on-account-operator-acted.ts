import type { EventOf } from '@thumbfolio/contracts'
import type { Ports } from '../ports.js'

export const onAccountOperatorActed = (
  { operatorActions }: Ports,
  event: EventOf<'account.operator-acted.v1'>,
): Promise<void> => operatorActions.record(event)
