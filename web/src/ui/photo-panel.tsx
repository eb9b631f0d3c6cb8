import { useQuery } from '@tanstack/react-query'
import type { SitePhotoState } from '@thumbfolio/contracts'
import { useState } from 'react'
import { messageOf } from '../lib/api-problem.js'
import { Refusal } from './refusal.js'
import { changePhoto, photoOf, photoRefusal, removePhoto, type Picture } from '../lib/photo-api.js'
import { PhotoChooser } from './photo-chooser.js'
import { PhotoEditor } from './photo-editor.js'
import { PhotoShown } from './photo-shown.js'

interface PhotoPanelProps {
  name: string
  onSaved: () => void
}

/** The photo of a site. Each change is saved and published by itself. */
export function PhotoPanel({ name, onSaved }: PhotoPanelProps) {
  const photo = useQuery({ queryKey: ['photo', name], queryFn: ({ signal }) => photoOf(name, signal) })
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
  return <Photo {...{ name, onSaved }} loaded={photo.data} />
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
    onSaved()
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
              The page shows no photo. One that you choose here is published at once.
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
