import { useState } from 'react'
import { counted } from '../../lib/counted.js'
import { megabytes } from '../../lib/megabytes.js'
import { ActionBar } from '../../ui/action-bar.js'
import { BesidePage } from '../../ui/beside-page.js'
import { Notice } from '../../ui/notice.js'
import { documentOf, usePdf } from '../../ui/use-pdf.js'
import { FileChooser } from './file-chooser.js'
import { PageViewer } from '../../ui/page-viewer.js'
import { Working } from '../../ui/spinner.js'
import type { Upload } from './use-upload.js'

/** Choosing a file, which uploads it at once, and a preview of it meanwhile. */
export function ChooseStep({ upload, onChoose }: { upload: Upload; onChoose: (file: File) => void }) {
  const { file, refusal } = upload
  const notice = refusal !== undefined && (
    <Notice kind="problem" title={refusal.text}>
      {refusal.isRetryable
        ? 'Your file is still here, and can be sent again as it is.'
        : 'Nothing was stored. Choose another file, or export this one again as PDF.'}
    </Notice>
  )
  if (file)
    return (
      <ChosenFile
        key={`${file.name} ${file.lastModified}`}
        file={file}
        upload={upload}
        onChoose={onChoose}
        notice={notice}
      />
    )
  return (
    <>
      {notice}
      <div className={notice ? 'mt-6' : ''}>
        <FileChooser size="large" onChoose={onChoose} />
      </div>
      <ActionBar isIdle>
        <button type="button" className="btn btn-primary" disabled>
          Upload resume
        </button>
      </ActionBar>
    </>
  )
}

interface ChosenFileProps {
  file: File
  upload: Upload
  notice: React.ReactNode
  onChoose: (file: File) => void
}

function ChosenFile({ file, upload, notice, onChoose }: ChosenFileProps) {
  const [page, setPage] = useState(1)
  const pdf = usePdf(() => file.arrayBuffer(), 'file')
  const { sent, refusal } = upload
  const isRefused = refusal?.isRetryable === false
  return (
    <BesidePage>
      <PageViewer document={documentOf(pdf)} reading={undefined} pointed={[]} page={page} onPage={setPage} />
      <div>
        <h2 className="title text-xl wrap-anywhere">{file.name}</h2>
        <p className="tabular mt-1 text-muted">
          {megabytes(file.size)}
          {pdf.status === 'open' && `, ${counted(pdf.document.pages, 'page')}`}
        </p>
        {pdf.status === 'unreadable' && (
          <p className="mt-3 text-sm text-muted">
            This browser cannot show the file. It may be damaged or locked with a password.
          </p>
        )}
        {notice && <div className="mt-6">{notice}</div>}
        <ActionBar note={sent === undefined ? undefined : <Progress sent={sent} />}>
          {!isRefused && (
            <button
              type="button"
              className="btn btn-primary"
              autoFocus
              aria-disabled={sent !== undefined}
              onClick={upload.send}
            >
              {sent !== undefined && <Working />}
              {refusal?.isRetryable ? 'Try again' : 'Upload resume'}
            </button>
          )}
          {sent === undefined ? (
            <FileChooser key={String(isRefused)} size="small" primary={isRefused} onChoose={onChoose} />
          ) : (
            <button type="button" className="btn" onClick={upload.cancel}>
              Cancel
            </button>
          )}
        </ActionBar>
      </div>
    </BesidePage>
  )
}

function Progress({ sent }: { sent: number }) {
  const text = sent < 1 ? 'Uploading' : 'Reading your resume'
  return (
    <div className="max-w-sm">
      <div className="flex justify-between">
        <span role="status">{text}</span>
        {sent < 1 && <span className="tabular">{Math.round(sent * 100)} %</span>}
      </div>
      <progress
        className="progress mt-1.5 w-full"
        aria-label={text}
        max={100}
        {...(sent < 1 && { value: Math.round(sent * 100) })}
      />
    </div>
  )
}
