import type { ResumeReading } from '@thumbfolio/contracts'
import type { ReactNode } from 'react'
import { Notice } from './notice.js'

interface QualityNoticeProps {
  reading: ResumeReading
  className?: string
  /** What can be done. */
  children: ReactNode
}

/** One warning where a file was not read well, with the reasons; nothing where it was. */
export function QualityNotice({ reading, className = '', children }: QualityNoticeProps) {
  const { quality, isResume } = reading
  const isLow = quality !== undefined && quality.level !== 'good'
  if (!isLow && isResume) return null
  const reasons = isLow ? quality.reasons.filter(({ code }) => isResume || code !== 'not-a-resume') : []
  const title = !isResume
    ? 'This does not look like a resume'
    : quality?.level === 'poor'
      ? 'We could not read this file well'
      : 'Please check what we read'
  return (
    <div className={className}>
      <Notice kind="information" title={title}>
        {reasons.length > 0 && (
          <ul className="mb-2 list-disc pl-4">
            {reasons.map(({ code, detail }) => (
              <li key={code}>{detail}</li>
            ))}
          </ul>
        )}
        {children}
      </Notice>
    </div>
  )
}
