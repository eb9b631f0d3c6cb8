import type { ResumeItem } from '@thumbfolio/contracts'
import { FailedNotice } from '../../ui/failed-notice.js'
import { ResumeMissing } from '../../ui/resume-missing.js'
import { ResumePicture } from '../../ui/resume-picture.js'

interface ResumeNoticeProps {
  isMissing: boolean
  /** There is another one to choose. */
  hasOthers: boolean
  hasFailed: boolean
  /** The way back to this launch. */
  left: unknown
  onRetry: () => void
}

/** Why there is nothing to make a page of, and the way to it. */
export function ResumeNotice({ isMissing, hasOthers, hasFailed, left, onRetry }: ResumeNoticeProps) {
  if (hasFailed)
    return (
      <FailedNotice title="Your resumes could not be loaded" onRetry={onRetry}>
        They are stored. Nothing was launched.
      </FailedNotice>
    )
  if (!isMissing) return null
  return <ResumeMissing title="There is no resume to make the page of" hasOthers={hasOthers} state={left} />
}

interface ResumeChoiceProps {
  resumes: readonly ResumeItem[]
  chosen: string | undefined
  /** Names the choice. */
  labelId: string
  onChoose: (id: string) => void
}

/** What the page is made of: its first page and its name, and another one where there is another one. */
export function ResumeChoice({ resumes, chosen, labelId, onChoose }: ResumeChoiceProps) {
  const resume = resumes.find(({ _id }) => _id === chosen)
  const isChoice = resumes.length > (resume ? 1 : 0)
  return (
    <div className="flex min-h-24 items-start gap-4">
      {resume && (
        <div className="w-17 shrink-0">
          <ResumePicture key={resume._id} resume={resume} />
        </div>
      )}
      {isChoice ? (
        <select
          className="select min-w-0 flex-1"
          aria-labelledby={labelId}
          value={resume?._id ?? ''}
          onChange={(event) => onChoose(event.target.value)}
        >
          {!resume && (
            <option value="" disabled>
              Choose a resume
            </option>
          )}
          {resumes.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <span className="font-medium wrap-anywhere">{resume?.name}</span>
      )}
    </div>
  )
}
