import { Link } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { ActionBar } from '../../ui/action-bar.js'
import { Working } from '../../ui/spinner.js'
import { Unbroken } from '../../ui/unbroken.js'
import type { LaunchFormState } from './use-launch-form.js'

/** The price of the launch and its button, always visible. */
export function LaunchBar({ form }: { form: LaunchFormState }) {
  const { user, isPoor, cost, needed, consent, isLaunchable, launching, ready, left } = form
  const toAnswer = ready?.findings.length ?? 0
  const notes = [
    `You have ${credits(user.credits)}; this launch costs ${credits(isPoor ? needed : cost)}.`,
    consent.isUnwritten && !form.isByHand && !isPoor && 'Arranged without AI.',
  ]
  return (
    <ActionBar note={<Unbroken>{notes.filter((note) => note !== false).join(' ')}</Unbroken>}>
      {isPoor ? (
        <Link to="/#pricing" state={left} className="btn btn-primary">
          See credit packages
        </Link>
      ) : (
        <button
          type="submit"
          className="btn btn-primary"
          // Not `disabled` while it works: that would take the focus away from the button that was pressed.
          aria-disabled={launching.isGenerating}
          disabled={!isLaunchable}
        >
          {launching.isGenerating && <Working />}
          Launch site{toAnswer > 0 && ` (${toAnswer} to answer)`}
        </button>
      )}
    </ActionBar>
  )
}
