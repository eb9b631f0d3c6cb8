import { mostPhotoText, type PhotoCrop, type SitePhotoState } from '@thumbfolio/contracts'
import { useReducer } from 'react'
import { messageOf } from '../lib/api-problem.js'
import { Refusal } from './refusal.js'
import { Working } from './spinner.js'
import { TextField } from './text-field.js'
import { wholeCrop, type PictureSize } from '../lib/crop-box.js'
import { savePhoto, type PhotoHolder, type Picture } from '../lib/photo-api.js'
import { PhotoCropper } from './photo-cropper.js'
import { usePicture } from './use-picture.js'

interface PhotoEditorProps {
  holder: PhotoHolder
  picture: Picture
  state: SitePhotoState
  onSaved: (state: SitePhotoState) => void
  onCancel: () => void
}

interface EditedPhoto {
  /** Known once the browser has read the picture. */
  readonly size?: PictureSize | undefined
  readonly crop: PhotoCrop | undefined
  readonly alt: string
  /** 0 to 1 while it is uploaded. */
  readonly sentShare?: number | undefined
  readonly refusal?: string | undefined
}

/** One picture on its way to the page: which part of it is shown, and the words that stand for it. */
export function PhotoEditor({ holder, picture, state, onSaved, onCancel }: PhotoEditorProps) {
  const { photo, suggestedAlt } = state
  const isKept = picture.kind === 'kept'
  const { url, isBroken } = usePicture(holder, picture, 'editor')
  const [{ size, crop, alt, sentShare, refusal }, set] = useReducer(
    (now: EditedPhoto, next: Partial<EditedPhoto>): EditedPhoto => ({ ...now, ...next }),
    { crop: isKept ? photo?.crop : undefined, alt: photo?.alt ?? '' },
  )
  const isSaving = sentShare !== undefined
  const canSave = size !== undefined && !isSaving

  const save = async () => {
    set({ sentShare: 0, refusal: undefined })
    try {
      const on = isKept ? {} : { on: true }
      const shown = { alt, ...on, ...(crop && { crop }) }
      onSaved(await savePhoto(holder, picture, shown, (share) => set({ sentShare: share })))
    } catch (error) {
      const text = messageOf(error, 'The photo could not be saved. The page is as it was.')
      set({ refusal: text, sentShare: undefined })
    }
  }

  if (isBroken) return <Broken onCancel={onCancel} />
  return (
    <div className="grid gap-4">
      {url === undefined ? (
        <div className="skeleton h-64 w-full animate-late" />
      ) : (
        <PhotoCropper
          {...{ url, size, crop }}
          onSize={(read) => set({ size: read, crop: crop ?? wholeCrop(read) })}
          onCrop={(next) => set({ crop: next })}
          onBroken={() =>
            set({ refusal: 'This picture cannot be read. Please choose a JPEG, PNG or WebP picture.' })
          }
        />
      )}
      <TextField
        label="Description"
        hint="Read aloud where the photo is not seen."
        placeholder={suggestedAlt}
        maxLength={mostPhotoText}
        value={alt}
        onChange={({ target }) => set({ alt: target.value })}
      />
      <Refusal text={refusal} />
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          className={`btn btn-primary ${canSave ? '' : 'btn-disabled'}`}
          aria-disabled={!canSave}
          onClick={() => canSave && void save()}
        >
          {isSaving && <Working />}
          {isKept ? 'Save' : 'Show on the page'}
        </button>
        <button type="button" className="btn" onClick={onCancel}>
          Cancel
        </button>
        <p className="text-sm text-muted" role="status">
          {isSaving && progressText(picture, sentShare)}
        </p>
      </div>
    </div>
  )
}

const progressText = ({ kind }: Picture, share: number): string =>
  kind === 'file' && share < 1 ? `Uploading, ${Math.round(share * 100)} %` : 'Preparing the photo'

const Broken = ({ onCancel }: { onCancel: () => void }) => (
  <div className="grid gap-3">
    <Refusal text="This picture is not there any more. Please choose another one." />
    <button type="button" className="btn justify-self-start" onClick={onCancel}>
      Choose another one
    </button>
  </div>
)
