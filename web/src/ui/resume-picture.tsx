import type { ResumeItem } from '@thumbfolio/contracts'
import { resumeFile } from '../lib/resume-api.js'
import { useSeen } from '../lib/use-seen.js'
import { PdfPage } from './pdf-page.js'
import { documentOf, usePdf } from './use-pdf.js'

/** The first page of a resume, drawn when it is scrolled to. */
export function ResumePicture({ resume: { _id, name } }: { resume: Pick<ResumeItem, '_id' | 'name'> }) {
  const [frame, isSeen] = useSeen<HTMLDivElement>()
  const pdf = usePdf((signal) => resumeFile(_id, signal), isSeen ? _id : undefined)
  return (
    <div ref={frame}>
      <PdfPage document={documentOf(pdf)} number={1} label={`First page of ${name}`} />
    </div>
  )
}
