import type { ReactNode } from 'react'
import { Notice } from './notice.js'

interface FailedNoticeProps {
  title: string
  /** What is safe all the same. */
  children: ReactNode
  onRetry: () => void
}

/** What could not be loaded here, and the button for another try. */
export const FailedNotice = ({ title, children, onRetry }: FailedNoticeProps) => (
  <Notice
    kind="problem"
    title={title}
    action={
      <button type="button" className="btn" onClick={onRetry}>
        Try again
      </button>
    }
  >
    {children}
  </Notice>
)
