import { X } from 'lucide-react'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { IconButton } from '../../ui/icon-button.js'

const studioTabs = [
  { id: 'content', title: 'Content' },
  { id: 'look', title: 'Look' },
  { id: 'public', title: 'Who sees what' },
] as const
export type StudioTab = (typeof studioTabs)[number]['id']

/** Moves the focus from the page to the selected tab. */
export const focusPanel = (): void =>
  document.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()

interface StudioPanelProps {
  tab: StudioTab
  /** On a phone the panel is a sheet, which is closed at first. */
  isOpen: boolean
  onTab: (tab: StudioTab) => void
  onClose: () => void
  /** Moves the focus to the page. */
  onLeave: () => void
  children: ReactNode
}

/** The panel beside the page. On a phone its tabs are at the bottom and open a sheet over the page. */
export function StudioPanel({ tab, isOpen, onTab, onClose, onLeave, children }: StudioPanelProps) {
  const list = useRef<HTMLDivElement>(null)
  const selectByArrows = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const at = studioTabs.findIndex(({ id }) => id === tab) + by
    const next = studioTabs[(at + studioTabs.length) % studioTabs.length]!
    onTab(next.id)
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus()
  }
  return (
    <aside
      aria-label="Edit the page"
      className="flex min-h-0 flex-col border-line bg-base-100 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:max-h-[70dvh] max-lg:flex-col-reverse max-lg:border-t lg:border-l"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
        if (event.key !== 'F6') return
        event.preventDefault()
        onLeave()
      }}
    >
      <div
        ref={list}
        role="tablist"
        aria-label="Parts of the page"
        className="flex shrink-0 border-line max-lg:pb-[env(safe-area-inset-bottom)] lg:border-b"
        onKeyDown={selectByArrows}
      >
        {studioTabs.map(({ id, title }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            aria-selected={tab === id}
            aria-controls="studio-panel"
            tabIndex={tab === id ? 0 : -1}
            className="min-h-12 flex-auto cursor-pointer px-2 text-sm whitespace-nowrap text-muted focus-visible:-outline-offset-2 aria-selected:font-semibold aria-selected:text-base-content aria-selected:shadow-[inset_0_-2px_0_currentColor]"
            onClick={() => (tab === id && isOpen ? onClose() : onTab(id))}
          >
            {title}
          </button>
        ))}
      </div>
      <div
        id="studio-panel"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        className={`min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 ${isOpen ? '' : 'max-lg:hidden'}`}
      >
        <IconButton
          tip="Close"
          side="left"
          place="float-right -mt-2 -mr-2 lg:hidden"
          className="btn-sm"
          onClick={onClose}
        >
          <X className="size-4" aria-hidden="true" />
        </IconButton>
        {children}
      </div>
    </aside>
  )
}
