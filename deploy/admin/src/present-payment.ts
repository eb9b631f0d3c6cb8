import { solText, type CheckedBooks, type OperatorOrder, type PaymentItem } from '@thumbfolio/contracts'
import { record, time } from './present-table.js'

export const money = (lamports: string): string => `${solText(BigInt(lamports))} SOL (${lamports} lamports)`

type Row = readonly [name: string, value: string]

function orderRows(order: OperatorOrder): Row[] {
  const [price, received] = [BigInt(order.priceLamports), BigInt(order.receivedLamports)]
  const paid = `${solText(received)} of ${solText(price)} SOL`
  const missing = price > received ? `, ${solText(price - received)} to go` : ''
  const made = `${order.credits} credits, made ${time(order.createdAt)}`
  return [
    ['order', `${order.id}: ${order.status}, ${paid}${missing}, ${made}`],
    ['', `user ${order.userId}${order.payer === undefined ? '' : `, named wallet ${order.payer}`}`],
  ]
}

export const presentedOrder = (order: OperatorOrder): string => record(orderRows(order))

const explain = (transaction: string) => `payments explain ${transaction} --reason "..."`
const refund = (caseId: string) => `send it back and payments ask-refund ${caseId} --reason "..."`
const assign = (transaction: string) => `payments assign ${transaction} ORDER-ID --reason "..."`

/** The command that comes next, by the kind of what needs an operator. */
function nextStep({ kind, transactions: [transaction = ''], orders: [order = ''] }: PaymentItem): string {
  switch (kind) {
    case 'unmatched':
      return `${assign(transaction)}, or ${refund(transaction)}`
    case 'review':
      return `look at it, then as for unmatched, or ${explain(transaction)}`
    case 'outgoing':
      return `${explain(transaction)}, or confirm the refund that it is`
    case 'remainder':
      return refund(transaction)
    case 'excess':
      return refund(order)
    case 'abandoned':
      return `payments settle ${order} --reason "...", or ${refund(order)}`
    case 'token':
      return `send it back from your own wallet or keep it by agreement, then ${explain(transaction)}`
    default:
      return 'see that auth runs and consumes payment.verified.v1; dead-letters redrive auth hands dead letters over again'
  }
}

/** One thing that needs an operator, with the evidence and the next command. */
export function presentedItem(item: PaymentItem): string {
  const { kind, lamports, since, reason, transactions, explorerUrls, senders = [], tokens } = item
  return record([
    [kind, `${tokens ? 'no SOL' : money(lamports)}, since ${time(since)}${reason && `, ${reason}`}`],
    ...(tokens ?? []).flatMap((token): Row[] => [
      ['amount', `${token.amount} of the token ${token.mint}`],
      ['', `on ${token.account}`],
    ]),
    ...transactions.flatMap((signature, at): Row[] => [
      ['transaction', signature],
      ['', explorerUrls[at] ?? ''],
    ]),
    ...senders.map((sender): Row => ['from', sender]),
    ...item.orderDetails.flatMap(orderRows),
    ['next', nextStep(item)],
  ])
}

/** Every lamport and every credit of the payments. */
export function presentedBooks({ wallets, total, incoming, open, credits }: CheckedBooks): string {
  const { settled, excess, counted, abandoned, unmatched, own } = incoming
  return [
    ...wallets.flatMap(({ address, opening, balance, slot, ...moved }) => [
      `Wallet ${address}, at slot ${slot}`,
      `  opening ${opening} + in ${moved.in} - out ${moved.out} = ${BigInt(opening) + BigInt(moved.in) - BigInt(moved.out)}`,
      `  balance on chain ${balance}`,
    ]),
    `In ${total} lamports`,
    `  = settled ${settled} + excess ${excess} + counted and not settled ${counted}`,
    `  + abandoned ${abandoned} + in no order ${unmatched} + our own transfers ${own}`,
    `  of excess, abandoned and in no order, ${open} still need you`,
    `Credits of settled orders ${credits.settled}`,
    `  = granted ${credits.granted} + on the way ${credits.onTheWay} + account deleted ${credits.withoutAccount}`,
  ].join('\n')
}
