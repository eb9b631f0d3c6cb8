import type { Provenance, ResumeReading } from '@thumbfolio/contracts'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { Dialog } from '../../ui/dialog.js'
import { ImportedPage } from '../../ui/imported-page.js'
import { a4 } from '../../ui/page-sketch.js'
import { Pager } from '../../ui/pager.js'
import { PdfPage } from '../../ui/pdf-page.js'
import { PlacesLayer } from '../../ui/places-layer.js'
import { documentOf, type OpenedPdf } from '../../ui/use-pdf.js'
import { scrollTo } from './place-in-view.js'

/** A value, and where it was read. */
export interface ShownValue {
  readonly label: string
  readonly value: string
  readonly places: readonly Provenance[]
}

interface PlaceSheetProps {
  pdf: OpenedPdf
  reading: ResumeReading
  shown: ShownValue
  onClose: () => void
}

/** Where the PDF does not fit beside the fields: one value, and under it the place where it was read, large enough to read. */
export function PlaceSheet({ pdf, reading, shown: { label, value, places }, onClose }: PlaceSheetProps) {
  const id = useId()
  const [page, setPage] = useState(places[0]?.page ?? 1)
  const room = useRef<HTMLDivElement>(null)
  const size = reading.pageSizes[page - 1] ?? a4
  const box = places.find((place) => place.page === page)?.box
  useLayoutEffect(() => {
    const element = room.current
    const sheet = element?.firstElementChild
    if (element && sheet && box && !reading.imported)
      element.scrollTo(scrollTo(box, sheet.clientWidth / size[0], element))
  }, [page])
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <h2 id={id} className="font-semibold">
        {label}
      </h2>
      <p className="mt-1 max-h-24 overflow-y-auto whitespace-pre-line wrap-anywhere">
        {value.trim() === '' ? <span className="text-muted">This field is empty.</span> : value}
      </p>
      <p className="mt-4 mb-2 text-sm text-muted">
        {pdf.status === 'unreadable' && !reading.imported
          ? 'The PDF could not be shown.'
          : 'Where it was read'}
      </p>
      <div
        ref={room}
        role="group"
        aria-label={`The place on page ${page}`}
        tabIndex={0}
        className="h-[42dvh] overflow-auto overscroll-contain rounded-sm border border-line"
      >
        {reading.imported ? (
          <ImportedPage text={reading.imported} page={page} pointed={places} />
        ) : (
          <div className="w-[200%]" style={{ aspectRatio: size[0] / size[1] }}>
            <PdfPage document={documentOf(pdf)} number={page} label={`Page ${page} of your resume`}>
              <PlacesLayer reading={reading} page={page} pointed={places} />
            </PdfPage>
          </div>
        )}
      </div>
      <Pager page={page} pages={reading.pageSizes.length} onPage={setPage} />
      <button type="button" className="btn mt-4 w-full btn-primary" onClick={onClose}>
        Back to the field
      </button>
    </Dialog>
  )
}
