import type { ReactNode } from 'react'

/** Holds the one primary action of a screen; on a phone it stays within the thumb's reach. */
export function ActionBar({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-20 -mx-5 mt-8 bg-base-100 px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-6 before:bg-linear-to-t before:from-base-100 before:to-transparent md:mx-0 md:mt-6 md:px-0 md:py-4">
      {note !== undefined && <div className="mb-2 text-sm text-muted md:mb-3">{note}</div>}
      <div className="flex flex-row-reverse gap-2 *:flex-1 sm:flex-row sm:flex-wrap sm:items-center sm:gap-3 sm:*:flex-none">
        {children}
      </div>
    </div>
  )
}
