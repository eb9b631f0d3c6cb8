import type { ReactNode } from 'react'

interface OrderSummaryProps {
  amount: ReactNode
  unit?: string
  /** What it buys, or about how much it is. */
  children: ReactNode
  aside?: ReactNode
}

/** What is to be paid, or what was bought, larger than anything else on the page. */
export const OrderSummary = ({ amount, unit = 'SOL', children, aside }: OrderSummaryProps) => (
  <section aria-label="Order summary" className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3">
    <div>
      <p className="flex items-baseline gap-2">
        <span className="title tabular text-4xl wrap-anywhere">{amount}</span>
        <span className="text-xl font-semibold">{unit}</span>
      </p>
      <p className="tabular mt-1 text-muted">{children}</p>
    </div>
    {aside}
  </section>
)
