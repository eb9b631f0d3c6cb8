import type { ReactNode } from 'react'

interface ActionBarProps {
  children: ReactNode
  note?: ReactNode
  /** There is nothing to press yet: it must not lie over what comes first. */
  isIdle?: boolean
}

const inReach =
  'tall:sticky tall:bottom-0 tall:before:pointer-events-none tall:before:absolute tall:before:inset-x-0 tall:before:bottom-full tall:before:h-6 tall:before:bg-linear-to-t tall:before:from-base-100 tall:before:to-transparent'

/** Holds the one primary action of a screen; on a phone it stays within the thumb's reach. */
export function ActionBar({ children, note, isIdle = false }: ActionBarProps) {
  return (
    <div
      className={`z-20 -mx-5 mt-8 bg-base-100 px-5 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:-mx-1 md:mt-6 md:px-1 md:py-4 ${isIdle ? '' : inReach}`}
    >
      {note !== undefined && <div className="mb-2 text-sm text-muted md:mb-3">{note}</div>}
      <div className="flex flex-row-reverse gap-2 *:flex-1 sm:flex-row sm:flex-wrap sm:items-center sm:gap-3 sm:*:flex-none">
        {children}
      </div>
    </div>
  )
}
