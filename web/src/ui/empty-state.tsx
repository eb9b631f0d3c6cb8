import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** What will be here, drawn. */
  picture?: ReactNode
  children: ReactNode
  action?: ReactNode
}

/** Says what will be here and gives the one button that fills it. */
export function EmptyState({ picture, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-6 rounded-box bg-base-200 p-6 sm:flex-row sm:items-center sm:gap-8 sm:p-8">
      {picture}
      <div className="flex flex-col items-start gap-4">
        <p className="max-w-prose text-muted">{children}</p>
        {action}
      </div>
    </div>
  )
}
