import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'

/** A link in a row of links to screens. The link of the shown screen is marked. */
export function TabLink({ to, children }: { to: string; children: ReactNode }) {
  const isHere = useLocation().pathname.replace(/\/$/, '') === to
  return (
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={`-mb-px inline-flex min-h-11 items-center border-b-2 ${isHere ? 'border-current font-semibold' : 'border-transparent text-muted'}`}
    >
      {children}
    </Link>
  )
}
