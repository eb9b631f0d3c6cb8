import type { Confirmations } from '@thumbfolio/contracts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { FindingList } from '../../ui/finding-list.js'
import {
  confirmationsOf,
  confirmationsOfReasons,
  ReasonList,
  withAnswer,
  type Chosen,
} from '../../ui/use-answers.js'
import type { ToConfirm } from './use-launching.js'

interface ConfirmLaunchProps {
  toConfirm: ToConfirm
  isWorking: boolean
  onConfirm: (confirm: Confirmations) => void
  onClose: () => void
}

/** Asks before a page goes live that may be wrong or shows personal details. */
export function ConfirmLaunch({ toConfirm, isWorking, onConfirm, onClose }: ConfirmLaunchProps) {
  const { reasons, findings, request } = toConfirm
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const left = findings.length - chosen.size
  return (
    <ConfirmDialog
      title="Please check before you launch"
      action={left > 0 ? `${left} left to answer` : reasons.length > 0 ? 'Launch anyway' : 'Launch'}
      tone={reasons.length > 0 ? 'danger' : 'primary'}
      isWorking={isWorking}
      isBlocked={left > 0}
      onConfirm={() => onConfirm([...confirmationsOfReasons(reasons), ...confirmationsOf(chosen)])}
      onClose={onClose}
    >
      <ReasonList reasons={reasons} />
      {findings.length > 0 && (
        <section aria-labelledby="findings-title" className="mb-4">
          <h3 id="findings-title" className="mb-3 font-semibold text-base-content">
            Personal details on this page
          </h3>
          <FindingList
            findings={findings}
            answerOf={({ id }) => chosen.get(id)}
            isReady={!isWorking}
            onAnswer={(given, answer) => setChosen((now) => withAnswer(now, given, answer))}
          />
        </section>
      )}
      <p>
        <Link to={`/resumes/${encodeURIComponent(request.fileUrl)}`} className="textlink">
          Open the resume
        </Link>
        . Nothing was charged.
      </p>
    </ConfirmDialog>
  )
}
