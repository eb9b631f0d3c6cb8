import { CircleAlert, CircleCheck, ExternalLink, LoaderCircle, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { counted } from '../../lib/counted.js'
import { withoutProtocol } from '../../lib/site-address.js'
import type { ListedSite } from '../../lib/sites-api.js'
import { BrowserFrame } from '../../ui/browser-frame.js'
import { IconButton } from '../../ui/icon-button.js'
import { LivePage } from '../../ui/live-page.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { SiteMenu } from './site-menu.js'

type Status = ListedSite['status'] | 'takenDown'

const words: Readonly<Record<Status, string>> = {
  live: 'Live',
  launching: 'Launching',
  failed: 'Launch failed',
  deleting: 'Being deleted',
  takenDown: 'Taken down by Thumbfolio',
}

/** Shown in the place of a page. */
const absence: Readonly<Record<Status, string>> = {
  live: '',
  launching: 'Your page appears here when it is live.',
  failed: 'Nothing is published yet.',
  deleting: 'The page is being taken down.',
  takenDown: 'Nobody can see this page.',
}

interface SiteCardProps {
  site: ListedSite
  /** Shown under the state of the site: its visits. */
  children?: ReactNode
  onDelete: () => void
}

/** A site, shown as its real page. A failed relaunch keeps the live version. */
export function SiteCard({ site, children, onDelete }: SiteCardProps) {
  const { name, url, version, updatedAt, suggestions, takenDown } = site
  const status = takenDown === undefined || site.status === 'deleting' ? site.status : 'takenDown'
  const hasPage = version > 0 && status !== 'deleting' && status !== 'takenDown'
  return (
    <li className="flex min-w-0 flex-col">
      <BrowserFrame address={withoutProtocol(url)}>
        {hasPage ? (
          <LivePage
            key={`${version} ${updatedAt ?? ''}`}
            url={url}
            title={`The page of ${name}`}
            ratio={0.66}
          />
        ) : (
          <div className="grid aspect-[100/66] place-items-center text-sm text-muted">{absence[status]}</div>
        )}
      </BrowserFrame>
      <div className="mt-4 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-semibold wrap-anywhere">{name}</h3>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <StatusMark status={status} />
            <span>{words[status]}</span>
            {updatedAt !== undefined && (
              <span>
                {status === 'live' ? '· updated ' : '· '}
                <RelativeTime iso={updatedAt} />
              </span>
            )}
          </p>
          {status === 'takenDown' && (
            <>
              <p className="mt-1 text-sm wrap-anywhere">Reason: {takenDown}</p>
              <p className="mt-1 text-sm">
                If you think this is wrong,{' '}
                <Link to="/support" className="textlink">
                  write to support
                </Link>
                .
              </p>
            </>
          )}
          {status === 'live' && suggestions > 0 && (
            <Link to={`/sites/${encodeURIComponent(name)}/studio#suggestions`} className="textlink text-sm">
              {counted(suggestions, 'wording suggestion to review', 'wording suggestions to review')}
            </Link>
          )}
        </div>
        <IconButton
          tip="Delete"
          label={`Delete ${name}`}
          place="-mr-2"
          disabled={status === 'deleting'}
          onClick={onDelete}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="not-empty:mt-3">{hasPage && children}</div>
      <div className="mt-3 flex flex-wrap gap-2">{actions({ name, url, status }, hasPage)}</div>
    </li>
  )
}

function actions(
  { name, url, status }: Pick<ListedSite, 'name' | 'url'> & { status: Status },
  hasPage: boolean,
): ReactNode {
  return (
    <>
      {hasPage && (
        <a href={url} target="_blank" rel="noreferrer" className="btn flex-1 px-3 whitespace-nowrap">
          View Site
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      )}
      {status === 'live' && (
        <Link to={`/sites/${encodeURIComponent(name)}/studio`} className="btn flex-1 px-3">
          <Pencil className="size-4" aria-hidden="true" />
          Edit
        </Link>
      )}
      {status === 'live' && <SiteMenu url={url} name={name} />}
      {status === 'failed' && (
        <Link to={`/launch?site=${encodeURIComponent(name)}`} className="btn flex-1 px-3 whitespace-nowrap">
          <RotateCcw className="size-4" aria-hidden="true" />
          Retry
        </Link>
      )}
    </>
  )
}

function StatusMark({ status }: { status: Status }) {
  const size = 'size-4'
  switch (status) {
    case 'live':
      return <CircleCheck className={`${size} text-positive`} aria-hidden="true" />
    case 'failed':
    case 'takenDown':
      return <CircleAlert className={`${size} text-danger`} aria-hidden="true" />
    case 'launching':
    case 'deleting':
      return <LoaderCircle className={`${size} animate-spin`} aria-hidden="true" />
  }
}
