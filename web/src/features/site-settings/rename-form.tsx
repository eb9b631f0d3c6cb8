import { useEffect, useRef, useState, type FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { siteAddress, withoutProtocol } from '../../lib/site-address.js'
import type { OwnNames } from '../../lib/site-names-api.js'
import { meantName } from '../../lib/typed-name.js'
import { useAvailability, verdicts } from '../../lib/use-availability.js'
import { useContinueWhenAvailable } from '../../lib/use-continue-when-available.js'
import { OfferedNames } from '../../ui/offered-names.js'
import { Refusal } from '../../ui/refusal.js'
import { SiteNameField } from '../../ui/site-name-field.js'
import { Working } from '../../ui/spinner.js'
import { renameSite, untilPublished } from './site-settings-api.js'

/** Another name for a live site. The editor of the new name opens after it. */
export function RenameForm({ site, url, own }: { site: string; url: string; own: OwnNames }) {
  const [shown, setShown] = useState('')
  const name = meantName(shown)
  const availability = useAvailability(name, { status: 'success', data: own })
  const verdict = availability.kind === 'own' ? 'stay' : verdicts[availability.kind]
  const field = useRef<HTMLInputElement>(null)

  const { isRenaming, refusal, setRefusal, rename } = useRename(site)
  const { isWaiting, goOn } = useContinueWhenAvailable({
    name,
    verdict,
    onGo: () => void rename(name),
    onStay: () => field.current?.focus(),
  })
  const isReady = verdict !== 'stay' && !isRenaming
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) goOn()
    else field.current?.focus()
  }
  const change = (next: string) => {
    setRefusal(undefined)
    setShown(next)
  }

  return (
    <section aria-labelledby="rename-title">
      <h2 id="rename-title" className="text-lg font-semibold">
        Rename
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-sm text-muted">
        Renaming costs nothing. {withoutProtocol(url)} redirects to the new address for 90 days, and nobody
        else can take the name {site} for 180 days.
      </p>
      <form onSubmit={submit} noValidate className="max-w-2xl">
        <SiteNameField
          ref={field}
          label="New site name"
          purpose="rename"
          name={shown}
          availability={availability}
          onChange={change}
        />
        {verdict === 'stay' ? (
          <OfferedNames
            {...{ name, availability, suggestions: [] }}
            onChoose={(chosen) => {
              change(chosen)
              field.current?.focus()
            }}
          />
        ) : (
          <p className="mt-4 min-h-11 content-center text-sm wrap-anywhere">
            New address: {withoutProtocol(siteAddress(name))}
          </p>
        )}
        <Refusal text={refusal} />
        <p role="status" className="text-sm text-muted empty:hidden">
          {isRenaming && 'Your page is moving to its new address.'}
        </p>
        <button
          type="submit"
          className={`btn btn-primary mt-2 ${isReady ? '' : 'btn-disabled'}`}
          aria-disabled={!isReady}
        >
          {(isWaiting || isRenaming) && <Working />}
          Rename site
        </button>
      </form>
    </section>
  )
}

/** Moves the site, waits until its page is at the new address, and goes on to the editor. */
function useRename(site: string) {
  const navigate = useNavigate()
  const [isRenaming, setIsRenaming] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const rename = async (name: string) => {
    const { signal } = (running.current = new AbortController())
    setIsRenaming(true)
    setRefusal(undefined)
    try {
      const renamed = await renameSite(site, name)
      await untilPublished(renamed, signal).catch(() => undefined)
      toast.success(`Renamed to ${renamed}`)
      // Who has gone elsewhere meanwhile stays there.
      if (!signal.aborted) await navigate(`/sites/${encodeURIComponent(renamed)}/studio`)
    } catch (error) {
      setRefusal(messageOf(error, 'The site could not be renamed. It is still at its old address.'))
      setIsRenaming(false)
    }
  }
  return { isRenaming, refusal, setRefusal, rename }
}
