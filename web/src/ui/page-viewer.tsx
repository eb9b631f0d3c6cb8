import type { Provenance, ResumeReading } from '@thumbfolio/contracts'
import type { PdfDocument } from '../lib/pdf-document.js'
import { Pager } from './pager.js'
import { PdfPage } from './pdf-page.js'
import { PlacesLayer } from './places-layer.js'

interface PageViewerProps {
  document: PdfDocument | undefined | null
  reading: ResumeReading | undefined
  pointed: readonly Provenance[]
  page: number
  onPage: (page: number) => void
}

/** The resume as it looks, page by page, with what was read marked on it. */
export function PageViewer({ document, reading, pointed, page, onPage }: PageViewerProps) {
  const pages = document?.pages ?? 1
  return (
    <div>
      <PdfPage document={document} number={page} label={`Page ${page} of your resume`}>
        {reading && <PlacesLayer reading={reading} page={page} pointed={pointed} />}
      </PdfPage>
      <Pager page={page} pages={pages} onPage={onPage} />
    </div>
  )
}
