import { randomInt } from 'node:crypto'
import { DomainError } from '@thumbfolio/contracts'
import { commitOnto } from '@thumbfolio/kit/store'
import { asOf } from '../domain/close-order.js'
import { isOpen, openOrdersPerUser, type Order } from '../domain/order.js'
import type { Ports } from '../ports.js'

/** One whose time is over gives its keys back. */
export async function expireInTime({ orders, now }: Ports, known: Order): Promise<Order> {
  if (asOf(known, now()).status === known.status) return known
  return commitOnto(orders, known, (latest = known) => asOf(latest, now()))
}

/** A place among a user's open orders. @throws DomainError `too-many-orders` where all are taken */
export async function freePlace(ports: Ports, userId: string): Promise<number> {
  const { items } = await ports.orders.list('openOf', { equals: userId }, { limit: 2 * openOrdersPerUser })
  const open = (await Promise.all(items.map((order) => expireInTime(ports, order)))).filter(isOpen)
  if (open.length >= openOrdersPerUser) throw tooMany(ports, open)
  const free = Array.from({ length: openOrdersPerUser }, (_, place) => place).filter((place) =>
    open.every((order) => order.place !== place),
  )
  // Any of them: requests at once then seldom meet.
  return free[randomInt(free.length)]!
}

function tooMany({ now }: Ports, open: readonly Order[]): DomainError {
  const firstEndsAt = Math.min(...open.map(({ expiresAt }) => expiresAt))
  return new DomainError('too-many-orders', {
    retryAfterSeconds: Math.max(1, Math.ceil((firstEndsAt - now()) / 1000)),
  })
}
