import type { LedgerEntry } from '@thumbfolio/contracts'

/** A movement with what could be spent after it. */
export interface LedgerLine extends LedgerEntry {
  readonly balance: number
}

/** Adds up from the oldest: an account begins with nothing. Takes and gives the newest first. */
export function withBalances(entries: readonly LedgerEntry[]): LedgerLine[] {
  let balance = 0
  return entries
    .toReversed()
    .map((entry) => ({ ...entry, balance: (balance += entry.delta) }))
    .toReversed()
}

/** '+3', '−1', '0', with a real minus sign. */
export const signed = (delta: number): string => (delta > 0 ? `+${delta}` : delta < 0 ? `−${-delta}` : '0')
