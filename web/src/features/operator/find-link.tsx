import { Link } from 'react-router-dom'

/** Leads to what has this id or name. */
export const FindLink = ({ query }: { query: string }) => (
  <Link to={`/operator?q=${encodeURIComponent(query)}`} className="textlink wrap-anywhere">
    {query}
  </Link>
)
