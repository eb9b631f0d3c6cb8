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

/** The page itself. It runs nothing; a click or Enter on a text writes in it. */
export function PageFrame({ ref, studio, now, page, title, ...events }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [doc, setDoc] = useState<Document>()
  usePageDrawing({ ref, doc, studio, now, page, events })
  // A browser that loads the empty page at once is done before it is heard; another one exchanges it when it loads.
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
