import { traced } from '@thumbfolio/kit/base'
import { everyItem, ignoreConflict } from '@thumbfolio/kit/store'
import type { ChainRow } from '../domain/chain-transaction.js'
import type { TokenCursor } from '../domain/token-receipt.js'
import { dropDistanceSlots, walletId } from '../domain/wallet.js'
import type { ReadingPorts, TokenAccount } from '../ports.js'
import { attemptSweep } from './attempt-sweep.js'
import { noteUndecodable } from './note-tokens.js'
import { observeTransaction } from './observe-transaction.js'
import { chainOf, genesisOf } from './reach-chain.js'

/** Reads the token accounts of every wallet of ours, and looks again at what was not final. */
export async function sweepTokens(ports: ReadingPorts): Promise<void> {
  if (!ports.chain) return
  for (const wallet of ports.addresses) {
    const failure = 'the token accounts of a wallet could not be read, retrying'
    await attemptSweep(ports, { wallet, failure }, () => sweepTokensOf(ports, wallet))
  }
  const failure = 'tokens could not be looked at again, retrying'
  await attemptSweep(ports, { failure }, () => settleTokens(ports))
}

/**
 * Reads what came to the token accounts of a wallet of ours since it was opened. A token transfer names the token account
 * and not the wallet, so no list of the wallet shows it. An account whose amount is as it was is not listed: many tokens
 * that strangers send cost one look each. @throws ChainUnavailable
 */
const sweepTokensOf = traced('sweep-tokens', async (ports: ReadingPorts, address: string): Promise<void> => {
  const chain = chainOf(ports)
  const genesisHash = chain.genesisHash()
  const wallet = genesisHash && (await ports.wallets.find(walletId(genesisHash, address)))
  if (!wallet) return
  const accounts = await chain.tokenAccounts(address)
  for (const account of accounts) await readAccount(ports, account, wallet.opening.slot)
})

async function readAccount(ports: ReadingPorts, account: TokenAccount, openedAt: number): Promise<void> {
  const id = `${genesisOf(chainOf(ports))}:${account.address}`
  const known = await ports.tokenCursors.find(id)
  const amount = account.amount.toString()
  if ((known?.amount ?? '0') === amount) return
  const rows = await rowsOf(ports, account, { until: known?.until, openedAt })
  for (const row of rows) if (!row.failed && !(await record(ports, row, account.slot))) return
  const until = rows.at(-1)?.signature ?? known?.until
  const next: TokenCursor = {
    ...(known ?? { id, version: 0, schemaVersion: 1 }),
    amount,
    ...(until !== undefined && { until }),
  }
  // Another process that read it meanwhile recorded the same.
  await ignoreConflict(ports.tokenCursors.commit(next, known ? {} : { expect: 0 }))
}

const fullPage = 1_000

/** Final rows above the cursor and the opening of the wallet, oldest first. */
async function rowsOf(
  ports: ReadingPorts,
  { address, slot: minSlot }: TokenAccount,
  { until, openedAt }: { until: string | undefined; openedAt: number },
): Promise<ChainRow[]> {
  const found: ChainRow[] = []
  let before: string | undefined
  for (;;) {
    const page = await chainOf(ports).rows(address, {
      // A node that lags would show the new amount's rows as missing.
      minSlot,
      ...(until !== undefined && { until }),
      ...(before !== undefined && { before }),
    })
    const fresh = page.filter(({ slot }) => slot > openedAt)
    found.push(...fresh)
    const last = page.at(-1)?.signature
    if (page.length < fullPage || fresh.length < page.length || last === before) break
    before = last
  }
  return found.filter(({ finalized }) => finalized).reverse()
}

/** False while a node does not show it: the account is read again next time, but not for ever. */
async function record(ports: ReadingPorts, row: ChainRow, slot: number): Promise<boolean> {
  const sighting = await chainOf(ports).transaction(row.signature, { agreed: true })
  if (sighting.kind === 'seen') {
    if (!sighting.transaction.finalized) return false
    await observeTransaction(ports, sighting.transaction)
    return true
  }
  if (sighting.kind === 'unseen' && row.slot + dropDistanceSlots >= slot) return false
  await noteUndecodable(ports, row)
  return true
}

/** Looks again at what was seen before it was final: a fork may have taken it back. @throws ChainUnavailable */
async function settleTokens(ports: ReadingPorts): Promise<void> {
  const chain = chainOf(ports)
  for await (const receipt of everyItem(ports.tokenReceipts, 'unfinal', {})) {
    const sighting = await chain.transaction(receipt.signature, { agreed: true })
    if (sighting.kind === 'seen') await observeTransaction(ports, sighting.transaction)
    else if (sighting.kind === 'unseen' && (await isLost(ports, receipt)))
      await ignoreConflict(ports.tokenReceipts.remove(receipt))
  }
}

async function isLost(ports: ReadingPorts, receipt: { signature: string; slot: number }): Promise<boolean> {
  const chain = chainOf(ports)
  if (receipt.slot + dropDistanceSlots >= (await chain.tip()).finalized) return false
  return (await chain.statuses([receipt.signature]))[0] === 'unknown'
}
