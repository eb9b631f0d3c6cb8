import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { focusSoon } from '../../lib/focus-soon.js'
import { panelRowId } from './panel-row.js'
import type { StudioTab } from './studio-panel.js'

interface Panel {
  readonly tab: StudioTab
  /** On a phone the panel is a sheet, which is closed at first. */
  readonly isOpen: boolean
  /** The entry, section or row of the Content tab whose values are open. */
  readonly open: string | undefined
}

/** Link state that says which element of the studio gets the focus: after a publish it is the button that was pressed. */
export const withFocus = (id: string) => ({ focus: id })

const focusIn = (state: unknown): string =>
  state !== null && typeof state === 'object' && 'focus' in state ? String(state.focus) : ''

/** What the panel shows. The fragment of the address, such as `#photo`, is the row that is open at first, else `fallback`. */
export function usePanel(fallback: string | undefined) {
  const location = useLocation()
  const [first] = useState({ row: location.hash.slice(1), focus: focusIn(location.state) })
  const [panel, setPanel] = useState<Panel>({
    tab: 'content',
    isOpen: first.row !== '',
    open: first.row === '' ? fallback : first.row,
  })
  const change = (part: Partial<Panel>) => setPanel((now) => ({ ...now, ...part }))
  useEffect(() => {
    focusSoon(first.focus, panelRowId(first.row))
  }, [first])
  return {
    ...panel,
    openTab: (tab: StudioTab) => change({ tab, isOpen: true }),
    close: () => change({ isOpen: false }),
    setOpen: (open: string | undefined) => change({ open }),
    openBeside: (open: string) => change({ tab: 'content', isOpen: true, open }),
  }
}
