import { useQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import { siteMessages } from '../../lib/messages-api.js'

/** Links to the messages of visitors, with their number once it is loaded. */
export function MessagesLine({ name, className }: { name: string; className: string }) {
  const { data } = useQuery(siteMessages(name))
  return (
    <Link to={`/sites/${encodeURIComponent(name)}/messages`} className={className}>
      <Mail className="size-4 text-muted" aria-hidden="true" />
      Messages
      {data !== undefined && <span className="tabular ml-auto text-muted">{data.length}</span>}
    </Link>
  )
}
