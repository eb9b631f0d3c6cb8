import { oldestHoldAt, openHolds } from '../domain/credit-balance.js'
import type { Ports } from '../ports.js'

const mostAccounts = 1_000

const accountsThatHold = async ({ accounts }: Pick<Ports, 'accounts'>) =>
  (await accounts.list('holding', { from: 1 }, { limit: mostAccounts })).items

/** How many launches hold credits, over at most 1,000 accounts. */
export async function countHolds(ports: Pick<Ports, 'accounts'>): Promise<number> {
  const accounts = await accountsThatHold(ports)
  return accounts.reduce((sum, { purse }) => sum + openHolds(purse), 0)
}

/** The age of the oldest open hold, over at most 1,000 accounts; 0 when there is none. */
export async function oldestHoldSeconds(ports: Pick<Ports, 'accounts' | 'now'>): Promise<number> {
  const accounts = await accountsThatHold(ports)
  const now = ports.now()
  const since = Math.min(now, ...accounts.flatMap(({ purse }) => oldestHoldAt(purse) ?? []))
  return (now - since) / 1_000
}
