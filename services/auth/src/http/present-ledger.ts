import type { LedgerEntry } from '@thumbfolio/contracts'
import type { LedgerRow } from '../domain/ledger.js'

/** What a movement changed of the spendable credits: a capture spends what was held before. */
const deltaOf = ({ kind, credits }: LedgerRow): number => {
  switch (kind) {
    case 'granted':
    case 'released':
      return credits
    case 'held':
      return -credits
    case 'captured':
      return 0
  }
}

const textOf = ({ kind, reference, siteName }: LedgerRow): string => {
  switch (kind) {
    case 'granted':
      return reference === 'signup' ? 'Welcome credits' : 'Credits bought'
    case 'held':
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
