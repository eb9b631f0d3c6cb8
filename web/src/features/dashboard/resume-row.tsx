import type { ResumeItem } from '@thumbfolio/contracts'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { resumeFile } from '../../lib/resume-api.js'
import { PdfPage } from '../../ui/pdf-page.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { documentOf, usePdf } from '../../ui/use-pdf.js'
import { RenameForm } from './rename-form.js'
import { useSeen } from './use-seen.js'

interface ResumeRowProps {
  resume: ResumeItem
  onShow: () => void
  onDelete: () => void
}

/** The id of a resume is the last part of its address. */
const idIn = (url: string) => url.slice(url.lastIndexOf('/') + 1)

export function ResumeRow({ resume, onShow, onDelete }: ResumeRowProps) {
  const [isRenaming, setIsRenaming] = useState(false)
  /** The focus comes back to where the renaming began. */
  const [wasRenaming, setWasRenaming] = useState(false)
  const navigate = useNavigate()
  const { name, url, createdAt } = resume
  return (
    <li className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-t border-line py-5 md:grid-cols-[4.25rem_minmax(0,1fr)_auto]">
      <Thumbnail resume={resume} onShow={onShow} />
      <div className="min-w-0">
        {isRenaming ? (
          <RenameForm
            resume={resume}
            onClose={() => {
              setIsRenaming(false)
              setWasRenaming(true)
            }}
          />
        ) : (
          <div className="flex items-center gap-1">
            <h3 className="truncate font-semibold" title={name}>
              {name}
            </h3>
            <button
              type="button"
              className="btn btn-square btn-ghost btn-sm"
              aria-label={`Rename ${name}`}
              autoFocus={wasRenaming}
              onClick={() => setIsRenaming(true)}
            >
              <Pencil className="size-4" aria-hidden="true" />
            </button>
          </div>
        )}
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>
            Uploaded <RelativeTime iso={createdAt} />
          </span>
          <Link
            to={`/resumes/${encodeURIComponent(idIn(url))}`}
            className="textlink min-h-6"
            aria-label={`Correct what was read from ${name}`}
          >
            Correct what was read
          </Link>
        </p>
      </div>
      <div className="col-span-2 flex items-center gap-2 md:col-span-1">
        <button
          type="button"
          className="btn flex-1 md:flex-none"
          onClick={() => void navigate(`/site-setup?resume=${encodeURIComponent(idIn(url))}`)}
        >
          Publish Portfolio
        </button>
        <button
          type="button"
          className="btn btn-square btn-ghost"
          aria-label={`Preview ${name}`}
          onClick={onShow}
        >
          <Eye className="size-4" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="btn -mr-2 btn-square btn-ghost"
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          <Trash2 className="size-4" aria-hidden="true" />
        </button>
      </div>
    </li>
  )
}

/** The first page, drawn when the row is scrolled to. */
function Thumbnail({ resume, onShow }: { resume: ResumeItem; onShow: () => void }) {
  const [frame, isSeen] = useSeen<HTMLButtonElement>()
  const pdf = usePdf((signal) => resumeFile(resume._id, signal), isSeen ? resume._id : undefined)
  return (
    <button
      ref={frame}
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      className="block cursor-pointer self-start"
      onClick={onShow}
    >
      <PdfPage document={documentOf(pdf)} number={1} label={`First page of ${resume.name}`} />
    </button>
  )
}
