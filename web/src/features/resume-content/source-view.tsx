import type { Provenance, ResumeReading } from '@thumbfolio/contracts'
import { useState } from 'react'
import { resumeFile } from '../../lib/resume-api.js'
import { useMedia } from '../../lib/use-media.js'
import { PageViewer } from '../../ui/page-viewer.js'
import { documentOf, usePdf } from '../../ui/use-pdf.js'

interface SourceViewProps {
  resumeId: string
  reading: ResumeReading
  /** The places of what is being looked at. */
  pointed: readonly Provenance[]
}

/** The PDF beside the fields; on a phone it comes when it is asked for. */
export function SourceView(props: SourceViewProps) {
  const isWide = useMedia('(min-width: 768px)')
  const [isOpen, setIsOpen] = useState(false)
  if (isWide)
    return (
      <div className="sticky top-24 self-start">
        <Pages {...props} />
      </div>
    )
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer py-2 font-medium">Show the PDF</summary>
      <div className="mt-2">{isOpen && <Pages {...props} />}</div>
    </details>
  )
}

function Pages({ resumeId, reading, pointed }: SourceViewProps) {
  const pdf = usePdf((signal) => resumeFile(resumeId, signal), resumeId)
  const [chosen, setChosen] = useState(1)
  return (
    <PageViewer
      document={documentOf(pdf)}
      reading={reading}
      pointed={pointed}
      page={pointed[0]?.page ?? chosen}
      onPage={setChosen}
    />
  )
}
