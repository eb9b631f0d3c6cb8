import { useEffect, useId, useState, type FormEvent } from 'react'
import { Navigate, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { useUser } from '../../lib/session-store.js'
import { useDebounced } from '../../lib/use-debounced.js'
import { siteAddress, withoutProtocol } from '../../lib/site-address.js'
import { useLoaded } from '../../lib/use-loaded.js'
import { ActionBar } from '../../ui/action-bar.js'
import { JourneySteps } from '../../ui/journey-steps.js'
import { Page } from '../../ui/page.js'
import { Spinner } from '../../ui/spinner.js'
import { AvailabilityLine } from './availability-line.js'
import { liveSites, nameOnResume, newestResume } from './site-setup-api.js'
import { suggestionsFor } from './suggestions.js'
import { settleMs, useAvailability } from './use-availability.js'

/** Step 2. Without a resume in the address the newest one is taken; without any there is nothing to name yet. */
export function SiteSetupPage() {
  const [search] = useSearchParams()
  const user = useUser()
  const given = search.get('resume')
  const [resume] = useLoaded(
    async (signal) => given ?? (await newestResume(user._id, signal)),
    [given, user._id],
  )
  if (resume.status === 'loading') return <Spinner label="Loading" className="min-h-dvh animate-late" />
  const resumeId = resume.status === 'ready' ? resume.data : undefined
  if (resumeId === undefined) return <Navigate to="/uploadresume" replace />
  return <NameForm resumeId={resumeId} initial={search.get('site') ?? ''} />
}

function NameForm({ resumeId, initial }: { resumeId: string; initial: string }) {
  const user = useUser()
  const navigate = useNavigate()
  const [name, setName] = useState(initial)
  const [sites] = useLoaded((signal) => liveSites(user._id, signal), [user._id])
  useNameInAddress(name)
  const availability = useAvailability(name, sites.status === 'ready' ? sites.data : [])
  const [person] = useLoaded((signal) => nameOnResume(resumeId, signal), [resumeId])
  const suggestions =
    person.status === 'loading'
      ? []
      : suggestionsFor(person.status === 'ready' ? person.data : '', user.username)

  const canContinue = ['free', 'own', 'unknown'].includes(availability.kind)
  const proceed = (event: FormEvent) => {
    event.preventDefault()
    if (canContinue)
      void navigate(`/launch?${new URLSearchParams({ resume: resumeId, site: name }).toString()}`)
  }

  return (
    <Page
      title="Choose your site name"
      lead="It becomes the address of your portfolio."
      above={
        <JourneySteps current={2} back={{ 1: `/uploadresume?resume=${encodeURIComponent(resumeId)}` }} />
      }
    >
      <form onSubmit={proceed} noValidate className="max-w-2xl">
        <NameField name={name} availability={availability} onChange={setName} />
        <Suggestions names={suggestions} onChoose={setName} />
        <p className="mt-8 border-t border-line pt-6 text-sm text-muted" aria-live="off">
          Your address
        </p>
        <p className="mt-1 min-h-8 text-lg wrap-anywhere">
          {availability.kind === 'empty' || availability.kind === 'invalid' ? (
            <span className="text-muted">appears here</span>
          ) : (
            <span className="font-medium">{withoutProtocol(siteAddress(name))}</span>
          )}
        </p>
        <ActionBar>
          <button type="submit" className="btn btn-primary" disabled={!canContinue}>
            Continue
          </button>
        </ActionBar>
      </form>
    </Page>
  )
}

/** What was typed stands in the address, so that it is still there after a reload and on the way back. */
function useNameInAddress(name: string): void {
  const [search, setSearch] = useSearchParams()
  const settled = useDebounced(name, settleMs)
  const written = search.get('site') ?? ''
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (settled === written || isLeaving) return
    const next = new URLSearchParams(search)
    if (settled === '') next.delete('site')
    else next.set('site', settled)
    setSearch(next, { replace: true, preventScrollReset: true })
  }, [settled])
}

interface NameFieldProps {
  name: string
  availability: ReturnType<typeof useAvailability>
  onChange: (name: string) => void
}

function NameField({ name, availability, onChange }: NameFieldProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        Site name
      </label>
      <input
        id={id}
        name="siteName"
        className="input h-14 w-full text-lg!"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        maxLength={63}
        aria-invalid={availability.kind === 'taken' || availability.kind === 'invalid'}
        aria-describedby={`${id}-state`}
        value={name}
        onChange={(event) => onChange(event.target.value.toLowerCase().replace(/\s+/g, '-'))}
      />
      <AvailabilityLine id={`${id}-state`} availability={availability} />
    </>
  )
}

function Suggestions({ names, onChoose }: { names: readonly string[]; onChoose: (name: string) => void }) {
  return (
    <div className="mt-4 flex min-h-11 flex-wrap items-center gap-2 text-sm">
      {names.length > 0 && <span className="text-muted">How about</span>}
      {names.map((suggestion) => (
        <button
          key={suggestion}
          type="button"
          className="btn btn-sm text-sm"
          onClick={() => onChoose(suggestion)}
        >
          {suggestion}
        </button>
      ))}
    </div>
  )
}
