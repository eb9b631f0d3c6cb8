import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import type { ToConfirm } from './use-launching.js'

interface ConfirmLaunchProps {
  toConfirm: ToConfirm
  isWorking: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a page goes live that may be wrong, and says what is missing. */
export const ConfirmLaunch = ({ toConfirm, ...rest }: ConfirmLaunchProps) => (
  <ConfirmDialog title="Please check before you launch" action="Launch anyway" {...rest}>
    <ul className="grid gap-2 text-base-content">
      {toConfirm.reasons.map(({ code, detail }) => (
        <li key={code}>{detail}</li>
      ))}
    </ul>
    <p className="mt-3">
      <Link to={`/resumes/${encodeURIComponent(toConfirm.request.fileUrl)}`} className="textlink">
        Open the resume
      </Link>
      . Nothing was charged.
    </p>
  </ConfirmDialog>
)
