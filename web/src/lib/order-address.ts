/** Where an order is paid. `sentAt`: what had been received, in lamports, when the person said that they sent the payment. */
export function orderAddress(id: string, sentAt?: bigint): string {
  const search = new URLSearchParams({ order: id })
  if (sentAt !== undefined) search.set('sent', sentAt.toString())
  return `/checkout?${search.toString()}`
}
