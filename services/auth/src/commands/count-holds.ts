import { openHolds } from '../domain/purse.js'
import type { Ports } from '../ports.js'

const mostAccounts = 1_000

/** How many launches hold credits, over at most 1,000 accounts. */
export async function countHolds({ accounts }: Pick<Ports, 'accounts'>): Promise<number> {
  const { items } = await accounts.list('holding', { from: 1 }, { limit: mostAccounts })
  return items.reduce((sum, { purse }) => sum + openHolds(purse), 0)
}
