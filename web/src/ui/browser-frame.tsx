import { Globe } from 'lucide-react'
import type { ReactNode } from 'react'

/** A page as one meets it: under its address. */
export function BrowserFrame({
  address,
  children,
  className = '',
}: {
  address: string
  children: ReactNode
  className?: string
}) {
  return (
    <div className={`overflow-hidden rounded-box border border-line bg-base-200 ${className}`}>
      <div className="flex h-9 items-center gap-2 border-b border-line px-3.5 text-xs text-muted">
        <Globe className="size-3.5 shrink-0" aria-hidden="true" />
        <span className="truncate">{address}</span>
      </div>
      {children}
    </div>
  )
}
