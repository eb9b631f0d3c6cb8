import { paymentOperatorRoutes as routes, type PendingRefund } from '@thumbfolio/contracts'
import { reasonOf, slowMs, type Command } from '../command.js'
import { money } from '../present-payment.js'
import { listing, table, time } from '../present-table.js'

const rowOf = ({ id, lamports, to, by, at, reason, decided }: PendingRefund): string[] => [
  id,
  money(lamports),
  to ?? 'the sender',
  by,
  time(at),
  decided
    ? `${decided.isRefunded ? `refunded with ${decided.signature}` : 'refused'} by ${decided.by}`
    : reason,
]
const headings = ['refund', 'owed', 'to', 'asked by', 'at', 'about']

export const waitingRefunds = (refunds: readonly PendingRefund[]): string =>
  `Waiting for a second operator:\n${table(headings, refunds.map(rowOf))}`

export const refundCommands: readonly Command[] = [
  {
    words: 'payments refunds',
    args: [],
    summary: 'Refunds that wait for a second operator; --all: also decided ones',
    async run({ clients, options: { all } }) {
      const { refunds } = await clients.call(routes.pendingRefunds, {
        query: { state: all ? 'all' : 'open' },
      })
      return { data: refunds, text: listing(headings, refunds.map(rowOf), 'No refund waits.') }
    },
  },
  {
    words: 'payments ask-refund',
    args: ['ORDER-ID|SIGNATURE'],
    needsReason: true,
    summary: 'Ask another operator to confirm a refund (--to ADDRESS: where that is not the sender)',
    async run({ clients, options }, [caseId = '']) {
      const { to } = options
      const body = { caseId, reason: reasonOf(options), ...(to !== undefined && { to }) }
      const { pending } = await clients.call(routes.askForRefund, { body, timeoutMs: slowMs })
      const text = `A second operator has to confirm it: thumbfolio-admin payments confirm-refund ${pending.id} SIGNATURE --reason "..."`
      // Not `isWaiting`: this command only asks, so its status is 0.
      return { data: pending, text }
    },
  },
  {
    words: 'payments confirm-refund',
    args: ['REFUND-ID', 'SIGNATURE'],
    needsReason: true,
    summary: 'Record a refund that another operator asked for, with the transaction that sent it',
    async run({ clients, options }, [id = '', signature = '']) {
      const call = { params: { id }, body: { signature, reason: reasonOf(options) }, timeoutMs: slowMs }
      const { pending } = await clients.call(routes.confirmRefund, call)
      return { data: pending, text: `The refund of ${pending.caseId} is recorded.` }
    },
  },
  {
    words: 'payments refuse-refund',
    args: ['REFUND-ID'],
    isBulk: true,
    needsReason: true,
    summary: 'Refuse a refund that another operator asked for',
    async run({ clients, options }, [id = '']) {
      const call = { params: { id }, body: { reason: reasonOf(options) } }
      const { pending } = await clients.call(routes.refuseRefund, call)
      return { data: pending, text: `The refund of ${pending.caseId} is refused.` }
    },
  },
]
