import type { ResumeItem } from '@thumbfolio/contracts'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { resumeFile } from '../../lib/resume-api.js'
import { Dialog } from '../../ui/dialog.js'
import { IconButton } from '../../ui/icon-button.js'
import { Pager } from '../../ui/pager.js'
import { PdfPage } from '../../ui/pdf-page.js'
import { documentOf, usePdf } from '../../ui/use-pdf.js'

export function ResumePreview({ resume, onClose }: { resume: ResumeItem; onClose: () => void }) {
  const id = useId()
  const [page, setPage] = useState(1)
  const pdf = usePdf((signal) => resumeFile(resume._id, signal), resume._id)
  const pages = pdf.status === 'open' ? pdf.document.pages : 1
  return (
    <Dialog labelledBy={id} onClose={onClose} wide>
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={id} className="title truncate text-lg">
          {resume.name}
        </h2>
        <IconButton tip="Close" side="left" onClick={onClose}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {pdf.status === 'unreadable' ? (
        <p className="py-16 text-center text-muted">The file could not be loaded. Please try again.</p>
      ) : (
        <PdfPage document={documentOf(pdf)} number={page} label={`Page ${page} of ${resume.name}`} />
      )}
      <Pager page={page} pages={pages} onPage={setPage} />
    </Dialog>
  )
}
