import type { ResumeItem } from '@thumbfolio/contracts'
import { Link } from 'react-router-dom'
import { FailedNotice } from '../../ui/failed-notice.js'
import { Notice } from '../../ui/notice.js'

interface ResumeNoticeProps {
  isMissing: boolean
  hasFailed: boolean
  onRetry: () => void
}

/** Why there is nothing to make a page of, and the way to it. */
export function ResumeNotice({ isMissing, hasFailed, onRetry }: ResumeNoticeProps) {
  if (hasFailed)
    return (
      <FailedNotice title="Your resumes could not be loaded" onRetry={onRetry}>
        They are stored. Nothing was launched.
      </FailedNotice>
    )
  if (!isMissing) return null
  return (
    <Notice
      kind="problem"
      title="There is no resume to make the page of"
      action={
        <Link to="/uploadresume" className="btn">
          Upload Resume
        </Link>
      }
    >
      It may have been deleted. Upload it again, or publish another one from your dashboard.
    </Notice>
  )
}

interface ResumeChoiceProps {
  resumes: readonly ResumeItem[]
  chosen: string | undefined
  /** The resume was chosen on the way here. */
  isFixed: boolean
  onChoose: (id: string) => void
}

export function ResumeChoice({ resumes, chosen, isFixed, onChoose }: ResumeChoiceProps) {
  const name = resumes.find(({ _id }) => _id === chosen)?.name
  if (isFixed || resumes.length < 2) return <span className="font-medium wrap-anywhere">{name}</span>
  return (
    <select
      className="select w-full"
      aria-labelledby="resume-label"
      value={chosen}
      onChange={(event) => onChoose(event.target.value)}
    >
      {resumes.map((resume) => (
        <option key={resume._id} value={resume._id}>
          {resume.name}
        </option>
      ))}
    </select>
  )
}
