import { useState, type KeyboardEvent } from 'react'
import { rangeOf, type PageLine } from './page-lines.js'

/** The lines that are marked to be put somewhere, on the page and in the list of left-overs alike. */
export function useMarking() {
  const [marked, setMarked] = useState<readonly string[]>([])
  /** Where a range begins. */
  const [anchor, setAnchor] = useState<string>()
  /** What the keys are at. */
  const [active, setActive] = useState<string>()
  const begin = (keys: readonly string[], at: string) => {
    setMarked(keys)
    setAnchor(at)
    setActive(at)
  }
  return {
    marked,
    active,
    clear: () => setMarked([]),
    /** Nothing is marked, and the keys go on from there. */
    goOnAt: (key: string | undefined) => {
      setMarked([])
      setAnchor(undefined)
      if (key !== undefined) setActive(key)
    },
    mark: (keys: readonly string[]) => {
      const [first] = keys
      if (first === undefined) setMarked([])
      else begin(keys, first)
    },
    /** A click marks one line alone, or unmarks it; with Ctrl or Command it is added, with Shift all from the last one. */
    click: (key: string, lines: readonly PageLine[], { shiftKey, ctrlKey, metaKey }: ClickKeys) => {
      if (shiftKey && anchor !== undefined) {
        setMarked(rangeOf(lines, anchor, key))
        setActive(key)
      } else if (ctrlKey || metaKey) begin(toggled(marked, key), key)
      else begin(marked.length === 1 && marked[0] === key ? [] : [key], key)
    },
    /** True where the key was one of the marking. */
    press: (event: KeyboardEvent, lines: readonly PageLine[]): boolean => {
      const now = lines.findIndex(({ key }) => key === active)
      const to = lines[stepOf(event.key, now, lines.length)]?.key
      if (to !== undefined) {
        setActive(to)
        if (!event.shiftKey) return true
        const from = anchor !== undefined && marked.length > 0 ? anchor : (active ?? to)
        setAnchor(from)
        setMarked(rangeOf(lines, from, to))
        return true
      }
      const key = lines[now]?.key
      if (event.key === ' ' && key !== undefined) begin(toggled(marked, key), key)
      else if (event.key === 'Escape' && marked.length > 0) setMarked([])
      else return false
      return true
    },
  }
}
type ClickKeys = Pick<KeyboardEvent, 'shiftKey' | 'ctrlKey' | 'metaKey'>

const toggled = (marked: readonly string[], key: string): string[] =>
  marked.includes(key) ? marked.filter((one) => one !== key) : [...marked, key]

function stepOf(key: string, now: number, count: number): number {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(count - 1, now + 1)
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(0, now - 1)
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return -1
  }
}
