import { useId, useRef, useState, type PointerEvent } from 'react'
import { a4 } from '../../ui/page-sketch.js'
import type { PageLine } from './page-lines.js'
import type { PlacingLines } from './use-placing.js'

interface PageMarksProps {
  placing: PlacingLines
  page: number
  size: readonly [width: number, height: number] | undefined
}

interface Corner {
  readonly x: number
  readonly y: number
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`

/** A pointer that moved less, in pixels, was a click. */
const clickPx = 5

/** The lines on the picture of a page, to be marked: by click, Shift and click, or a frame drawn over them; by arrow keys and Space. */
export function PageMarks({ placing, page, size = a4 }: PageMarksProps) {
  const { marking, press, click } = placing
  const id = useId()
  const lines = placing.lines.filter((line) => line.page === page)
  const active = lines.findIndex(({ key }) => key === marking.active)
  const { frame, ...pointer } = useFrame(size, (from, to) =>
    marking.mark(lines.filter((line) => isWithin(line, from, to)).map(({ key }) => key)),
  )
  return (
    <div
      id={id}
      role="listbox"
      aria-multiselectable="true"
      aria-label={`Lines of page ${page}`}
      tabIndex={0}
      aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
      className="absolute inset-0 select-none"
      onKeyDown={(event) => press(event, lines)}
      {...pointer}
    >
      {lines.map(({ key, text, box: [x, y, w, h] }, at) => (
        <div
          key={key}
          id={`${id}-${at}`}
          role="option"
          aria-selected={marking.marked.includes(key)}
          aria-label={text}
          className={`absolute cursor-pointer rounded-[2px] hover:outline-1 hover:outline-black/60 ${marking.marked.includes(key) ? 'bg-[oklch(75%_0.16_95/0.45)] outline-2 outline-[oklch(45%_0.12_95)]' : ''} ${at === active ? 'outline-2 outline-black' : ''}`}
          style={{
            left: percent(x - 1, size[0]),
            top: percent(y - 1, size[1]),
            width: percent(w + 2, size[0]),
            height: percent(h + 2, size[1]),
          }}
          onClick={(event) => click(event, key, lines)}
        />
      ))}
      {frame && (
        <div
          className="pointer-events-none absolute border border-black bg-black/10"
          style={{
            left: percent(Math.min(frame.from.x, frame.to.x), size[0]),
            top: percent(Math.min(frame.from.y, frame.to.y), size[1]),
            width: percent(Math.abs(frame.to.x - frame.from.x), size[0]),
            height: percent(Math.abs(frame.to.y - frame.from.y), size[1]),
          }}
        />
      )}
    </div>
  )
}

const isWithin = ({ box: [x, y, w, h] }: PageLine, from: Corner, to: Corner): boolean =>
  x < Math.max(from.x, to.x) &&
  x + w > Math.min(from.x, to.x) &&
  y < Math.max(from.y, to.y) &&
  y + h > Math.min(from.y, to.y)

/** A frame that is drawn with the mouse, in points of the page; a finger scrolls instead. */
function useFrame(size: readonly [number, number], onDrawn: (from: Corner, to: Corner) => void) {
  const [frame, setFrame] = useState<{ from: Corner; to: Corner }>()
  const start = useRef<{ corner: Corner; x: number; y: number }>(undefined)
  const cornerOf = ({ currentTarget, clientX, clientY }: PointerEvent): Corner => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    return { x: ((clientX - left) / width) * size[0], y: ((clientY - top) / height) * size[1] }
  }
  return {
    frame,
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button === 0 && !event.shiftKey)
        start.current = { corner: cornerOf(event), x: event.clientX, y: event.clientY }
    },
    onPointerMove: (event: PointerEvent) => {
      const from = start.current
      if (!from) return
      const isClick = Math.hypot(event.clientX - from.x, event.clientY - from.y) < clickPx
      if (isClick && !frame) return
      // What is drawn ends here too when the mouse is let go outside; the click that follows belongs to nothing below.
      event.currentTarget.setPointerCapture(event.pointerId)
      setFrame({ from: from.corner, to: cornerOf(event) })
    },
    onPointerUp: () => {
      if (frame) onDrawn(frame.from, frame.to)
      start.current = undefined
      setFrame(undefined)
    },
    onPointerCancel: () => {
      start.current = undefined
      setFrame(undefined)
    },
  }
}
