import { useQuery } from '@tanstack/react-query'
import type { ResumeItem } from '@thumbfolio/contracts'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { readingOf, resumeFile } from '../../lib/resume-api.js'
import { Dialog } from '../../ui/dialog.js'
import { IconButton } from '../../ui/icon-button.js'
import { ImportedPage } from '../../ui/imported-page.js'
import { Pager } from '../../ui/pager.js'
import { PdfPage } from '../../ui/pdf-page.js'
import { documentOf, usePdf } from '../../ui/use-pdf.js'

export function ResumePreview({ resume, onClose }: { resume: ResumeItem; onClose: () => void }) {
  const id = useId()
  const [page, setPage] = useState(1)
  const isImported = resume.imported !== undefined
  const pdf = usePdf((signal) => resumeFile(resume._id, signal), isImported ? undefined : resume._id)
  const reading = useQuery({
    queryKey: ['reading', resume._id],
    queryFn: ({ signal }) => readingOf(resume._id, signal),
    enabled: isImported,
  })
  const text = reading.data?.imported
  const pages = text?.files.length ?? (pdf.status === 'open' ? pdf.document.pages : 1)
  const isUnreadable = pdf.status === 'unreadable' || reading.isError
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
      {isUnreadable ? (
        <p className="py-16 text-center text-muted">The file could not be loaded. Please try again.</p>
      ) : text ? (
        <ImportedPage text={text} page={page} pointed={[]} />
      ) : (
        <PdfPage document={documentOf(pdf)} number={page} label={`Page ${page} of ${resume.name}`} />
      )}
      <Pager page={page} pages={pages} onPage={setPage} />
    </Dialog>
  )
}
