import { mostPictures, mostPictureText } from '@thumbfolio/contracts'
import { ImagePlus, X } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import { useStore } from 'zustand'
import { IconButton } from '../../ui/icon-button.js'
import { Said } from '../../ui/said.js'
import { withoutPicture, withPictureAdded, withPictureMoved, withPictureWords } from './change-pictures.js'
import { isWebAddress, LinkPicture } from './link-picture.js'
import { OfferedPictures } from './offered-pictures.js'
import { picturesField } from './page-pictures.js'
import { PictureForm } from './picture-form.js'
import { pictureTypes } from './picture-refusal.js'
import { keepLinkPicture } from './studio-api.js'
import type { Studio } from './studio-store.js'
import { usePictureUploads, type PictureUpload } from './use-picture-uploads.js'
import { focusField } from './value-field.js'
import type { Entry } from './words.js'

interface PicturesFormProps {
  studio: Studio
  entry: Entry
  name: string
  problemOf: (path: string) => string | undefined
}

/** The pictures of an entry, in the order that the page shows them. */
export function PicturesForm({ studio, entry, name, problemOf }: PicturesFormProps) {
  const { key, pictures = [], fields } = entry
  const { uploads, add, forget } = usePictureUploads(studio, key)
  const draft = useStore(studio.store, (state) => state.draft.id)
  const adder = `${key}/${picturesField}`
  const isFull = pictures.length >= mostPictures.entry
  return (
    <fieldset className="mt-2 grid gap-4">
      <legend className="mb-2 text-sm font-semibold">Pictures</legend>
      {pictures.length > 0 && (
        <ol className="grid gap-5">
          {pictures.map((picture, at) => (
            <li key={picture.id}>
              <PictureForm
                {...{ studio, picture }}
                entry={key}
                name={`Picture ${at + 1} of ${name}`}
                isFirst={at === 0}
                isLast={at === pictures.length - 1}
                problemOf={(field) => problemOf(`pictures/${at}/${field}`)}
                onMove={(by) => studio.apply((words) => withPictureMoved(words, key, picture.id, by))}
                onRemove={() => {
                  studio.apply((words) => withoutPicture(words, key, picture.id))
                  focusField(adder)
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {uploads.length > 0 && (
        <ul className="grid gap-2 text-sm">
          {uploads.map((upload) => (
            <li key={upload.id}>
              <UploadLine upload={upload} onForget={() => forget(upload.id)} />
            </li>
          ))}
        </ul>
      )}
      <PictureAdder path={adder} isFull={isFull} onAdd={add} />
      {!isFull && (
        <OfferedPictures
          draft={draft}
          entry={key}
          onUse={(id) => studio.apply((words) => withPictureAdded(words, key, id))}
        />
      )}
      {!isFull && isWebAddress(fields['url']) && (
        <LinkPicture
          key={fields['url']}
          url={fields['url']}
          onUse={async (preview) => {
            const { id } = await keepLinkPicture(preview)
            const alt = preview.title?.slice(0, mostPictureText.alt)
            studio.apply((words) =>
              withPictureWords(withPictureAdded(words, key, id), key, id, alt === undefined ? {} : { alt }),
            )
          }}
        />
      )}
    </fieldset>
  )
}

function UploadLine({ upload, onForget }: { upload: PictureUpload; onForget: () => void }) {
  const { name, share, problem } = upload
  if (problem === undefined)
    return (
      <>
        <span className="block truncate">{name}</span>
        <progress className="progress w-full" value={share} max={1} aria-label={`Uploading ${name}`} />
      </>
    )
  return (
    <div role="alert" className="flex items-start gap-2">
      <p className="min-w-0 flex-1 wrap-anywhere">
        {name}:{' '}
        <span className="text-danger">
          <Said text={problem} />
        </span>
      </p>
      <IconButton tip="Dismiss" label={`Dismiss ${name}`} side="left" className="btn-sm" onClick={onForget}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

interface PictureAdderProps {
  path: string
  isFull: boolean
  onAdd: (files: readonly File[]) => void
}

/** Takes files that are chosen or dropped, several at once. */
function PictureAdder({ path, isFull, onAdd }: PictureAdderProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    onAdd([...event.dataTransfer.files])
  }
  return (
    <div
      className={`rounded-box border border-dashed p-3 ${isOver ? 'border-current bg-base-200' : 'border-base-content/30'}`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <button
        type="button"
        className="btn btn-sm"
        data-path={path}
        disabled={isFull}
        onClick={() => input.current?.click()}
      >
        <ImagePlus className="size-4" aria-hidden="true" />
        Add pictures
      </button>
      <p className="mt-2 text-sm text-muted">
        {isFull
          ? `An entry has at most ${mostPictures.entry} pictures.`
          : 'or drop them here. JPEG, PNG, WebP or AVIF, up to 10 MB each.'}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        className="sr-only"
        tabIndex={-1}
        aria-label="Picture files"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          onAdd(files)
        }}
      />
    </div>
  )
}
