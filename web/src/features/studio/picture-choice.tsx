import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Studio } from './studio-store.js'
import type { EntryPicture } from './words.js'

interface PictureChoiceProps {
  studio: Studio
  pictures: readonly EntryPicture[]
  label: string
  /** Id of a picture; '' for none. */
  chosen: string
  path: string
  problem?: string | undefined
  /** Whether no picture is a choice. Default: false. */
  mayBeNone?: boolean
  onChoose: (id: string) => void
}

/** Chooses one of the pictures of an entry. */
export function PictureChoice({
  studio,
  pictures,
  label,
  chosen,
  path,
  problem,
  ...rest
}: PictureChoiceProps) {
  const { mayBeNone = false, onChoose } = rest
  const urls = useStore(studio.pictures.store)
  const ids = pictures.map(({ id }) => id).join(' ')
  useEffect(() => studio.pictures.want(ids === '' ? [] : ids.split(' ')), [studio, ids])
  if (pictures.length === 0)
    return (
      <p className="text-sm text-muted">Add pictures to the project first. They can be shown here then.</p>
    )
  return (
    <fieldset>
      <legend className="mb-1 text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {pictures.map(({ id, alt, caption }, at) => (
          <button
            key={id}
            type="button"
            data-path={at === 0 ? path : undefined}
            aria-pressed={id === chosen}
            aria-label={alt ?? caption ?? `Picture ${at + 1}`}
            className="h-14 w-20 cursor-pointer overflow-hidden rounded-field border-2 border-transparent bg-base-300 aria-pressed:border-current"
            onClick={() => onChoose(mayBeNone && id === chosen ? '' : id)}
          >
            {urls[id] !== undefined && <img src={urls[id]} alt="" className="size-full object-cover" />}
          </button>
        ))}
      </div>
      {problem !== undefined && (
        <p role="alert" className="mt-1 text-sm text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
