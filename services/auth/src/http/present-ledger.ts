import type { LedgerEntry } from '@thumbfolio/contracts'
import { isOperatorReference } from '../domain/credit-balance.js'
import { deltaOf, type LedgerRow } from '../domain/ledger.js'

const textOf = ({ kind, reference, siteName }: LedgerRow): string => {
  switch (kind) {
    case 'granted':
      if (isOperatorReference(reference)) return 'Credits from support'
      return reference === 'signup' ? 'Welcome credits' : 'Credits bought'
    case 'held':
      if (isOperatorReference(reference)) return 'Taken back by support'
      return `Set aside to launch ${siteName}`
    case 'captured':
      return `Spent: ${siteName} is live`
    case 'released':
      return `Returned: ${siteName} did not go live`
  }
}

export const presentMovement = (row: LedgerRow): LedgerEntry => ({
  id: row.id,
  kind: row.kind,
  delta: deltaOf(row),
  reference: row.reference,
  text: textOf(row),
  time: row.time,
})
