import { useQuery } from '@tanstack/react-query'
import type { SitePhotoState } from '@thumbfolio/contracts'
import { useReducer } from 'react'
import { messageOf } from '../lib/api-problem.js'
import { Refusal } from './refusal.js'
import {
  changePhoto,
  photoOf,
  photoRefusal,
  removePhoto,
  type PhotoHolder,
  type Picture,
} from '../lib/photo-api.js'
import { PhotoChooser } from './photo-chooser.js'
import { PhotoEditor } from './photo-editor.js'
import { PhotoShown } from './photo-shown.js'

interface PhotoPanelProps {
  holder: PhotoHolder
  onSaved: () => void
}

/** The photo of a site or of a draft. Each change is saved by itself; that of a site is published too. */
export function PhotoPanel({ holder, onSaved }: PhotoPanelProps) {
  const photo = useQuery({ queryKey: ['photo', holder], queryFn: ({ signal }) => photoOf(holder, signal) })
  if (photo.isPending) return <div className="skeleton h-20 w-full animate-late" />
  if (photo.isError)
    return (
      <>
        <Refusal text={messageOf(photo.error, 'The photo could not be loaded.')} />
        <button type="button" className="btn btn-sm mt-3" onClick={() => void photo.refetch()}>
          Try again
        </button>
      </>
    )
  return <Photo {...{ holder, onSaved }} loaded={photo.data} />
}

interface PhotoState {
  readonly state: SitePhotoState
  /** What is being cropped; `choosing` before there is a picture. */
  readonly picture?: Picture | 'choosing' | undefined
  readonly isBusy?: boolean
  readonly refusal?: string | undefined
  /** Of the switch, shown while it is being saved. */
  readonly wanted?: boolean | undefined
}

function Photo({ holder, loaded, onSaved }: PhotoPanelProps & { loaded: SitePhotoState }) {
  // State that an action does not set is reset: the last refusal, and an unfinished crop.
  const [{ state, picture, isBusy = false, refusal, wanted }, set] = useReducer(
    (now: PhotoState, next: Partial<PhotoState>): PhotoState => ({ state: now.state, ...next }),
    { state: loaded },
  )
  const { photo, suggestedAlt } = state

  const saved = (next: SitePhotoState) => {
    set({ state: next })
    onSaved()
  }
  const take = (next: Picture | 'choosing' | undefined, reason?: string) =>
    set({ picture: next, refusal: reason })
  const change = async (changed: Promise<SitePhotoState>, on?: boolean) => {
    set({ isBusy: true, wanted: on })
    try {
      saved(await changed)
    } catch (error) {
      set({ refusal: messageOf(error, 'This could not be saved. The page is as it was.') })
    }
  }
  const chooseFile = (file: File) => {
    const reason = photoRefusal(file)
    take(reason === undefined ? { kind: 'file', file } : 'choosing', reason)
  }

  const isChoosing = picture === 'choosing' || (picture === undefined && !photo)
  return (
    <div className="grid gap-4">
      {typeof picture === 'object' && (
        <PhotoEditor {...{ holder, picture, state }} onSaved={saved} onCancel={() => take(undefined)} />
      )}
      {isChoosing && (
        <>
          {!photo && (
            <p className="text-sm text-muted">
              The page shows no photo. One that you choose here is published{' '}
              {holder.kind === 'draft' ? 'with the launch.' : 'at once.'}
            </p>
          )}
          <PhotoChooser {...{ holder }} onFile={chooseFile} onPicture={take} />
          {photo && (
            <button type="button" className="btn btn-sm justify-self-start" onClick={() => take(undefined)}>
              Keep the photo
            </button>
          )}
        </>
      )}
      {picture === undefined && photo && (
        <PhotoShown
          {...{ holder, photo, isBusy }}
          alt={photo.alt ?? suggestedAlt}
          isOn={wanted ?? photo.on}
          onSwitch={(on) => void change(changePhoto(holder, { on }), on)}
          onEdit={() => take({ kind: 'kept' })}
          onReplace={() => take('choosing')}
          onRemove={() => void change(removePhoto(holder))}
        />
      )}
      <Refusal text={refusal} />
    </div>
  )
}
