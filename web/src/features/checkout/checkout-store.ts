import toast from 'react-hot-toast/headless'
import { create } from 'zustand'
import type { OrderView } from '../../lib/order-view.js'
import { forgetPackage } from '../../lib/selected-package.js'
import { refreshUser } from '../../lib/session-store.js'
import { followOrder } from './follow-order.js'

interface CheckoutState {
  readonly order: OrderView | undefined
  readonly isAbsent: boolean
  readonly isSilent: boolean
}

const nothing: CheckoutState = { order: undefined, isAbsent: false, isSilent: false }

export const useCheckout = create<CheckoutState>(() => nothing)

/** Takes in what is known of the order; a payment that was verified while somebody looks on is announced once. */
export function learnOrder(order: OrderView): void {
  const { order: known } = useCheckout.getState()
  const before = known?.transactionId === order.transactionId ? known : undefined
  if (before?.status === 'settled' && order.status !== 'settled') return
  useCheckout.setState({ order, isAbsent: false })
  if (order.status !== 'settled') return
  forgetPackage()
  if (before && before.status !== 'settled') toast.success('Payment verified successfully!')
  if (before?.status !== 'settled' || before.credited !== order.credited) void refreshUser()
}

/** Follows one order; the credits are asked for again when they arrive. Answers with how to stop. */
export function follow(id: string): () => void {
  const { order } = useCheckout.getState()
  const known = order?.transactionId === id ? order : undefined
  useCheckout.setState({ ...nothing, order: known })
  return followOrder(id, {
    onOrder: learnOrder,
    // An order that was just made here is shown all the same.
    onAbsent: () => useCheckout.setState(({ order: now }) => ({ isAbsent: now === undefined })),
    onSilence: (isSilent) => useCheckout.setState({ isSilent }),
  })
}
