import type { EventOf } from '@thumbfolio/contracts'
import type { Erasures } from '@thumbfolio/kit/store'

export const onAccountDeleted = (erasures: Erasures, event: EventOf<'account.deleted.v1'>): Promise<void> =>
  erasures.onAccountDeleted(event)
