import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { BrowserFrame } from '../../ui/browser-frame.js'
import { Dialog } from '../../ui/dialog.js'
import { FailedNotice } from '../../ui/failed-notice.js'
import { LivePage } from '../../ui/live-page.js'
import { previewOf } from './site-versions-api.js'

interface VersionPreviewProps {
  site: string
  id: string
  onClose: () => void
}

const ratio = 0.7

/** A version as visitors would see it, at a private address. Nothing is published. */
export function VersionPreview({ site, id, onClose }: VersionPreviewProps) {
  const title = useId()
  const preview = useQuery({
    queryKey: ['version-preview', site, id],
    queryFn: ({ signal }) => previewOf(site, id, signal),
  })
  return (
    <Dialog labelledBy={title} onClose={onClose} wide>
      <h2 id={title} className="title text-lg">
        Version {id} of {site}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        Only people with the link can see this preview. The link expires after a few hours.
      </p>
      {preview.isError ? (
        <FailedNotice
          title={messageOf(preview.error, 'The preview could not be loaded.')}
          onRetry={() => void preview.refetch()}
        >
          The version is kept, and your page is as it was.
        </FailedNotice>
      ) : (
        <BrowserFrame address="Private preview">
          {preview.isSuccess ? (
            <LivePage url={preview.data} title={`Version ${id} of ${site}`} ratio={ratio} />
          ) : (
            <div className="skeleton w-full animate-late rounded-none" style={{ aspectRatio: 1 / ratio }} />
          )}
        </BrowserFrame>
      )}
      <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
        {preview.isSuccess && (
          <a href={preview.data} target="_blank" rel="noreferrer" className="btn btn-primary">
            Open in a new tab
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
        )}
      </div>
    </Dialog>
  )
}
