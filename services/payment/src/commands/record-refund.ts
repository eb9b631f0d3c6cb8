import { traced } from '@thumbfolio/kit/base'
import { commitOnto } from '@thumbfolio/kit/store'
import { proofKind } from '../domain/base58.js'
import type { ChainTransaction } from '../domain/chain-transaction.js'
import { OperatorRefusal, refuse, type OperatorAction, type Signed } from '../domain/operator-action.js'
import { isRefundedBy, whyNotRefund, type Case } from '../domain/resolve-payment.js'
import type { OperatorPorts } from '../ports.js'
import { explainOutgoing } from './explain-payment.js'
import { caseOf } from './find-case.js'
import { chainOf, genesisOf } from './reach-chain.js'
import { recordAction } from './record-action.js'
import { sendersOf } from './senders-of.js'

export interface Refund extends Signed {
  /** An order id, or the signature of a transaction that bought nothing. */
  readonly caseId: string
  /** Of the transaction that sends the SOL back. */
  readonly signature: string
  /** Who got it, where that is not the sender: an exchange gives nothing on. */
  readonly to?: string
}

/** What the chain shows of a refund. */
interface Found {
  readonly transaction: ChainTransaction
  readonly known: Case
  readonly recipients: readonly string[]
  readonly sent: bigint
}

/**
 * What would be recorded of a refund. One that is recorded already is found again.
 * @throws OperatorRefusal where it cannot be recorded, ChainUnavailable, EndpointsDisagree
 */
export async function findRefund(
  ports: OperatorPorts,
  { caseId, signature, to }: Omit<Refund, 'by' | 'reason'>,
): Promise<Found> {
  const transaction = await finalTransaction(ports, signature)
  const known = await caseOf(ports, caseId)
  const recipients = to === undefined ? await sendersOf(ports, known) : [to]
  const sent = sentTo(transaction, recipients)
  if (!isRefundedBy(known, signature)) {
    refuse(whyNotRefund(known, sent, recipients))
    refuseOther(await ports.operatorActions.find(actionId(ports, signature)), caseId)
  }
  return { transaction, known, recipients, sent }
}

/**
 * Records a refund that the chain shows as final. One transaction refunds one case, once. Safe to repeat.
 * @throws OperatorRefusal, ChainUnavailable, EndpointsDisagree
 */
export const recordRefund = traced(
  'record-refund',
  async (ports: OperatorPorts, refund: Refund): Promise<Case> => {
    const { caseId, signature, to, by, reason } = refund
    const { transaction, known, recipients, sent } = await findRefund(ports, refund)
    if (!isRefundedBy(known, signature)) {
      const action = await recordAction(ports, {
        id: actionId(ports, signature),
        kind: 'refund',
        subject: caseId,
        signature,
        by,
        reason,
        ...(to !== undefined && { to }),
      })
      refuseOther(action, caseId)
      const made = { kind: 'refunded' as const, at: action.at, by: action.by, note: action.reason, signature }
      await commitRefund(ports, known, { ...made, lamports: sent.toString() }, recipients)
    }
    await explainOutgoing(ports, transaction, { by, reason: `Refund of ${caseId}: ${reason}` })
    return caseOf(ports, caseId)
  },
)

/** One action for one transaction. */
const actionId = (ports: OperatorPorts, signature: string): string =>
  `refund:${genesisOf(chainOf(ports))}:${signature}`

function refuseOther(action: OperatorAction | undefined, caseId: string): void {
  if (action !== undefined && action.subject !== caseId)
    refuse(`That transaction is recorded as the refund of ${action.subject}.`)
}

async function finalTransaction(ports: OperatorPorts, signature: string): Promise<ChainTransaction> {
  // A node answers it with a fault, which would read as an outage.
  if (proofKind(signature) !== 'signature')
    throw new OperatorRefusal(`${signature} is no signature of a transaction, so nothing was changed.`)
  const sighting = await chainOf(ports).transaction(signature, { agreed: true })
  if (sighting.kind === 'unseen') throw new OperatorRefusal(`The chain does not show ${signature}.`)
  if (sighting.kind === 'undecodable')
    throw new OperatorRefusal(`${signature} cannot be decoded: ${sighting.reason}`)
  const { transaction } = sighting
  if (transaction.failed) throw new OperatorRefusal(`${signature} failed on chain: nothing was sent back.`)
  if (!transaction.finalized)
    throw new OperatorRefusal(`${signature} is not final yet. Try again in half a minute.`)
  return transaction
}

const sentTo = ({ transfers }: ChainTransaction, recipients: readonly string[]): bigint =>
  transfers.reduce((sum, { to, lamports }) => (recipients.includes(to) ? sum + lamports : sum), 0n)

type Made = Parameters<typeof append>[1]

/** Decided again on the latest state: two operators at once refund no lamport twice. */
async function commitRefund(
  { orders, chainPayments }: OperatorPorts,
  known: Case,
  made: Made,
  recipients: readonly string[],
): Promise<void> {
  const next = <C extends Case>(latest: C): C | undefined => {
    if (isRefundedBy(latest, made.signature)) return undefined
    refuse(whyNotRefund(latest, BigInt(made.lamports), recipients))
    return append(latest, made) as C
  }
  if (known.kind === 'order')
    await commitOnto(orders, known.order, (order = known.order) => next({ kind: 'order', order })?.order)
  else
    await commitOnto(
      chainPayments,
      known.payment,
      (payment = known.payment) => next({ kind: 'payment', payment })?.payment,
    )
}

function append(
  known: Case,
  made: { kind: 'refunded'; at: number; by: string; note: string; signature: string; lamports: string },
): Case {
  if (known.kind === 'order') {
    const { order } = known
    return { kind: 'order', order: { ...order, decisions: [...order.decisions, made] } }
  }
  const { payment } = known
  return { kind: 'payment', payment: { ...payment, resolutions: [...payment.resolutions, made] } }
}
