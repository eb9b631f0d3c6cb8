import { useEffect, useRef, useState } from 'react'

interface LivePageProps {
  url: string
  title: string
  /** Height by width of the part that is shown. */
  ratio: number
  /** The width the page is laid out at before it is scaled down. Default: a laptop's. */
  layoutWidthPx?: number
  /** Called when the page is shown. */
  onOpen?: () => void
}

/** A published page, itself, scaled to the room there is. It runs nothing and is a picture to the keyboard. */
export function LivePage({ url, title, ratio, layoutWidthPx = 1280, onOpen }: LivePageProps) {
  const room = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(0)

  useEffect(() => {
    const element = room.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidthPx(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={room} className="relative overflow-hidden bg-base-300" style={{ aspectRatio: 1 / ratio }}>
      {widthPx > 0 && (
        <iframe
          src={url}
          title={title}
          onLoad={onOpen}
          sandbox=""
          loading="lazy"
          tabIndex={-1}
          className="pointer-events-none absolute top-0 left-0 origin-top-left border-0"
          style={{
            width: layoutWidthPx,
            height: layoutWidthPx * ratio,
            transform: `scale(${widthPx / layoutWidthPx})`,
          }}
        />
      )}
    </div>
  )
}
