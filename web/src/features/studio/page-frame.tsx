import type { MarkedPage } from '@thumbfolio/contracts'
import { useLayoutEffect, useRef, useState, type Ref } from 'react'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'
import type { PageEvents } from './page-writer.js'
import { usePageDrawing, type PageHandle } from './use-page-drawing.js'

interface PageFrameProps extends PageEvents {
  ref: Ref<PageHandle>
  studio: Studio
  now: StudioState
  page: MarkedPage | undefined
  title: string
}

/** The page itself, without scripts. A click or Enter on a text edits it. */
export function PageFrame({ ref, studio, now, page, title, ...events }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [doc, setDoc] = useState<Document>()
  usePageDrawing({ ref, doc, studio, now, page, events })
  // Some browsers load the empty document before `onLoad` is attached, others replace it when it loads.
  const take = () => setDoc(frame.current?.contentDocument ?? undefined)
  useLayoutEffect(take, [])
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin"
      className="size-full border-0 bg-white"
      onLoad={take}
    />
  )
}
