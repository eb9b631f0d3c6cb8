import { DomainError, type ExportFile, type personalDataRoutes } from '@thumbfolio/contracts'
import { jsonFile, type RouteHandlers } from '@thumbfolio/kit/http'
import { everyItem } from '@thumbfolio/kit/store'
import { ownOrder } from '../commands/find-order.js'
import { orderRange } from '../domain/order-list.js'
import type { Order } from '../domain/order.js'
import type { Ports } from '../ports.js'
import { presentOrder } from './present-order.js'
import { receiptPage } from './present-receipt.js'

const list = { id: 'orders.json', path: 'orders.json' }
const receipt = /^receipts\/([\w-]+)\.html$/

/** What this service holds about a user: their orders, and the receipts of those that were paid. */
export const personalDataHandlers = (ports: Ports): RouteHandlers<typeof personalDataRoutes.payment> => ({
  async personalData({ params: { userId } }) {
    const files: ExportFile[] = []
    for await (const order of everyItem(ports.orders, 'owner', orderRange(userId))) {
      if (files.length === 0) files.push(list)
      if (order.status === 'settled') {
        const id = `receipts/${order.id}.html`
        files.push({ id, path: id })
      }
    }
    return { status: 200, body: { things: files.length === 0 ? [] : [{ files }] } }
  },
  async exportFile({ params: { userId, id } }) {
    if (id === list.id) return { status: 200, body: jsonFile(await ordersOf(ports, userId)) }
    const order = await ownOrder(ports, userId, receipt.exec(id)?.[1] ?? '')
    if (order?.status !== 'settled') throw new DomainError('not-found')
    return { status: 200, body: Buffer.from(receiptPage(order, ports.network, '')) }
  },
})

async function ordersOf(ports: Ports, userId: string): Promise<object[]> {
  const found: object[] = []
  for await (const order of everyItem(ports.orders, 'owner', orderRange(userId)))
    found.push(described(ports, order))
  return found
}

/** What its owner sees of it, and what else is kept of them. */
const described = ({ network }: Ports, order: Order): object => ({
  ...presentOrder(order, network),
  ...(order.payer !== undefined && { walletAddress: order.payer }),
  decisions: order.decisions.map(({ kind, at, note }) => ({ kind, at, note })),
})
