import type { ChainRow } from '../domain/chain-transaction.js'
import { isBehind, type Wallet } from '../domain/wallet.js'
import type { Chain } from '../ports.js'

const fullPage = 1_000

/**
 * The rows of a wallet that are ahead of its cursor, oldest first, each once: a node that repeats rows, or does not know the
 * row to list down to, changes nothing. @throws ChainBehind when the node has not reached `minSlot`
 */
export async function listRows(chain: Chain, wallet: Wallet, minSlot: number): Promise<ChainRow[]> {
  const { cursor } = wallet.read
  const ahead = new Map<string, ChainRow>()
  let before: string | undefined
  for (;;) {
    const page = await chain.rows(wallet.address, {
      ...(cursor.until !== undefined && { until: cursor.until }),
      ...(before !== undefined && { before }),
      minSlot,
    })
    const fresh = page.filter((row) => !isBehind(row, cursor))
    for (const row of fresh) if (!ahead.has(row.signature)) ahead.set(row.signature, row)
    const last = page.at(-1)
    if (page.length < fullPage || fresh.length < page.length || last?.signature === before) break
    before = last?.signature
  }
  // Within a slot the list is newest first as well, so the reversed order is that of the chain.
  return [...ahead.values()].reverse().sort((a, b) => a.slot - b.slot)
}
