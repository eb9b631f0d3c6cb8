import { useQuery } from '@tanstack/react-query'
import type { PhotoOffer } from '@thumbfolio/contracts'
import { ImageUp } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { offersFor, type PhotoHolder, type Picture } from '../lib/photo-api.js'
import { usePicture } from './use-picture.js'

interface PhotoChooserProps {
  holder: PhotoHolder
  onFile: (file: File) => void
  onPicture: (picture: Picture) => void
}

const offerNames = { avatar: 'Your profile picture', resume: 'Found in your resume' }

/** Every way to a photo: a file that is chosen, dropped or pasted, and the pictures that are there already. */
export function PhotoChooser({ holder, onFile, onPicture }: PhotoChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  const { data: offers = [] } = useQuery({
    queryKey: ['photo-offers', holder],
    queryFn: ({ signal }) => offersFor(holder, signal),
  })
  usePastedFile(onFile)

  return (
    <div
      className="rounded-box border border-dashed border-base-content/30 p-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const file = event.dataTransfer.files[0]
        if (file) onFile(file)
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button type="button" className="btn btn-sm" onClick={() => input.current?.click()}>
          <ImageUp className="size-4" aria-hidden="true" />
          Choose a file
        </button>
        <p className="text-sm text-muted">or drop or paste it. JPEG, PNG or WebP, up to 10 MB.</p>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="sr-only"
        tabIndex={-1}
        aria-label="Photo file"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onFile(file)
        }}
      />
      {offers.length > 0 && (
        <ul className="mt-4 flex flex-wrap gap-4">
          {offers.map((offer) => (
            <li key={offer.from}>
              <Offer {...{ holder, offer }} onTake={() => onPicture({ kind: 'offer', from: offer.from })} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface OfferProps {
  holder: PhotoHolder
  offer: PhotoOffer
  onTake: () => void
}

function Offer({ holder, offer: { from }, onTake }: OfferProps) {
  const { url, isBroken } = usePicture(holder, { kind: 'offer', from }, from)
  if (isBroken) return null
  return (
    <button type="button" className="group grid w-28 cursor-pointer gap-2 text-left text-sm" onClick={onTake}>
      <span className="size-28 overflow-hidden rounded-box bg-base-300 group-hover:opacity-80">
        {url !== undefined && <img src={url} alt="" className="size-full object-cover" />}
      </span>
      {offerNames[from]}
    </button>
  )
}

function usePastedFile(onFile: (file: File) => void): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!file) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
