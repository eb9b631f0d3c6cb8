import type { Case } from '../domain/resolve-payment.js'
import { receivedTokens } from '../domain/token-receipt.js'
import type { OperatorPorts } from '../ports.js'
import { chainOf } from './reach-chain.js'

/** Who paid: the wallet that the order names, and each wallet that transferred to us in its transactions. @throws ChainUnavailable */
export async function sendersOf(ports: OperatorPorts, known: Case): Promise<string[]> {
  const signatures = known.kind === 'order' ? Object.keys(known.order.parts) : [known.payment.signature]
  const named = known.kind === 'order' && known.order.payer !== undefined ? [known.order.payer] : []
  const found = await Promise.all(signatures.map((signature) => sendersIn(ports, signature)))
  return [...new Set([...named, ...found.flat()])]
}

/** Wallets that transferred SOL or tokens to ours; the payer of the fee where a program did it for somebody. */
export async function sendersIn(ports: OperatorPorts, signature: string): Promise<string[]> {
  const sighting = await chainOf(ports).transaction(signature)
  if (sighting.kind !== 'seen') return []
  const { transfers, tokens, feePayer } = sighting.transaction
  const received = receivedTokens(sighting.transaction, new Set(ports.addresses)).map(({ mint }) => mint)
  const senders = [
    ...transfers.filter(({ to }) => ports.addresses.includes(to)).map(({ from }) => from),
    ...tokens.flatMap(({ mint, amount, owner }) =>
      amount < 0n && received.includes(mint) ? (owner ?? []) : [],
    ),
  ]
  return senders.length > 0 ? [...new Set(senders)] : [feePayer]
}
