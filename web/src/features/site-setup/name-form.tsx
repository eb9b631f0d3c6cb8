import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type RefObject } from 'react'
import { useLocation, useNavigate, useNavigation, useSearchParams } from 'react-router-dom'
import { launchWith, useLeftLaunch, withLaunch } from '../../lib/left-launch.js'
import { useUser } from '../../lib/session-store.js'
import { siteAddress, withoutProtocol } from '../../lib/site-address.js'
import { ownNames } from '../../lib/site-names-api.js'
import { meantName } from '../../lib/typed-name.js'
import { settleMs, useAvailability, verdicts } from '../../lib/use-availability.js'
import { useDebounced } from '../../lib/use-debounced.js'
import { useContinueWhenAvailable } from '../../lib/use-continue-when-available.js'
import { ActionBar } from '../../ui/action-bar.js'
import { JourneySteps } from '../../ui/journey-steps.js'
import { OfferedNames } from '../../ui/offered-names.js'
import { Page } from '../../ui/page.js'
import { Refusal } from '../../ui/refusal.js'
import { SiteNameField } from '../../ui/site-name-field.js'
import { Working } from '../../ui/spinner.js'
import { freeNames } from './free-names.js'
import { resumeToName } from './site-setup-api.js'
import { suggestionsFor } from './suggestions.js'
import { useEmptyPage } from './use-empty-page.js'

/** The name, whether it can be had, and the address that it becomes. */
export function NameForm({ resumeId, initial }: { resumeId: string; initial: string }) {
  const user = useUser()
  const navigate = useNavigate()
  const left = useLeftLaunch()
  const own = useQuery({
    queryKey: ['own-names', user._id],
    queryFn: ({ signal }) => ownNames(user._id, signal),
  })
  const field = useRef<HTMLInputElement>(null)
  const { suggestions, isByHand } = useResume(resumeId, user.username)
  const { openStudio, isOpening, problem } = useEmptyPage(resumeId)
  const [shown, setName] = useName(initial, suggestions[0], field)
  const name = meantName(shown)
  useNameInAddress(name)
  const availability = useAvailability(name, own)
  const verdict = verdicts[availability.kind]
  const isGoing = useRef(false)
  const go = async () => {
    if (isGoing.current) return
    isGoing.current = true
    const { to, state } = launchWith(left, { resume: resumeId, site: name })
    await ((await isByHand()) ? openStudio(name) : navigate(to, { state }))
    isGoing.current = false
  }
  const { isWaiting, goOn } = useContinueWhenAvailable({
    name,
    verdict,
    onGo: () => void go(),
    // The button is disabled; the reason is below the field, and is its accessible description.
    onStay: () => field.current?.focus(),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    goOn()
  }

  return (
    <Page
      title="Choose your site name"
      lead="It becomes the address of your portfolio."
      above={
        <JourneySteps
          current="site-name"
          back={{ upload: `?resume=${encodeURIComponent(resumeId)}` }}
          state={withLaunch(left)}
        />
      }
    >
      <form onSubmit={submit} noValidate className="max-w-2xl">
        <SiteNameField
          ref={field}
          label="Site name"
          purpose="launch"
          name={shown}
          availability={availability}
          autoFocus
          onChange={setName}
        />
        <OfferedNames
          {...{ name, availability, suggestions }}
          onChoose={(chosen) => {
            setName(chosen)
            field.current?.focus()
          }}
        />
        <YourAddress name={verdict === 'stay' ? undefined : name} />
        <Refusal text={problem} />
        <ActionBar>
          <button type="submit" className="btn btn-primary" disabled={verdict === 'stay'}>
            {(isWaiting || isOpening) && <Working />}
            Continue
          </button>
        </ActionBar>
      </form>
    </Page>
  )
}

/** What a name becomes; undefined for one that cannot be had. */
const YourAddress = ({ name }: { name: string | undefined }) => (
  <>
    <p className="mt-8 border-t border-line pt-6 text-sm text-muted" aria-live="off">
      Your address
    </p>
    <p className="mt-1 min-h-8 text-lg wrap-anywhere">
      {name === undefined ? (
        <span className="text-muted">appears here</span>
      ) : (
        <span className="font-medium">{withoutProtocol(siteAddress(name))}</span>
      )}
    </p>
  </>
)

/** The first free name is filled in, selected, so that typing replaces it. What somebody typed before is theirs. */
function useName(initial: string, first: string | undefined, field: RefObject<HTMLInputElement | null>) {
  const [name, setName] = useState(initial)
  const isUntouched = useRef(initial === '')
  const filled = useRef<string>(undefined)
  const change = (next: string) => {
    isUntouched.current = false
    setName(next)
  }
  useEffect(() => {
    if (first === undefined || !isUntouched.current) return
    filled.current = first
    change(first)
  }, [first])
  // With the name, not a frame later: a letter typed in between would be added to it.
  useLayoutEffect(() => {
    if (filled.current !== name) return
    filled.current = undefined
    if (document.activeElement === field.current) field.current?.select()
  }, [name])
  return [name, change] as const
}

/** Free names that suit the person, once it is known who the resume is about, or that this cannot be known. */
function useResume(resumeId: string, username: string) {
  const client = useQueryClient()
  const query = {
    queryKey: ['resume-to-name', resumeId],
    queryFn: ({ signal }: { signal: AbortSignal }) => resumeToName(resumeId, signal),
  }
  const person = useQuery(query)
  const candidates = suggestionsFor(person.data?.name ?? '', username)
  const { data: suggestions = [] } = useQuery({
    queryKey: ['free-names', candidates],
    queryFn: ({ signal }) => freeNames(candidates, signal),
    enabled: !person.isPending,
  })
  /** Asked for where it is not known yet; a resume that cannot be loaded is one to launch, which says why. */
  const isByHand = () =>
    client.ensureQueryData(query).then(
      (known) => known.isByHand,
      () => false,
    )
  return { suggestions, isByHand }
}

/** The typed name is in the address, so that a reload and the way back keep it. */
function useNameInAddress(name: string): void {
  const [search, setSearch] = useSearchParams()
  const settled = useDebounced(name, settleMs)
  const written = search.get('site') ?? ''
  const { state } = useLocation() as { state: unknown }
  const isLeaving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (settled === written || isLeaving) return
    const next = new URLSearchParams(search)
    if (settled === '') next.delete('site')
    else next.set('site', settled)
    setSearch(next, { replace: true, preventScrollReset: true, state })
  }, [settled])
}
