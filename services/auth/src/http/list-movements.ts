import type { LedgerEntry } from '@thumbfolio/contracts'
import { ledgerPlace, ledgerRange } from '../domain/ledger.js'
import type { Ports } from '../ports.js'
import { presentMovement } from './present-ledger.js'

const standardPage = 50

/** One page of a user's ledger, newest first. `after` is a place among the user's own rows, so a forged one shows nothing else. */
export async function listMovements(
  { ledger }: Ports,
  userId: string,
  { after, limit = standardPage }: { after?: string | undefined; limit?: number | undefined },
): Promise<{ data: LedgerEntry[]; next?: string }> {
  const page = { limit: limit + 2, descending: true }
  const { items } = await ledger.list('user', ledgerRange(userId, after), page)
  const rows = items.filter((row) => ledgerPlace(row) !== after)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    data: shown.map(presentMovement),
    ...(last && rows.length > limit && { next: ledgerPlace(last) }),
  }
}
