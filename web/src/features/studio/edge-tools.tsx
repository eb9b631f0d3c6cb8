import { ArrowDown, ArrowUp, EyeOff, Plus } from 'lucide-react'
import { useLayoutEffect, useState, type RefObject } from 'react'
import { markSelector } from './marks.js'
import type { Move } from './write-in-place.js'

interface EdgeToolsProps {
  /** The element around the page. */
  room: RefObject<HTMLDivElement | null>
  /** The part of the page that the tools change. */
  element: HTMLElement
  name: string
  /** What the tool is called that takes it off the page. Default: Hide. */
  removal?: string
  /** Increases each time that the page is drawn or scrolled. */
  shift: number
  onMove: (move: Move) => void
}

const tools = [
  ['up', 'Move up', ArrowUp, 'Alt+ArrowUp'],
  ['down', 'Move down', ArrowDown, 'Alt+ArrowDown'],
  ['hide', 'Hide', EyeOff, 'Alt+Delete'],
  ['add', 'Add below', Plus, 'Control+Enter'],
] as const

const toolsWith = (removal: string) =>
  tools.map(([move, label, ...rest]) => [move, move === 'hide' ? removal : label, ...rest] as const)

/** Size of the vertical toolbar. */
const widthPx = 40
const heightPx = 152

/** Moves, hides or adds: a toolbar at the edge of a part of the page, or at the bottom if there is no margin. */
export function EdgeTools({ room, element, name, removal = 'Hide', shift, onMove }: EdgeToolsProps) {
  const [place, setPlace] = useState<{ left: number; top: number }>()
  useLayoutEffect(() => {
    const view = element.ownerDocument.defaultView
    const box = element.getBoundingClientRect()
    const heightOfRoom = room.current?.clientHeight ?? 0
    const left = box.left - widthPx - 12
    // The toolbar must not cover the text of a neighbouring column.
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
      {toolsWith(removal).map(([move, label, Icon, keys]) => (
        <button
          key={move}
          type="button"
          className="btn btn-square btn-ghost btn-sm"
          title={label}
          aria-label={`${label}: ${name}`}
          aria-keyshortcuts={keys}
          // Keeps the focus, and so the position, in the page.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onMove(move)}
        >
          <Icon className="size-4" aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}
