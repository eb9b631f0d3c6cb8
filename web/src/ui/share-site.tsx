import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '../lib/api-problem.js'
import { isListed, saveListing } from '../lib/listing-api.js'
import { ShareLinks } from './share-links.js'

/** Sharing of a live site; with the switch that a preview on LinkedIn may need. */
export function ShareSite({ url, name }: { url: string; name: string }) {
  const { data: listed } = useQuery({
    queryKey: ['listing', name],
    queryFn: ({ signal }) => isListed(name, signal),
  })
  return (
    <div className="grid gap-5">
      <ShareLinks url={url} name={name} />
      {listed !== undefined && <Listing key={name} name={name} listed={listed} />}
    </div>
  )
}

function Listing({ name, listed }: { name: string; listed: boolean }) {
  const [shown, setShown] = useState(listed)
  const [isSaving, setSaving] = useState(false)

  async function save(wanted: boolean): Promise<void> {
    setShown(wanted)
    setSaving(true)
    try {
      await saveListing(name, wanted)
    } catch (error) {
      setShown(!wanted)
      toast.error(messageOf(error, 'This could not be saved'))
    } finally {
      setSaving(false)
    }
  }

  return (
    <div className="grid gap-2 text-sm">
      <label className="flex cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          role="switch"
          className="toggle toggle-sm"
          checked={shown}
          disabled={isSaving}
          onChange={(event) => void save(event.target.checked)}
        />
        Search engines may list the page
      </label>
      {!shown && (
        <p className="text-muted">
          Your page is unlisted: only people with the link find it. LinkedIn may show no picture for an
          unlisted page.
        </p>
      )}
    </div>
  )
}
