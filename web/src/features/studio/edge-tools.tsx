import { ArrowDown, ArrowUp, EyeOff, Plus } from 'lucide-react'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { markSelector } from './marks.js'
import type { Move } from './write-in-place.js'

interface EdgeToolsProps {
  /** The area that the page is shown in. */
  room: RefObject<HTMLDivElement | null>
  /** What the tools are for. */
  element: HTMLElement
  name: string
  /** Counts up with each shift of the page. */
  shift: number
  onMove: (move: Move) => void
}

const tools = [
  ['up', 'Move up', ArrowUp, 'Alt+ArrowUp'],
  ['down', 'Move down', ArrowDown, 'Alt+ArrowDown'],
  ['hide', 'Hide', EyeOff, 'Alt+Delete'],
  ['add', 'Add below', Plus, 'Control+Enter'],
] as const

/** Width of the tools, and the least margin of a page that has room for them beside its words. */
const widthPx = 40
const heightPx = 152

/** What can be done with a part of the page: at its edge, or below the page where it has no margin. */
export function EdgeTools({ room, element, name, shift, onMove }: EdgeToolsProps) {
  const [place, setPlace] = useState<{ left: number; top: number }>()
  useLayoutEffect(() => {
    const view = element.ownerDocument.defaultView
    const box = element.getBoundingClientRect()
    const heightOfRoom = room.current?.clientHeight ?? 0
    const left = box.left - widthPx - 12
    // Nothing lies over words: those of the column beside it, either.
    const beside = element.ownerDocument.elementFromPoint?.(left, box.top + 8)
    const isBeside = view !== null && left >= 4 && !beside?.closest(markSelector)
    const isSeen = box.bottom > 0 && box.top < heightOfRoom
    setPlace(
      isBeside && isSeen
        ? { left, top: Math.max(4, Math.min(box.top - 4, heightOfRoom - heightPx - 4)) }
        : undefined,
    )
  }, [element, shift, room])
  return (
    <div
      role="toolbar"
      aria-label={`Tools for ${name}`}
      aria-orientation={place ? 'vertical' : 'horizontal'}
      className={`absolute z-10 flex rounded-box bg-base-100 p-0.5 shadow-md ring-1 ring-line ${place ? 'flex-col' : 'inset-x-0 bottom-3 mx-auto w-fit'}`}
      style={place}
    >
      {tools.map(([move, label, Icon, keys]) => (
        <button
          key={move}
          type="button"
          className="btn btn-square btn-ghost btn-sm"
          title={label}
          aria-label={`${label}: ${name}`}
          aria-keyshortcuts={keys}
          // The focus stays in the page, and with it the place one is at.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMove(move)}
        >
          <Icon className="size-4" aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
