import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface PanelRowProps {
  /** Identifies what is open in the panel, and the row in the address: `#photo`. */
  id: string
  title: string
  /** Beside the title: how much there is to do. */
  note?: string | undefined
  open: string | undefined
  onOpen: (what: string | undefined) => void
  children: ReactNode
}

export const panelRowId = (id: string): string => `row-${id}`

/** A part of the Content tab that opens in its place. One part is open at a time. */
export function PanelRow({ id, title, note, open, onOpen, children }: PanelRowProps) {
  const isOpen = open === id
  return (
    <section aria-label={title}>
      <button
        id={panelRowId(id)}
        type="button"
        className="-mx-1 flex min-h-10 w-full cursor-pointer items-center gap-1 rounded-field px-1 text-left font-semibold hover:bg-base-200"
        aria-expanded={isOpen}
        onClick={() => onOpen(isOpen ? undefined : id)}
      >
        <ChevronRight className={`size-4 shrink-0 ${isOpen ? 'rotate-90' : ''}`} aria-hidden="true" />
        <span className="flex-1">{title}</span>
        {note !== undefined && <span className="text-sm font-normal text-muted">{note}</span>}
      </button>
      {isOpen && <div className="pt-1 pb-4">{children}</div>}
    </section>
  )
}
