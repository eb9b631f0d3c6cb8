import { importedRowPoints, type ImportedText, type PdfPlace } from '@thumbfolio/contracts'
import { useEffect, useRef } from 'react'

interface ImportedPageProps {
  text: ImportedText
  /** Counts from 1: each file of the import is a page. */
  page: number
  /** The places of the entry that is pointed at. */
  pointed: readonly PdfPlace[]
}

const rowOf = ({ box: [, y, , height] }: PdfPlace): [first: number, last: number] => [
  Math.max(0, Math.floor((y + Math.min(height, importedRowPoints) / 2) / importedRowPoints)),
  Math.max(0, Math.floor((y + height - 1) / importedRowPoints)),
]

/** The text of a file that has no pages, line by line, with what is pointed at marked in it. */
export function ImportedPage({ text, page, pointed }: ImportedPageProps) {
  const file = text.files[page - 1]
  const marked = useRef<HTMLLIElement>(null)
  const rows = pointed.filter((place) => place.page === page).map(rowOf)
  const isMarked = (at: number) => rows.some(([first, last]) => at >= first && at <= Math.max(first, last))
  const first = file?.lines.findIndex((_, at) => isMarked(at)) ?? -1
  useEffect(() => {
    marked.current?.scrollIntoView({ block: 'nearest' })
  }, [first])
  return (
    <figure className="rounded-sm border border-line bg-base-100">
      <figcaption className="border-b border-line px-4 py-2 text-sm text-muted">{file?.name}</figcaption>
      <ol
        className="max-h-[70dvh] overflow-auto overscroll-contain px-4 py-3 text-sm"
        aria-label="The text of your file"
        tabIndex={0}
      >
        {file?.lines.map((line, at) => (
          <li
            key={at}
            ref={at === first ? marked : undefined}
            dir="auto"
            className={`min-h-5 rounded-xs px-1 wrap-anywhere whitespace-pre-wrap ${isMarked(at) ? 'bg-[oklch(85%_0.16_95)] text-black' : ''}`}
          >
            {line}
          </li>
        ))}
      </ol>
    </figure>
  )
}
