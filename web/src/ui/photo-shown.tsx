import type { SitePhoto } from '@thumbfolio/contracts'
import { useState } from 'react'
import { ConfirmDialog } from './confirm-dialog.js'
import { extentOf } from '../lib/crop-box.js'
import type { PhotoHolder } from '../lib/photo-api.js'
import { usePicture } from './use-picture.js'

interface PhotoShownProps {
  holder: PhotoHolder
  photo: SitePhoto
  /** Alternative text. */
  alt: string
  isOn: boolean
  isBusy: boolean
  onSwitch: (on: boolean) => void
  onEdit: () => void
  onReplace: () => void
  onRemove: () => void
}

/** The photo that the site has, and what can be done with it. */
export function PhotoShown({ holder, photo, alt, isOn, isBusy, onSwitch, ...actions }: PhotoShownProps) {
  const [isAsking, setIsAsking] = useState(false)
  const quiet = `btn btn-sm ${isBusy ? 'btn-disabled' : ''}`
  return (
    <div className="flex items-start gap-5">
      <Square {...{ holder, photo, alt }} />
      <div className="grid min-w-0 gap-3">
        <label className="flex cursor-pointer items-center gap-3 text-sm">
          <input
            type="checkbox"
            role="switch"
            className="toggle toggle-sm"
            checked={isOn}
            disabled={isBusy}
            onChange={({ target }) => onSwitch(target.checked)}
          />
          Show the photo on the page
        </label>
        <p className="text-sm wrap-anywhere text-muted">{alt}</p>
        <div className="flex flex-wrap gap-2">
          <button type="button" className={quiet} onClick={actions.onEdit}>
            Crop and describe
          </button>
          <button type="button" className={quiet} onClick={actions.onReplace}>
            Replace
          </button>
          <button type="button" className={quiet} onClick={() => setIsAsking(true)}>
            Remove
          </button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Remove the photo?"
          action="Remove"
          isWorking={isBusy}
          onConfirm={() => {
            setIsAsking(false)
            actions.onRemove()
          }}
          onClose={() => setIsAsking(false)}
        >
          It is taken off the page and deleted. To hide it for a while, switch it off instead.
        </ConfirmDialog>
      )}
    </div>
  )
}

/** The part of the kept picture that a page shows. */
function Square({ holder, photo, alt }: Pick<PhotoShownProps, 'holder' | 'photo' | 'alt'>) {
  const { url } = usePicture(holder, { kind: 'kept' }, photo.id)
  const { width, height } = extentOf(photo.crop, photo)
  const { x, y } = photo.crop
  return (
    <div
      className={`relative size-24 shrink-0 overflow-hidden rounded-full bg-base-300 ${photo.on ? '' : 'opacity-60'}`}
    >
      {url !== undefined && (
        <img
          src={url}
          alt={alt}
          className="absolute max-w-none"
          style={{
            width: `${100 / width}%`,
            height: `${100 / height}%`,
            left: `${(-100 * x) / width}%`,
            top: `${(-100 * y) / height}%`,
          }}
        />
      )}
    </div>
  )
}
