import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'

/** Leads to what has this id or name. */
export const FindLink = ({ query, children = query }: { query: string; children?: ReactNode }) => (
  <Link to={`/operator?q=${encodeURIComponent(query)}`} className="textlink wrap-anywhere">
    {children}
  </Link>
)
