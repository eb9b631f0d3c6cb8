import type { OperatorDeadLetter, OperatorIncident, OperatorUser } from '@thumbfolio/contracts'
import type { DeadLetter } from '@thumbfolio/kit/bus'
import { isActive, type Account } from '../domain/account.js'
import { available } from '../domain/credit-balance.js'
import type { Incident } from '../domain/incident.js'

export const isoTime = (at: number) => new Date(at).toISOString()

export function presentOperatorUser(account: Account): OperatorUser {
  const { id, createdAt, purse } = account
  const holder = isActive(account) ? account.holder : undefined
  const { suspended } = holder ?? {}
  return {
    id,
    state: holder ? (suspended ? 'suspended' : 'active') : 'erased',
    email: holder?.email ?? '',
    username: holder?.username ?? '',
    isVerified: holder?.isVerified ?? false,
    isOperator: holder?.operatorSince !== undefined,
    isReader: holder?.operatorSince === undefined && holder?.readerSince !== undefined,
    createdAt: isoTime(createdAt),
    available: available(purse),
    held: purse.balance - available(purse),
    ...(suspended && { suspended: { at: isoTime(suspended.at), reason: suspended.reason } }),
  }
}

export const presentIncident = ({ resolved, ...incident }: Incident): OperatorIncident => ({
  id: incident.id,
  kind: incident.kind,
  userId: incident.userId,
  reference: incident.reference,
  credits: incident.credits,
  openedAt: isoTime(incident.openedAt),
  ...(resolved && { resolved: { ...resolved, at: isoTime(resolved.at) } }),
})

/** Without the data of the event. What is no valid event may be anything. */
export function presentDeadLetter({ group, envelope, reason, deadAt }: DeadLetter): OperatorDeadLetter {
  const { type, subject, id } = (envelope ?? {}) as Partial<Record<string, unknown>>
  return {
    group,
    type: textOf(type),
    subject: textOf(subject),
    id: textOf(id),
    reason,
    deadAt: isoTime(deadAt),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
