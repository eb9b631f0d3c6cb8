import type { ReactNode } from 'react'

/** A page of a resume, and beside it what is said about it, which has the larger part where there is little room. */
export const BesidePage = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-8 md:grid-cols-[min(26rem,40%)_minmax(0,1fr)] lg:gap-12">
    {children}
  </div>
)
