import { traced } from '@thumbfolio/kit/base'
import { commitOnto } from '@thumbfolio/kit/store'
import {
  isExplained,
  itemKind,
  paymentId,
  type ChainPayment,
  type Resolution,
} from '../domain/chain-payment.js'
import type { ChainTransaction } from '../domain/chain-transaction.js'
import { refuse, type Signed } from '../domain/operator-action.js'
import type { TokenReceipt } from '../domain/token-receipt.js'
import type { OperatorPorts } from '../ports.js'
import { paymentOf } from './find-case.js'
import { observeTransaction } from './observe-transaction.js'
import { chainOf, genesisOf } from './reach-chain.js'
import { recordAction } from './record-action.js'
import { refuseWhileRefundWaits } from './refund-requests.js'

/**
 * Closes what needs neither an order nor a refund: SOL that we moved ourselves, a transaction that was no payment. It stays
 * in the report under that name. Of a transaction that sent tokens and SOL, the tokens are closed first and the SOL by the next
 * call. Safe to repeat. @throws OperatorRefusal
 */
export const explainPayment = traced(
  'explain-payment',
  async (
    ports: OperatorPorts,
    { signature, ...signed }: Signed & { signature: string },
  ): Promise<ChainPayment | TokenReceipt> => {
    const id = paymentId(genesisOf(chainOf(ports)), signature)
    const receipt = await ports.tokenReceipts.find(id)
    if (receipt && !receipt.resolution) return explainTokens(ports, receipt, signed)
    if (receipt && !(await ports.chainPayments.find(id))) return receipt
    const payment = await paymentOf(ports, signature)
    if (isExplained(payment)) return payment
    if (itemKind(payment) === undefined) refuse('It needs nobody: there is nothing to explain.')
    await refuseWhileRefundWaits(ports, signature)
    return explain(ports, payment, signed)
  },
)

async function explainTokens(
  ports: OperatorPorts,
  receipt: TokenReceipt,
  signed: Signed,
): Promise<TokenReceipt> {
  const { by, reason, at } = await recordAction(ports, {
    id: `explain-tokens:${receipt.id}`,
    kind: 'explain',
    subject: receipt.signature,
    ...signed,
  })
  const resolution: Resolution = { kind: 'explained', at, by, note: reason }
  const explained = await commitOnto(ports.tokenReceipts, receipt, (latest = receipt) =>
    latest.resolution ? undefined : { ...latest, resolution },
  )
  return explained ?? { ...receipt, resolution }
}

/** Explains a refund that left a wallet of ours; one that left another wallet is not in our books. */
export async function explainOutgoing(
  ports: OperatorPorts,
  transaction: ChainTransaction,
  signed: Signed,
): Promise<void> {
  const payment = await observeTransaction(ports, transaction)
  if (payment?.standing.kind === 'outgoing' && !isExplained(payment)) await explain(ports, payment, signed)
}

async function explain(ports: OperatorPorts, payment: ChainPayment, signed: Signed): Promise<ChainPayment> {
  const { by, reason, at } = await recordAction(ports, {
    id: `explain:${payment.id}`,
    kind: 'explain',
    subject: payment.signature,
    ...signed,
  })
  const resolution: Resolution = { kind: 'explained', at, by, note: reason }
  const explained = await commitOnto(ports.chainPayments, payment, (latest = payment) =>
    isExplained(latest) ? undefined : { ...latest, resolutions: [...latest.resolutions, resolution] },
  )
  return explained ?? paymentOf(ports, payment.signature)
}
