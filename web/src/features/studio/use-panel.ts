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

/** What the panel shows. The fragment of the address, such as `#photo`, is the row that is open at first. */
export function usePanel() {
  const [first] = useState(useLocation().hash.slice(1))
  const [panel, setPanel] = useState<Panel>({
    tab: 'content',
    isOpen: first !== '',
    open: first === '' ? undefined : first,
  })
  const change = (part: Partial<Panel>) => setPanel((now) => ({ ...now, ...part }))
  useEffect(() => {
    if (first !== '') focusSoon(panelRowId(first))
  }, [first])
  return {
    ...panel,
    openTab: (tab: StudioTab) => change({ tab, isOpen: true }),
    close: () => change({ isOpen: false }),
    setOpen: (open: string | undefined) => change({ open }),
    openBeside: (open: string) => change({ tab: 'content', isOpen: true, open }),
  }
}
