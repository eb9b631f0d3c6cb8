import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useSelectedPackage } from '../../lib/selected-package.js'
import { Spinner } from '../../ui/spinner.js'
import { NewOrder } from './new-order.js'
import { orderAddress } from '../../lib/order-address.js'
import { openOrdersQuery } from './order-query.js'
import { OrderScreen } from './order-screen.js'

/** From the chosen package to the credits. The order is in the address, so a reload goes on with it. */
export function CheckoutPage() {
  const [search] = useSearchParams()
  const selected = useSelectedPackage()
  const id = search.get('order')
  if (id !== null) return <OrderScreen key={id} id={id} sentAt={search.get('sent')} />
  return selected ? <NewOrder selected={selected} /> : <OpenOrderOrHome />
}

/** Without a package the newest open order goes on, made here or on another device; without one there is nothing to pay. */
function OpenOrderOrHome() {
  const { state } = useLocation() as { state: unknown }
  const { data: [open] = [], isPending } = useQuery(openOrdersQuery)
  if (isPending) return <Spinner label="Loading" className="min-h-dvh animate-late" />
  return <Navigate to={open ? orderAddress(open.transactionId) : '/'} state={state} replace />
}
