import type { EventOf } from '@thumbfolio/contracts'
import { z } from 'zod'
import { isOperatorReference, unnamed } from './credit-balance.js'

/** One movement of credits, projected from one event. */
export const LedgerRow = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  userId: z.string(),
  kind: z.enum(['granted', 'held', 'captured', 'released']),
  credits: z.number().int(),
  /** The launch or the order it belongs to; what replaces the launch after the account was deleted. */
  reference: z.string(),
  /** '' for a grant, and after the account was deleted. */
  siteName: z.string(),
  time: z.iso.datetime(),
})
export type LedgerRow = z.infer<typeof LedgerRow>

export type CreditsEvent = EventOf<
  'credits.granted.v1' | 'credits.held.v1' | 'credits.captured.v1' | 'credits.released.v1'
>

const kinds = {
  'credits.granted.v1': 'granted',
  'credits.held.v1': 'held',
  'credits.captured.v1': 'captured',
  'credits.released.v1': 'released',
} as const

export function ledgerRow(event: CreditsEvent): LedgerRow {
  const { id, subject, time } = event
  const what =
    event.type === 'credits.granted.v1'
      ? { reference: event.data.reference, siteName: '' }
      : { reference: event.data.launchId, siteName: event.data.siteName }
  return {
    id,
    version: 0,
    schemaVersion: 1,
    userId: subject,
    time,
    kind: kinds[event.type],
    credits: event.data.credits,
    ...what,
  }
}

/** What a movement changed of the spendable credits: a capture spends what was held before. */
export const deltaOf = ({ kind, credits }: Pick<LedgerRow, 'kind' | 'credits'>): number => {
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

/** A row of a deleted account: its numbers, and nothing of the site that they were for. Once for each row. */
export const withoutName = (row: LedgerRow): LedgerRow =>
  row.kind === 'granted' || isOperatorReference(row.reference)
    ? row
    : { ...row, siteName: '', reference: unnamed(row.reference) }

/** The sort key of a row among its user's: by time, unique. */
export const ledgerPlace = ({ time, id }: Pick<LedgerRow, 'time' | 'id'>): string => `${time}:${id}`

export const ledgerKey = (row: LedgerRow): string => `${row.userId}:${ledgerPlace(row)}`

/** All rows of a user, or those up to a place. */
export const ledgerRange = (userId: string, upTo = '~'): { from: string; to: string } => ({
  from: `${userId}:`,
  to: `${userId}:${upTo}`,
})
