import { Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Dialog } from './dialog.js'
import { ShareSite } from './share-site.js'

/** Opens the ways to share a live site. */
export function ShareButton({ url, name }: { url: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const titleId = useId()
  return (
    <>
      <button type="button" className="btn px-3" aria-label={`Share ${name}`} onClick={() => setOpen(true)}>
        <Share2 className="size-4" aria-hidden="true" />
        Share
      </button>
      {isOpen && (
        <Dialog labelledBy={titleId} onClose={() => setOpen(false)}>
          <h2 id={titleId} className="title mb-4 text-xl wrap-anywhere">
            Share {name}
          </h2>
          <ShareSite url={url} name={name} />
          <div className="modal-action">
            <button type="button" className="btn" onClick={() => setOpen(false)}>
              Close
            </button>
          </div>
        </Dialog>
      )}
    </>
  )
}
