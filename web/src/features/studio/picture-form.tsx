import { mostPictureText, type PictureWords } from '@thumbfolio/contracts'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { Switch } from '../../ui/switch.js'
import { TextField } from '../../ui/text-field.js'
import { withPictureWords } from './change-pictures.js'
import type { Studio } from './studio-store.js'
import type { EntryPicture } from './words.js'

interface PictureFormProps {
  studio: Studio
  /** The key of the picture's entry. */
  entry: string
  picture: EntryPicture
  name: string
  isFirst: boolean
  isLast: boolean
  problemOf: (field: string) => string | undefined
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** The texts of one picture, and buttons that move or remove it. */
export function PictureForm({ studio, entry, picture, name, problemOf, ...place }: PictureFormProps) {
  const { id, alt = '', caption = '', isDecorative = false } = picture
  const change = (words: PictureWords, burst?: string) =>
    studio.apply((now) => withPictureWords(now, entry, id, words), burst && `${entry}/${id}/${burst}`)
  return (
    <div role="group" aria-label={name} className="grid gap-3">
      <Thumbnail {...{ studio, id }} />
      <TextField
        label="What is in the picture"
        value={alt}
        maxLength={mostPictureText.alt}
        disabled={isDecorative}
        problem={problemOf('alt') ?? problemOf('id')}
        hint={isDecorative ? undefined : 'For those who do not see it. Empty: the title of the entry.'}
        onChange={({ target }) => change({ alt: target.value }, 'alt')}
      />
      <Switch
        label="Decorative"
        checked={isDecorative}
        onChange={(decorative) => change({ isDecorative: decorative })}
      />
      <TextField
        label="Caption"
        value={caption}
        maxLength={mostPictureText.caption}
        problem={problemOf('caption')}
        onChange={({ target }) => change({ caption: target.value }, 'caption')}
      />
      <PictureTools {...place} name={name} />
    </div>
  )
}

function Thumbnail({ studio, id }: Pick<PictureFormProps, 'studio'> & { id: string }) {
  const url = useStore(studio.pictures.store, (urls) => urls[id])
  useEffect(() => studio.pictures.want([id]), [studio, id])
  return (
    <div className="aspect-[3/2] overflow-hidden rounded-box bg-base-300">
      {url !== undefined && <img src={url} alt="" className="size-full object-contain" />}
    </div>
  )
}

type ToolsProps = Pick<PictureFormProps, 'name' | 'isFirst' | 'isLast' | 'onMove' | 'onRemove'>

function PictureTools({ name, isFirst, isLast, onMove, onRemove }: ToolsProps) {
  const tool = 'btn btn-ghost btn-sm'
  return (
    <div className="flex flex-wrap gap-1">
      {/* Not `disabled` at an end: the button that was pressed would lose the focus. */}
      <button
        type="button"
        className={tool}
        aria-label={`Move up: ${name}`}
        aria-disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        <ArrowUp className="size-4" aria-hidden="true" />
        Up
      </button>
      <button
        type="button"
        className={tool}
        aria-label={`Move down: ${name}`}
        aria-disabled={isLast}
        onClick={() => onMove(1)}
      >
        <ArrowDown className="size-4" aria-hidden="true" />
        Down
      </button>
      <button type="button" className={tool} aria-label={`Remove: ${name}`} onClick={onRemove}>
        <Trash2 className="size-4" aria-hidden="true" />
        Remove
      </button>
    </div>
  )
}
