import { useEffect, useRef, useState } from 'react'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A panel under a button. Escape closes it and returns the focus to the button; a press outside and a focus that moves
 * on close it. The arrow keys, Home and End walk through what it lists.
 */
export function usePopover<T extends HTMLElement>() {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<T>(null)

  useEffect(() => {
    const element = root.current
    if (!isOpen || !element) return
    const close = () => setIsOpen(false)
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) close()
    }
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        close()
        return element.querySelector('button')?.focus()
      }
      const entries = [...element.querySelectorAll<HTMLElement>('li > :is(a[href], button)')]
      const step = steps[event.key]
      if (!step || entries.length === 0) return
      event.preventDefault()
      entries[step(entries.indexOf(document.activeElement as HTMLElement), entries.length)]?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', press)
    }
  }, [isOpen])

  return { root, isOpen, toggle: () => setIsOpen(!isOpen), close: () => setIsOpen(false) }
}
