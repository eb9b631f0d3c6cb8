import { ExternalLink } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Working } from '../../ui/spinner.js'

/** Long enough to be read. */
const shortestMs = 600
/** A frame that cannot be shown here does not keep the link back. */
const longestMs = 3_000

/** The link to a live site; before it, while the page opens beside it, that it is being deployed. */
export function VisitLink({ url, isOpen }: { url: string; isOpen: boolean }) {
  const [waited, setWaited] = useState<'nothing' | 'shortest' | 'longest'>('nothing')
  useEffect(() => {
    const timers = [
      setTimeout(() => setWaited('shortest'), shortestMs),
      setTimeout(() => setWaited('longest'), longestMs),
    ]
    return () => timers.forEach(clearTimeout)
  }, [])

  if (waited === 'nothing' || (waited === 'shortest' && !isOpen))
    return (
      <p role="status" className="flex h-11 items-center justify-center gap-2 font-medium">
        <Working />
        Deploying...
      </p>
    )
  return (
    <a href={url} target="_blank" rel="noreferrer" className="btn btn-primary">
      Visit Your Site
      <ExternalLink className="size-4" aria-hidden="true" />
    </a>
  )
}
