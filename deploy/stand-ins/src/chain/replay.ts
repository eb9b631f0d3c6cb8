import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { History, type LandedTransaction } from './history.js'
import { Journal, JournalDamaged, type JournalEntry, type TransactionEntry } from './journal.js'
import { landTransaction } from './land-transaction.js'
import { ChainUnusable } from './refusals.js'
import type { Timeline } from './timeline.js'
import type { VirtualMachine } from './virtual-machine.js'
import { parseTransaction, type WireTransaction } from './wire-transaction.js'

interface Empty {
  readonly vm: VirtualMachine
  readonly timeline: Timeline
}

/**
 * Executes the log on a new virtual machine, without signature checks, and compares the balances with those recorded.
 * @throws ChainUnusable
 */
export async function replay({
  directory,
  ...empty
}: Empty & { directory: string }): Promise<{ journal: Journal; history: History }> {
  const { journal, entries } = await Journal.open(join(directory, 'log.jsonl')).catch((error: unknown) => {
    throw error instanceof JournalDamaged
      ? new ChainUnusable(directory, error.message, { cause: error })
      : error
  })
  const history = new History()
  for (const entry of surviving(entries, empty.timeline)) {
    const transaction = parseTransaction(Buffer.from(entry.bytes, 'base64'))
    const landed = again({ ...transaction, height: entry.height }, history, empty)
    if (landed && isDeepStrictEqual([landed.err, landed.postBalances], [entry.err, entry.balances])) continue
    await journal[Symbol.asyncDispose]()
    const reason = `transaction ${transaction.signatures[0] ?? ''} leads to other balances than were recorded`
    throw new ChainUnusable(directory, reason)
  }
  return { journal, history }
}

/** The same transactions on a new virtual machine. */
export function survivorsOf(transactions: readonly LandedTransaction[], empty: Empty): History {
  const history = new History()
  for (const transaction of transactions) again(transaction, history, empty)
  return history
}

function again(
  { height, bytes, signatures, message }: WireTransaction & { readonly height: number },
  history: History,
  { vm, timeline }: Empty,
): LandedTransaction | undefined {
  const place = { vm, timeline, height, index: history.size, checkSignatures: false }
  const landed = landTransaction({ bytes, signatures, message }, place)
  if ('refused' in landed) return undefined
  history.add(landed)
  return landed
}

/** What is left of the log's transactions after its forks. */
function surviving(entries: readonly JournalEntry[], timeline: Timeline): TransactionEntry[] {
  let kept: TransactionEntry[] = []
  for (const entry of entries) {
    timeline.atLeast(entry.height)
    if (entry.kind === 'transaction') kept.push(entry)
    else if (entry.kind === 'skip') timeline.skipBefore(entry.height, entry.slots)
    else kept = kept.filter(({ height }) => height <= entry.height)
  }
  return kept
}
