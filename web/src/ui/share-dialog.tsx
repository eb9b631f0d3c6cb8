import { useId } from 'react'
import { Dialog } from './dialog.js'
import { ShareSite } from './share-site.js'

interface ShareDialogProps {
  url: string
  name: string
  onClose: () => void
}

/** The ways to share a live site. */
export function ShareDialog({ url, name, onClose }: ShareDialogProps) {
  const titleId = useId()
  return (
    <Dialog labelledBy={titleId} onClose={onClose}>
      <h2 id={titleId} className="title mb-4 text-xl wrap-anywhere">
        Share {name}
      </h2>
      <ShareSite url={url} name={name} />
      <div className="modal-action">
        <button type="button" className="btn" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  )
}
