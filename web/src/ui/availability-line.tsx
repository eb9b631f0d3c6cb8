import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { exactDay } from '../lib/time.js'
import type { Availability } from '../lib/use-availability.js'

/** What a name is wanted for. */
export type NamePurpose = 'launch' | 'rename'

interface AvailabilityLineProps {
  id: string
  availability: Availability
  purpose: NamePurpose
}

/** One line that never changes its height, read out when it changes. */
export function AvailabilityLine({ id, availability, purpose }: AvailabilityLineProps) {
  return (
    <p id={id} aria-live="polite" className="mt-2 flex min-h-12 items-start gap-2 text-sm sm:min-h-6">
      {line(availability, purpose)}
    </p>
  )
}

const later: Readonly<Record<NamePurpose, string>> = { launch: 'at launch', rename: 'when you rename' }

const icon = 'mt-[0.2em] size-4 shrink-0'

const good = (text: string): ReactNode => (
  <>
    <CircleCheck className={`${icon} text-positive`} aria-hidden="true" />
    <span>{text}</span>
  </>
)
const bad = (text: string): ReactNode => (
  <>
    <CircleAlert className={`${icon} text-danger`} aria-hidden="true" />
    <span className="text-danger">{text}</span>
  </>
)

function line(availability: Availability, purpose: NamePurpose): ReactNode {
  switch (availability.kind) {
    case 'empty':
      return <span className="text-muted">Lowercase letters, digits and hyphens.</span>
    case 'checking':
      return (
        <>
          <span className={`loading loading-spinner loading-xs ${icon}`} aria-hidden="true" />
          <span className="text-muted">Checking availability</span>
        </>
      )
    case 'free':
      return good('This name is available.')
    case 'own':
      return purpose === 'rename'
        ? bad('One of your sites has this name already.')
        : good('You own this site. Launching replaces the current page; your edits can be kept.')
    case 'resting':
      return good(restingText(availability))
    case 'taken':
      return bad('This site name is already taken.')
    case 'invalid':
      return bad(availability.detail)
    case 'refused':
      return bad('This name could pass for a brand or a bank, so nobody can have it. Please choose your own.')
    case 'unknown':
      return (
        <>
          <CircleHelp className={icon} aria-hidden="true" />
          <span>
            We can't check this name right now. You can continue; it is checked again {later[purpose]}.
          </span>
        </>
      )
  }
}

const restingText = ({ leftAt, redirectsTo }: Extract<Availability, { kind: 'resting' }>): string => {
  const left = `This name was yours until ${exactDay(leftAt)}. You can take it again`
  return redirectsTo === undefined ? `${left}.` : `${left}; it then stops redirecting to ${redirectsTo}.`
}
