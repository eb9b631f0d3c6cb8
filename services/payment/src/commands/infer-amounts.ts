import { commitOnto } from '@thumbfolio/kit/store'
import type { ChainPayment } from '../domain/chain-payment.js'
import type { ReadingPorts } from '../ports.js'

/**
 * Gives what the balance shows to transactions that cannot be decoded: the whole difference to the first, nothing to the
 * others. All of them are the operator's, who sees each on the chain.
 */
export async function inferAmounts(
  { chainPayments }: ReadingPorts,
  wallet: string,
  unknown: readonly ChainPayment[],
  missing: bigint,
): Promise<void> {
  for (const [index, payment] of unknown.entries()) {
    const delta = (index === 0 ? missing : 0n).toString()
    await commitOnto(chainPayments, payment, (latest) =>
      latest && latest.deltas === undefined ? { ...latest, deltas: { [wallet]: delta } } : undefined,
    )
  }
}
