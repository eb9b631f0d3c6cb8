import type { ReactNode } from 'react'

/** Says what will be here and gives the one button that fills it. */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-4 rounded-box bg-base-200 p-6 sm:p-8">
      <p className="max-w-prose text-muted">{children}</p>
      {action}
    </div>
  )
}
