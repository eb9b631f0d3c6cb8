import { useState, type KeyboardEvent } from 'react'

const steps: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
}

type OnPoint = (pointer: string | undefined) => void

/** Lines that are highlighted by mouse or keyboard: a roving tab index, with arrow keys between the lines. */
export function useLines(keys: readonly string[], onPoint: OnPoint) {
  const [focused, setFocused] = useState<string>()
  const stop = focused !== undefined && keys.includes(focused) ? focused : keys[0]
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = steps[event.key]
      const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-line]')].filter(isShown)
      const at = lines.findIndex((line) => line === document.activeElement)
      if (step === undefined || at < 0) return
      event.preventDefault()
      const to = { next: at + 1, previous: at - 1, first: 0, last: lines.length - 1 }[step]
      lines[to]?.focus()
    },
    line: (key: string, pointer: string) => ({
      'data-line': '',
      tabIndex: key === stop ? 0 : -1,
      onMouseEnter: () => onPoint(pointer),
      onMouseLeave: () => onPoint(undefined),
      onFocus: () => {
        setFocused(key)
        onPoint(pointer)
      },
      onBlur: () => onPoint(undefined),
    }),
  }
}

/** Lines in a closed `details` are skipped. */
const isShown = (line: HTMLElement): boolean => line.closest('details:not([open])') === null
