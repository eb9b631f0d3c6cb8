import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from './icon-button.js'

interface PagerProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Turns the pages of a document; absent where there is one page only. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null
  return (
    <div className="mt-3 flex items-center justify-center gap-2 text-sm">
      <IconButton tip="Previous page" disabled={page === 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft className="size-5" aria-hidden="true" />
      </IconButton>
      <span className="tabular" aria-live="polite">
        Page {page} of {pages}
      </span>
      <IconButton tip="Next page" disabled={page === pages} onClick={() => onPage(page + 1)}>
        <ChevronRight className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
