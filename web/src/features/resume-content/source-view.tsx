import type { Provenance, ResumeReading } from '@thumbfolio/contracts'
import { useState } from 'react'
import { PageViewer } from '../../ui/page-viewer.js'
import { documentOf, type OpenedPdf } from '../../ui/use-pdf.js'
import { PageMarks } from './page-marks.js'
import type { PlacingLines } from './use-placing.js'

interface SourceViewProps {
  pdf: OpenedPdf
  isWide: boolean
  reading: ResumeReading
  /** The places of what is being looked at. */
  pointed: readonly Provenance[]
  placing: PlacingLines
  /** The PDF is asked for. */
  onOpen: () => void
}

/** The PDF beside the fields; on a phone it comes when it is asked for. */
export function SourceView({ isWide, onOpen, ...pages }: SourceViewProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (isWide)
    return (
      <div className="sticky top-24 self-start">
        <Pages {...pages} />
      </div>
    )
  return (
    <details
      onToggle={(event) => {
        setIsOpen(event.currentTarget.open)
        if (event.currentTarget.open) onOpen()
      }}
    >
      <summary className="cursor-pointer py-2 font-medium">
        {pages.reading.imported ? 'Show the text' : 'Show the PDF'}
      </summary>
      <div className="mt-2">{isOpen && <Pages {...pages} />}</div>
    </details>
  )
}

function Pages({
  pdf,
  reading,
  pointed,
  placing,
}: Pick<SourceViewProps, 'pdf' | 'reading' | 'pointed' | 'placing'>) {
  const [chosen, setChosen] = useState(1)
  return (
    <PageViewer
      document={documentOf(pdf)}
      reading={reading}
      pointed={pointed}
      page={pointed[0]?.page ?? chosen}
      onPage={setChosen}
      marks={(page) => <PageMarks placing={placing} page={page} size={reading.pageSizes[page - 1]} />}
    />
  )
}
