import type { ResumeItem } from '@thumbfolio/contracts'
import { Eye, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { IconButton } from '../../ui/icon-button.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { ResumePicture } from '../../ui/resume-picture.js'
import { RenameForm } from './rename-form.js'

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
  const isByHand = resume.imported === 'by-hand'
  return (
    <li className="grid grid-cols-[4.25rem_minmax(0,1fr)] items-center gap-x-5 gap-y-3 border-t border-line py-5 md:grid-cols-[4.25rem_minmax(0,1fr)_auto]">
      {isByHand ? <ResumePicture resume={resume} /> : <Thumbnail resume={resume} onShow={onShow} />}
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
            <h3 className="line-clamp-2 font-semibold wrap-anywhere" title={name}>
              {name}
            </h3>
            <IconButton
              tip="Rename"
              label={`Rename ${name}`}
              className="btn-sm"
              autoFocus={wasRenaming}
              onClick={() => setIsRenaming(true)}
            >
              <Pencil className="size-4" aria-hidden="true" />
            </IconButton>
          </div>
        )}
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>
            {isByHand ? 'Started' : 'Uploaded'} <RelativeTime iso={createdAt} />
          </span>
          {!isByHand && (
            <Link
              to={`/resumes/${encodeURIComponent(idIn(url))}`}
              className="textlink min-h-6"
              aria-label={`Correct what was read from ${name}`}
            >
              Correct what was read
            </Link>
          )}
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
        {!isByHand && (
          <IconButton tip="Preview" label={`Preview ${name}`} onClick={onShow}>
            <Eye className="size-4" aria-hidden="true" />
          </IconButton>
        )}
        <IconButton tip="Delete" label={`Delete ${name}`} place="-mr-2" onClick={onDelete}>
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  )
}

/** The first page. The eye beside it does the same for the keyboard. */
const Thumbnail = ({ resume, onShow }: { resume: ResumeItem; onShow: () => void }) => (
  <button
    type="button"
    tabIndex={-1}
    aria-hidden="true"
    className="block cursor-pointer self-start"
    onClick={onShow}
  >
    <ResumePicture resume={resume} />
  </button>
)
