import { paymentOperatorRoutes as routes, type OperatorOrder } from '@thumbfolio/contracts'
import { reasonOf, slowMs, type Answer, type Command, type Context } from '../command.js'
import { presentedBooks, presentedItem, presentedOrder } from '../present-payment.js'
import { evenness, readBooks } from '../read-books.js'
import { waitingRefunds } from './refunds.js'

const input = ({ options }: Context, id: string) => ({
  params: { id },
  body: { reason: reasonOf(options) },
  timeoutMs: slowMs,
})
const orderAnswer = ({ order }: { order: OperatorOrder }): Answer => ({
  data: order,
  text: presentedOrder(order),
})

export const paymentCommands: readonly Command[] = [
  {
    words: 'payments list',
    args: [],
    summary: 'Money that needs an operator, with the evidence and the next command',
    async run({ clients }) {
      const { items } = await clients.call(routes.paymentItems, { timeoutMs: slowMs })
      const { refunds } = await clients.call(routes.pendingRefunds, { query: { state: 'open' } })
      const parts = [...items.map(presentedItem), ...(refunds.length > 0 ? [waitingRefunds(refunds)] : [])]
      return { data: { items, refunds }, text: parts.join('\n\n') || 'Nothing needs you.' }
    },
  },
  {
    words: 'payments report',
    args: [],
    summary: 'Proves every wallet and every credit to the lamport; status 1 when uneven',
    async run(context) {
      const { accounts, uneven, payments } = await readBooks(context)
      return {
        data: { ...payments, accounts, uneven },
        text: [presentedBooks(payments), ...evenness(uneven)].join('\n'),
        isWrong: uneven.length > 0,
      }
    },
  },
  {
    words: 'payments assign',
    args: ['SIGNATURE', 'ORDER-ID'],
    needsReason: true,
    summary: 'Give a payment that no order counts to the order that it was meant for',
    async run(context, [signature = '', orderId = '']) {
      const call = input(context, signature)
      const body = { ...call.body, orderId }
      return orderAnswer(await context.clients.call(routes.assignPayment, { ...call, body }))
    },
  },
  {
    words: 'payments settle',
    args: ['ORDER-ID'],
    needsReason: true,
    summary: 'Grant the credits of an abandoned order',
    run: async (context, [id = '']) =>
      orderAnswer(await context.clients.call(routes.settleOrder, input(context, id))),
  },
  {
    words: 'payments explain',
    args: ['SIGNATURE'],
    isBulk: true,
    needsReason: true,
    summary:
      'Close what needs neither an order nor a refund: SOL that we moved ourselves, tokens, no payment',
    async run(context, [id = '']) {
      const data = await context.clients.call(routes.explainPayment, input(context, id))
      return { data, text: 'It is closed, with your reason.' }
    },
  },
  {
    words: 'payments reread',
    args: ['WALLET'],
    needsReason: true,
    summary: 'Have the next sweep read a wallet of ours from its opening',
    async run(context, [address = '']) {
      const data = await context.clients.call(routes.rereadWallet, input(context, address))
      return { data, text: 'The next sweep reads the wallet from its opening.' }
    },
  },
]
