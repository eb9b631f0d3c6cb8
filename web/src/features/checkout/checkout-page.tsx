import { useEffect, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { isOpen } from '../../lib/order-view.js'
import { ordersPage } from '../../lib/orders-api.js'
import { useSelectedPackage } from '../../lib/selected-package.js'
import { Spinner } from '../../ui/spinner.js'
import { NewOrder } from './new-order.js'
import { orderAddress } from '../../lib/order-address.js'
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
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const abort = new AbortController()
    ordersPage({ limit: 20 }, abort.signal).then(
      ({ data }) => {
        const open = data.find(isOpen)
        setAddress(open ? orderAddress(open.transactionId) : '/')
      },
      () => !abort.signal.aborted && setAddress('/'),
    )
    return () => abort.abort()
  }, [])
  if (address === undefined) return <Spinner label="Loading" className="min-h-dvh animate-late" />
  return <Navigate to={address} state={state} replace />
}
