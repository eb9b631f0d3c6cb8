import type { DomainState, DomainView } from '@thumbfolio/contracts'
import { CircleAlert, CircleCheck, Clock, ExternalLink, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { IconButton } from '../../ui/icon-button.js'
import { Refusal } from '../../ui/refusal.js'
import { RelativeTime } from '../../ui/relative-time.js'
import { Working } from '../../ui/spinner.js'
import { RecordList } from './record-list.js'
import { verifyDomain } from './site-domains-api.js'

const words: Readonly<Record<DomainState, string>> = {
  pending: 'Waiting for your DNS records',
  verified: 'Yours, but not pointing here yet',
  active: 'Active',
  suspended: 'Suspended',
}

interface DomainCardProps {
  site: string
  domain: DomainView
  onChecked: () => void
  onRemove: () => void
}

/** One domain: its state, what to set at the DNS provider, and what was found there. */
export function DomainCard({ site, domain, onChecked, onRemove }: DomainCardProps) {
  const { host, displayHost, otherHost, state, detail, records, checkedAt, url } = domain
  const [isChecking, setIsChecking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const id = `domain-${host}`

  const check = async () => {
    if (isChecking) return
    setIsChecking(true)
    setProblem(undefined)
    try {
      await verifyDomain(site, host)
    } catch (error) {
      setProblem(messageOf(error, 'The domain could not be checked.'))
    } finally {
      setIsChecking(false)
      onChecked()
    }
  }

  return (
    <section aria-labelledby={id}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={id} className="text-lg font-semibold wrap-anywhere">
            {displayHost}
          </h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-muted">
            <StateMark state={state} />
            <span>{words[state]}</span>
            {checkedAt !== undefined && (
              <span>
                · checked <RelativeTime iso={checkedAt} />
              </span>
            )}
          </p>
        </div>
        <IconButton tip="Remove" label={`Remove ${displayHost}`} side="left" onClick={onRemove}>
          <Trash2 className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <p className="mt-3 max-w-prose text-sm" role="status">
        {detail}
      </p>
      <RecordList records={records} otherHost={otherHost} />
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="btn" aria-disabled={isChecking} onClick={() => void check()}>
          {isChecking && <Working />}
          Check now
        </button>
        {url !== undefined && (
          <a href={url} target="_blank" rel="noreferrer" className="btn">
            Open
            <ExternalLink className="size-4" aria-hidden="true" />
          </a>
        )}
      </div>
      <div className="mt-2">
        <Refusal text={problem} />
      </div>
    </section>
  )
}

function StateMark({ state }: { state: DomainState }) {
  if (state === 'active') return <CircleCheck className="size-4 text-positive" aria-hidden="true" />
  if (state === 'suspended') return <CircleAlert className="size-4 text-danger" aria-hidden="true" />
  return <Clock className="size-4" aria-hidden="true" />
}
