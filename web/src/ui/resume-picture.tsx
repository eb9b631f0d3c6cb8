import type { ResumeItem } from '@thumbfolio/contracts'
import { FileText } from 'lucide-react'
import { resumeFile } from '../lib/resume-api.js'
import { useSeen } from '../lib/use-seen.js'
import { PdfPage } from './pdf-page.js'
import { documentOf, usePdf } from './use-pdf.js'

/** The first page of a resume, drawn when it is scrolled to. */
export function ResumePicture({ resume }: { resume: Pick<ResumeItem, '_id' | 'name' | 'imported'> }) {
  return resume.imported === undefined ? <PdfPicture resume={resume} /> : <FilePicture name={resume.name} />
}

/** What was imported has no pages that could be drawn. */
const FilePicture = ({ name }: { name: string }) => (
  <div
    role="img"
    aria-label={`${name}, a file without pages`}
    className="grid aspect-[595/842] place-items-center rounded-sm border border-line bg-base-200 text-muted"
  >
    <FileText className="size-8" strokeWidth={1.5} aria-hidden="true" />
  </div>
)

function PdfPicture({ resume: { _id, name } }: { resume: Pick<ResumeItem, '_id' | 'name'> }) {
  const [frame, isSeen] = useSeen<HTMLDivElement>()
  const pdf = usePdf((signal) => resumeFile(_id, signal), isSeen ? _id : undefined)
  return (
    <div ref={frame}>
      <PdfPage document={documentOf(pdf)} number={1} label={`First page of ${name}`} />
    </div>
  )
}
