import { useRef, useState, type PointerEvent } from 'react'

interface Drag {
  readonly at: number
  /** Where it would be dropped. */
  readonly to: number
}

/** Reorders a list by drag handles, with the pointer or the arrow keys. */
export function useDragOrder(onMove: (at: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null)
  const [drag, setDrag] = useState<Drag>()
  const targetOf = (y: number): number => {
    const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect())
    const below = boxes.findIndex(({ top, height }) => y < top + height / 2)
    return below < 0 ? boxes.length : below
  }
  /** The index of the item after the drop. */
  const placeOf = ({ at, to }: Drag) => (to > at ? to - 1 : to)
  const handle = (at: number) => ({
    style: { touchAction: 'none' as const },
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ at, to: at })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag) setDrag({ at: drag.at, to: targetOf(event.clientY) })
    },
    onPointerUp: () => {
      setDrag(undefined)
      if (drag && placeOf(drag) !== drag.at) onMove(drag.at, placeOf(drag))
    },
    onPointerCancel: () => setDrag(undefined),
    onKeyDown: (event: React.KeyboardEvent) => {
      const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
      if (by === 0) return
      event.preventDefault()
      onMove(at, at + by)
    },
  })
  /** Classes of an item during a drag. */
  const itemClass = (at: number): string => {
    if (!drag) return ''
    if (at === drag.at) return 'opacity-40'
    if (at === drag.to) return 'shadow-[0_-2px_0_currentColor]'
    return at === drag.to - 1 && drag.to > drag.at ? 'shadow-[0_2px_0_currentColor]' : ''
  }
  return { list, handle, itemClass }
}
