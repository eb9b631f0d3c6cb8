import type { ReactNode } from 'react'

interface OrderSummaryProps {
  /** SOL, as text. */
  amount: string
  /** What it buys, and about how much that is. */
  children: ReactNode
  aside?: ReactNode
}

/** What is to be paid, larger than anything else on the page. */
export const OrderSummary = ({ amount, children, aside }: OrderSummaryProps) => (
  <section aria-label="Order summary" className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
    <div>
      <p className="flex items-baseline gap-2">
        <span className="title tabular text-4xl wrap-anywhere">{amount}</span>
        <span className="text-xl font-semibold">SOL</span>
      </p>
      <p className="tabular mt-1 text-muted">{children}</p>
    </div>
    {aside}
  </section>
)
