import { useQuery } from '@tanstack/react-query'
import type { SitePhotoState } from '@thumbfolio/contracts'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { Refusal } from '../../ui/refusal.js'
import { changePhoto, photoOf, photoRefusal, removePhoto, type Picture } from './photo-api.js'
import { PhotoChooser } from './photo-chooser.js'
import { PhotoEditor } from './photo-editor.js'
import { PhotoShown } from './photo-shown.js'

interface PhotoPanelProps {
  name: string
  /** The page follows what was saved here. */
  onSaved: (isPublished: boolean) => void
}

/** What links lead to. */
export const photoPanelId = 'photo'

/** The photo of a site. Every change is saved by itself. */
export function PhotoPanel({ name, onSaved }: PhotoPanelProps) {
  const photo = useQuery({ queryKey: ['photo', name], queryFn: ({ signal }) => photoOf(name, signal) })
  const section = useRef<HTMLElement>(null)
  const isWanted = useLocation().hash === `#${photoPanelId}`
  useEffect(() => {
    if (!isWanted || !photo.isSuccess) return
    section.current?.scrollIntoView({ block: 'center' })
    section.current?.focus({ preventScroll: true })
  }, [isWanted, photo.isSuccess])

  return (
    <section
      ref={section}
      id={photoPanelId}
      tabIndex={-1}
      aria-labelledby="photo-title"
      className="outline-none"
    >
      <h2 id="photo-title" className="mb-3 text-lg font-semibold">
        Photo
      </h2>
      {photo.isPending && <div className="skeleton h-20 w-full animate-late" />}
      {photo.isError && (
        <>
          <Refusal text={messageOf(photo.error, 'The photo could not be loaded.')} />
          <button type="button" className="btn btn-sm mt-3" onClick={() => void photo.refetch()}>
            Try again
          </button>
        </>
      )}
      {photo.isSuccess && <Photo {...{ name, onSaved }} loaded={photo.data} />}
    </section>
  )
}

function Photo({ name, loaded, onSaved }: PhotoPanelProps & { loaded: SitePhotoState }) {
  const [state, setState] = useState(loaded)
  /** What is being cropped; `choosing` before there is a picture. */
  const [picture, setPicture] = useState<Picture | 'choosing'>()
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  /** A switch answers the hand at once. */
  const [wanted, setWanted] = useState<boolean>()
  const { photo, suggestedAlt } = state

  const saved = (next: SitePhotoState) => {
    setState(next)
    setPicture(undefined)
    onSaved(next.published)
  }
  const take = (next: Picture | 'choosing' | undefined, reason?: string) => {
    setRefusal(reason)
    setPicture(next)
  }
  const change = async (changed: Promise<SitePhotoState>) => {
    setIsBusy(true)
    setRefusal(undefined)
    try {
      saved(await changed)
    } catch (error) {
      setRefusal(messageOf(error, 'This could not be saved. The page is as it was.'))
    } finally {
      setIsBusy(false)
      setWanted(undefined)
    }
  }
  const switchTo = (on: boolean) => {
    setWanted(on)
    void change(changePhoto(name, { on }))
  }
  const chooseFile = (file: File) => {
    const reason = photoRefusal(file)
    take(reason === undefined ? { kind: 'file', file } : 'choosing', reason)
  }

  const isChoosing = picture === 'choosing' || (picture === undefined && !photo)
  return (
    <div className="grid gap-4">
      {typeof picture === 'object' && (
        <PhotoEditor {...{ name, picture, state }} onSaved={saved} onCancel={() => take(undefined)} />
      )}
      {isChoosing && (
        <>
          {!photo && (
            <p className="text-sm text-muted">
              The page shows no photo. It shows one when you choose it here.
            </p>
          )}
          <PhotoChooser {...{ name }} onFile={chooseFile} onPicture={take} />
          {photo && (
            <button type="button" className="btn btn-sm justify-self-start" onClick={() => take(undefined)}>
              Keep the photo
            </button>
          )}
        </>
      )}
      {picture === undefined && photo && (
        <PhotoShown
          {...{ name, photo, isBusy }}
          alt={photo.alt ?? suggestedAlt}
          isOn={wanted ?? photo.on}
          onSwitch={switchTo}
          onEdit={() => take({ kind: 'kept' })}
          onReplace={() => take('choosing')}
          onRemove={() => void change(removePhoto(name))}
        />
      )}
      <Refusal text={refusal} />
    </div>
  )
}
