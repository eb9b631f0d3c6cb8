import type { OperatorLaunch } from '@thumbfolio/contracts'
import { exactTime } from '../../lib/time.js'
import { FindLink } from './find-link.js'
import { launchTexts } from './launch-texts.js'
import { cancelLaunch, retryLaunch } from './operator-api.js'
import type { Change } from './reason-dialog.js'
import { useChange } from './use-change.js'

interface LaunchRowProps {
  launch: OperatorLaunch
  /** The last one of its site: only that can be retried. */
  isLast: boolean
  /** Shown without its site, so it names it. */
  isAlone?: boolean
  onChange: () => void
}

/** A launch, and what can be done about it. */
export function LaunchRow({ launch, isLast, isAlone = false, onChange }: LaunchRowProps) {
  const [dialog, begin] = useChange(onChange)
  const { id, siteName, ownerId, status, model, composer, requestedAt, problem, tries } = launch
  const change = changeOf(launch, isLast)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 border-t border-line py-4 text-sm">
      <div className="min-w-0">
        <p className="font-medium">
          {launchTexts[status]}
          {problem !== undefined && `: ${problem}`}
        </p>
        <p className="tabular text-muted">
          <time dateTime={requestedAt}>{exactTime(requestedAt)}</time>, {model}, by {composer}
          {tries !== undefined && `, try ${tries}`}
        </p>
        <p className="wrap-anywhere text-muted">{id}</p>
        {isAlone && (
          <p className="text-muted">
            Site <FindLink query={siteName} />, owner <FindLink query={ownerId} />
          </p>
        )}
      </div>
      {change && (
        <button type="button" className="btn" onClick={() => begin(change)}>
          {change.action}
        </button>
      )}
      {dialog}
    </li>
  )
}

function changeOf({ id, status, siteName }: OperatorLaunch, isLast: boolean): Change | undefined {
  if (status === 'admitting' || status === 'pending')
    return {
      title: `Cancel the launch of ${siteName}?`,
      lead: 'It ends without a charge, and the page before is shown again.',
      action: 'Cancel launch',
      isFinal: true,
      run: async (reason) => {
        await cancelLaunch(id, reason)
        return 'The launch is canceled'
      },
    }
  if (status !== 'failed' || !isLast) return undefined
  return {
    title: `Retry the launch of ${siteName}?`,
    lead: 'It holds the credits of the owner, as their own retry does.',
    action: 'Retry launch',
    run: async (reason) => {
      await retryLaunch(id, reason)
      return 'The launch has started again'
    },
  }
}
