import { commitOnto, everyPage } from '@thumbfolio/kit/store'
import { EndpointsDisagree } from '../domain/chain-errors.js'
import { dropped, type ChainPayment } from '../domain/chain-payment.js'
import { dropDistanceSlots } from '../domain/wallet.js'
import type { ReadingPorts } from '../ports.js'
import { countInOrder, observeTransaction } from './observe-transaction.js'
import { chainOf } from './reach-chain.js'

/**
 * Drops payments that a fork took back: not listed, unknown to every endpoint with its whole history, and so far behind the
 * final tip that they cannot land where they were. One that lands again is listed again.
 */
export async function dropLost(
  ports: ReadingPorts,
  listed: ReadonlySet<string>,
  finalizedSlot: number,
): Promise<void> {
  const range = { to: finalizedSlot - dropDistanceSlots - 1 }
  for await (const page of everyPage(ports.chainPayments, 'unfinal', range)) {
    const lost = page.filter(({ signature }) => !listed.has(signature))
    if (lost.length === 0) continue
    const statuses = await chainOf(ports).statuses(lost.map(({ signature }) => signature))
    for (const [index, payment] of lost.entries())
      if (statuses[index] === 'unknown') await drop(ports, payment)
      else await lookAgain(ports, payment)
  }
}

async function drop(ports: ReadingPorts, payment: ChainPayment): Promise<void> {
  const gone = await commitOnto(ports.chainPayments, payment, (latest) => {
    const next = latest && dropped(latest)
    return next === latest ? undefined : next
  })
  if (gone) await countInOrder(ports, gone)
}

async function lookAgain(ports: ReadingPorts, { signature }: ChainPayment): Promise<void> {
  try {
    const sighting = await chainOf(ports).transaction(signature, { agreed: true })
    if (sighting.kind === 'seen') await observeTransaction(ports, sighting.transaction)
  } catch (error) {
    if (!(error instanceof EndpointsDisagree)) throw error
    ports.log.error({ err: error, signature }, 'endpoints disagree: nothing settles on it')
  }
}
