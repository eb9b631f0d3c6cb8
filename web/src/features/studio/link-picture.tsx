import type { LinkPreview } from '@thumbfolio/contracts'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { previewLink } from './studio-api.js'

interface LinkPictureProps {
  /** The link of the entry. */
  url: string
  /** Adds the picture to the entry. @throws ApiProblem */
  onUse: (preview: LinkPreview) => Promise<void>
}

/** Only a complete address is offered. */
export const isWebAddress = (text: unknown): text is string =>
  typeof text === 'string' && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Loads the preview picture of the linked page when its button is pressed, and adds it once it is approved. */
export function LinkPicture({ url, onUse }: LinkPictureProps) {
  const [preview, setPreview] = useState<LinkPreview>()
  const [problem, setProblem] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const work = async (task: () => Promise<void>) => {
    if (isWorking) return
    setIsWorking(true)
    setProblem(undefined)
    await task().catch((error: unknown) =>
      setProblem(messageOf(error, 'The picture of this page could not be loaded. Please try again.')),
    )
    setIsWorking(false)
  }
  if (!preview)
    return (
      <div className="grid justify-items-start gap-2">
        <button
          type="button"
          className="btn btn-sm"
          aria-disabled={isWorking}
          onClick={() => void work(async () => setPreview(await previewLink(url)))}
        >
          {isWorking ? <Working /> : <Link2 className="size-4" aria-hidden="true" />}
          Picture of the linked page
        </button>
        {problem !== undefined && <Refusal text={problem} />}
      </div>
    )
  const { picture, title } = preview
  return (
    <section
      aria-label="Picture of the linked page"
      className="grid gap-2 rounded-box border border-line p-3"
    >
      <img
        src={picture.dataUrl}
        width={picture.width}
        height={picture.height}
        alt={title ?? 'Preview of the linked page'}
        className="h-auto w-full rounded-box"
      />
      {title !== undefined && <p className="text-sm wrap-anywhere">{title}</p>}
      <p className="text-sm text-muted">From {new URL(preview.url).host}. Use it only if you may.</p>
      {problem !== undefined && <Refusal text={problem} />}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-sm btn-primary"
          aria-disabled={isWorking}
          onClick={() =>
            void work(async () => {
              await onUse(preview)
              setPreview(undefined)
            })
          }
        >
          {isWorking && <Working />}
          Add this picture
        </button>
        <button type="button" className="btn btn-sm" onClick={() => setPreview(undefined)}>
          Cancel
        </button>
      </div>
    </section>
  )
}
