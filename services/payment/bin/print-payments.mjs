/** How an operator sees orders, cases and the report. Lamports are exact; SOL is shown beside them for reading. */
import { price, received, remaining } from '../dist/domain/order-money.js'
import { solText } from '../dist/domain/lamports.js'
import { tokenAmountText } from '../dist/domain/token-receipt.js'

const iso = (time) => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z')
const money = (lamports) => `${solText(lamports)} SOL (${lamports} lamports)`

const whatToDo = {
  unmatched: (item) =>
    `make payments ASSIGN=${item.transactions[0].signature} ORDER=<id> REASON=... or ${refund(item)}`,
  review: (item) =>
    `look at it, then as for unmatched, or make payments EXPLAINED=${item.transactions[0].signature} REASON=...`,
  outgoing: (item) =>
    `make payments EXPLAINED=${item.transactions[0].signature} REASON=..., or record the refund that it is`,
  remainder: (item) => refund(item),
  excess: (item) => refund(item),
  abandoned: (item) => `make payments SETTLE=${item.orders[0].id} REASON=... or ${refund(item)}`,
  token: (item) =>
    `send it back from your own wallet or keep it by agreement, then make payments EXPLAINED=${item.transactions[0].signature} REASON=...`,
  'not credited': () =>
    'see that auth runs and consumes payment.verified.v1; make redrive hands dead letters over again',
}

const refund = ({ transactions, orders, kind }) => {
  const id = kind === 'excess' || kind === 'abandoned' ? orders[0].id : transactions[0].signature
  return `send it back, then make payments REFUNDED=${id} SIGNATURE=<of the refund> REASON=...`
}

export function printItem(item) {
  const { kind, lamports, since, reason, transactions, senders, orders, tokens } = item
  console.log(
    `${kind}: ${tokens ? 'no SOL' : money(lamports)}, since ${iso(since)}${reason && `, ${reason}`}`,
  )
  for (const token of tokens ?? []) {
    console.log(`  amount      ${tokenAmountText(token)} of the token ${token.mint}`)
    console.log(`              on ${token.account} of our wallet ${token.wallet}`)
  }
  for (const { signature, explorerUrl } of transactions)
    console.log(`  transaction ${signature}\n    ${explorerUrl}`)
  for (const sender of senders) console.log(`  from        ${sender}`)
  for (const order of orders) printOrder(order)
  console.log(`  next        ${whatToDo[kind](item)}\n`)
}

export function printOrder(order) {
  const { id, status, userId, credits, createdAt, payer } = order
  const paid = `${solText(received(order))} of ${solText(price(order))} SOL`
  const rest = remaining(order) > 0n ? `, ${solText(remaining(order))} to go` : ''
  console.log(`  order       ${id}: ${status}, ${paid}${rest}, ${credits} credits, made ${iso(createdAt)}`)
  console.log(`              user ${userId}${payer === undefined ? '' : `, named wallet ${payer}`}`)
}

export function printAction({ at, by, kind, subject, orderId, signature, to, reason }) {
  const about = [orderId && `order ${orderId}`, signature && `by ${signature}`, to && `to ${to}`].filter(
    Boolean,
  )
  console.log(`${iso(at)} ${by}: ${[kind, subject, ...about].join(' ')}: ${reason}`)
}

export function printReport({ books, credits, mismatches }) {
  for (const { address, opening, balance, slot, ...moved } of books.wallets) {
    console.log(`Wallet ${address}, at slot ${slot}`)
    console.log(
      `  opening ${opening} + in ${moved.in} - out ${moved.out} = ${opening + moved.in - moved.out}`,
    )
    console.log(`  balance on chain ${balance}`)
  }
  const { settled, excess, counted, abandoned, unmatched, own } = books.incoming
  console.log(`In ${books.total} lamports`)
  console.log(`  = settled ${settled} + excess ${excess} + counted and not settled ${counted}`)
  console.log(`  + abandoned ${abandoned} + in no order ${unmatched} + our own transfers ${own}`)
  console.log(`  of excess, abandoned and in no order, ${books.open} still need you`)
  console.log(`Credits of settled orders ${credits.settled}`)
  console.log(
    `  = granted ${credits.granted} + on the way ${credits.onTheWay} + account deleted ${credits.withoutAccount}`,
  )
  for (const line of [...books.uneven, ...credits.uneven]) console.log(`UNEVEN: ${line}`)
  for (const address of mismatches)
    console.log(
      `UNEVEN: the last sweep of ${address} did not add up to its balance; the report is as of the one before.`,
    )
}
