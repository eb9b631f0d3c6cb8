import type { SiteCheckup } from '@thumbfolio/contracts'
import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { counted } from '../../lib/counted.js'

/** What stopped working on a site; nothing while everything works. */
export function CheckupLine({ checkup: { name, problems } }: { checkup: SiteCheckup }) {
  const [first] = problems
  if (!first) return null
  return (
    <p className="mt-2 flex gap-2 text-sm">
      <CircleAlert className="mt-0.5 size-4 shrink-0 text-danger" aria-hidden="true" />
      <Link to={`/sites/${encodeURIComponent(name)}/checkup`} className="textlink min-w-0 wrap-anywhere">
        {problems.length === 1 ? first.title : `${counted(problems.length, 'problem')} on this site`}
      </Link>
    </p>
  )
}
