import type { PdfPlace, SiteSuggestion } from '@thumbfolio/contracts'
import { useState } from 'react'
import { counted } from '../lib/counted.js'
import { resumeFile } from '../lib/resume-api.js'
import { PdfPage } from './pdf-page.js'
import { PlacesLayer } from './places-layer.js'
import { documentOf, usePdf } from './use-pdf.js'

interface SuggestionSourcesProps {
  sources: SiteSuggestion['sources']
  resumeId: string | undefined
  pageSizes: readonly (readonly [number, number])[]
}

/** The lines that a suggestion rests on, and once it is opened, where they are in the PDF. */
export function SuggestionSources({ sources, resumeId, pageSizes }: SuggestionSourcesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const places = sources.flatMap(({ source }) => (source === undefined || source === 'owner' ? [] : [source]))
  return (
    <details className="text-sm" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-1 font-medium">
        From {counted(sources.length, 'line')} of your resume
      </summary>
      <ul className="mt-1 grid gap-1">
        {sources.map(({ id, text, source }) => (
          <li key={id} className="wrap-anywhere text-muted">
            <q>{text}</q> {source === 'owner' ? '(your correction)' : source && `(page ${source.page})`}
          </li>
        ))}
      </ul>
      {isOpen && resumeId !== undefined && places.length > 0 && (
        <Pages {...{ resumeId, places, pageSizes }} />
      )}
    </details>
  )
}

interface PagesProps {
  resumeId: string
  places: readonly PdfPlace[]
  pageSizes: SuggestionSourcesProps['pageSizes']
}

/** Each page of the PDF that has a source, with the sources highlighted. */
function Pages({ resumeId, places, pageSizes }: PagesProps) {
  const pdf = usePdf((signal) => resumeFile(resumeId, signal), resumeId)
  const pages = [...new Set(places.map(({ page }) => page))].sort((a, b) => a - b)
  const highlights = Object.fromEntries(places.map((place, at) => [`${at}`, place]))
  const reading = {
    pageSizes: pageSizes.map(([width, height]): [number, number] => [width, height]),
    provenance: highlights,
  }
  if (pdf.status === 'unreadable') return <p className="mt-2 text-muted">The PDF cannot be shown here.</p>
  return (
    <div className="mt-3 grid max-w-xl gap-4">
      {pages.map((page) => (
        <PdfPage
          key={page}
          document={documentOf(pdf)}
          number={page}
          label={`Page ${page} of your resume, with ${counted(places.filter((place) => place.page === page).length, 'line')} highlighted`}
        >
          <PlacesLayer reading={reading} page={page} pointed={places} />
        </PdfPage>
      ))}
    </div>
  )
}
