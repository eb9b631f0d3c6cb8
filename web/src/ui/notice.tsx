import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Said } from './said.js'

interface NoticeProps {
  kind: 'problem' | 'information'
  title: string
  children?: ReactNode
  /** What can be done about it. */
  action?: ReactNode
}

/** Says in place what happened here: what it means and what to do. */
export function Notice({ kind, title, children, action }: NoticeProps) {
  const Icon = kind === 'problem' ? CircleAlert : Info
  return (
    <div
      role={kind === 'problem' ? 'alert' : 'note'}
      className="flex animate-open gap-3 rounded-box bg-base-200 p-4 text-sm sm:p-5"
    >
      <Icon
        className={`mt-0.5 size-5 shrink-0 ${kind === 'problem' ? 'text-danger' : 'text-muted'}`}
        aria-hidden="true"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          <Said text={title} />
        </p>
        {children !== undefined && <div className="mt-1 wrap-anywhere text-muted">{children}</div>}
        {action !== undefined && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
      </div>
    </div>
  )
}
