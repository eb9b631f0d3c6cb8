import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { ShareDialog } from './share-dialog.js'

/** Opens the ways to share a live site. */
export function ShareButton({ url, name }: { url: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn px-3" aria-label={`Share ${name}`} onClick={() => setOpen(true)}>
        <Share2 className="size-4" aria-hidden="true" />
        Share
      </button>
      {isOpen && <ShareDialog url={url} name={name} onClose={() => setOpen(false)} />}
    </>
  )
}
