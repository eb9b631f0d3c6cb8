import type { ReaderLinkView } from '@thumbfolio/contracts'
import { Trash2 } from 'lucide-react'
import { counted } from '../../lib/counted.js'
import { exactDay } from '../../lib/time.js'

interface ReaderListProps {
  links: readonly ReaderLinkView[]
  now: number
  /** The id of the one that is being revoked. */
  revoking: string | undefined
  onRevoke: (id: string) => void
}

/** Links for single readers, newest first. */
export const ReaderList = ({ links, now, revoking, onRevoke }: ReaderListProps) => (
  <ul className="max-w-prose">
    {links.map((link) => (
      <li key={link.id} className="flex items-start gap-4 border-t border-line py-4">
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold wrap-anywhere">{link.name}</h3>
          <p className="text-sm text-muted">{stateOf(link, now)}</p>
          <p className="text-sm text-muted">{shownIn(link)}</p>
        </div>
        <button
          type="button"
          className="btn btn-ghost btn-sm"
          aria-label={`Revoke the link for ${link.name}`}
          disabled={revoking === link.id}
          onClick={() => onRevoke(link.id)}
        >
          <Trash2 className="size-4" aria-hidden="true" />
          Revoke
        </button>
      </li>
    ))}
  </ul>
)

function stateOf({ expiresAt, views, viewedAt }: ReaderLinkView, now: number): string {
  const end =
    Date.parse(expiresAt) > now ? `Ends on ${exactDay(expiresAt)}.` : `Ended on ${exactDay(expiresAt)}.`
  if (viewedAt === undefined) return `${end} Not opened yet.`
  return `${end} Opened ${counted(views, 'time')}, last on ${exactDay(viewedAt)}.`
}

function shownIn({ shows: { phone, references, pdf }, hasPassword }: ReaderLinkView): string {
  const shown = [phone && 'phone number', references && 'references', pdf && 'PDF'].filter(Boolean)
  const what = shown.length > 0 ? `Shows ${shown.join(', ')} too.` : 'Shows what is public.'
  return hasPassword ? `${what} Needs a password.` : what
}
