import type { Provenance, ResumeReading } from '@thumbfolio/contracts'
import type { ReactNode } from 'react'
import type { PdfDocument } from '../lib/pdf-document.js'
import { ImportedPage } from './imported-page.js'
import { Pager } from './pager.js'
import { PdfPage } from './pdf-page.js'
import { PlacesLayer } from './places-layer.js'

interface PageViewerProps {
  document: PdfDocument | undefined | null
  reading: ResumeReading | undefined
  pointed: readonly Provenance[]
  page: number
  onPage: (page: number) => void
  /** Lies over the picture of a page. */
  marks?: (page: number) => ReactNode
}

/** The resume as it looks, page by page, with what was read marked on it; of a file without pages, its text. */
export function PageViewer({ document, reading, pointed, page, onPage, marks }: PageViewerProps) {
  const imported = reading?.imported
  const pages = imported?.files.length ?? document?.pages ?? 1
  return (
    <div>
      {imported ? (
        <ImportedPage text={imported} page={page} pointed={pointed} />
      ) : (
        <PdfPage document={document} number={page} label={`Page ${page} of your resume`}>
          {reading && <PlacesLayer reading={reading} page={page} pointed={pointed} />}
          {reading && marks?.(page)}
        </PdfPage>
      )}
      <Pager page={page} pages={pages} onPage={onPage} />
    </div>
  )
}
