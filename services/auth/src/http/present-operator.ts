import type { OperatorIncident, OperatorUser } from '@thumbfolio/contracts'
import { isActive, type Account } from '../domain/account.js'
import { available } from '../domain/credit-balance.js'
import type { Incident } from '../domain/incident.js'

const isoTime = (at: number) => new Date(at).toISOString()

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
