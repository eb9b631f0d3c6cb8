import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { isActive } from '../domain/account.js'
import { ledgerRow, withoutName, type CreditsEvent } from '../domain/ledger.js'
import type { Ports } from '../ports.js'

/** Projects one movement of credits into the ledger; its id is the event's. A deleted account's rows carry no names. */
export const recordMovement = traced(
  'record-movement',
  ({ ledger, accounts }: Ports, event: CreditsEvent): Promise<void> =>
    retryStale(async () => {
      if (await ledger.find(event.id)) return
      const row = ledgerRow(event)
      const isNamed = isActive(await accounts.find(row.userId))
      await ledger.commit(isNamed ? row : withoutName(row), { cause: event.id })
    }),
)
