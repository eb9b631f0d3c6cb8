import { useId, type ReactNode } from 'react'
import { Dialog } from './dialog.js'
import { Working } from './spinner.js'

const tones = { danger: 'btn-error', primary: 'btn-primary' }

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  /** The verb of the button: what will happen. */
  action: string
  /** Default: 'danger', for what cannot be undone. */
  tone?: keyof typeof tones
  isWorking: boolean
  /** Something in the dialog has to be answered first. */
  isBlocked?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before a change that visitors see or that cannot be undone. Open as long as it is rendered. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, tone = 'danger', isWorking, isBlocked = false, onConfirm, onClose } = props
  const id = useId()
  return (
    <Dialog labelledBy={id} onClose={onClose}>
      <h2 id={id} className="title text-lg">
        {title}
      </h2>
      <div className="mt-2 text-sm wrap-anywhere text-muted">{children}</div>
      <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <button type="button" className="btn" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className={`btn ${isBlocked ? 'btn-disabled' : tones[tone]}`}
          aria-disabled={isWorking || isBlocked}
          onClick={() => !isWorking && !isBlocked && onConfirm()}
        >
          {isWorking && <Working />}
          {action}
        </button>
      </div>
    </Dialog>
  )
}
