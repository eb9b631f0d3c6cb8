import { Link } from 'react-router-dom'
import { Notice } from './notice.js'

interface ResumeMissingProps {
  title: string
  /** Another one can be chosen on the same page. */
  hasOthers: boolean
  /** What goes with the person to the upload. */
  state: unknown
}

/** The resume that somebody wants to go on with is not there, and the ways on. */
export const ResumeMissing = ({ title, hasOthers, state }: ResumeMissingProps) => (
  <Notice
    kind="problem"
    title={title}
    action={
      <Link to="/uploadresume" state={state} className="btn">
        Upload Resume
      </Link>
    }
  >
    It was probably deleted.{' '}
    {hasOthers ? 'Choose another one below, or upload it again.' : 'Please upload it again.'}
  </Notice>
)
