import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewReaderLink } from '@thumbfolio/contracts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useParams } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { CopyButton } from '../../ui/copy-button.js'
import { Page } from '../../ui/page.js'
import { SiteTabs } from '../../ui/site-tabs.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { ReaderForm } from './reader-form.js'
import { ReaderList } from './reader-list.js'
import { makeReaderLink, revokeReaderLink, siteReaders } from './site-readers-api.js'

/** Links of a site that are each for one reader. */
export function SiteReadersPage() {
  const { name = '' } = useParams()
  const [made, setMade] = useState<{ id: string; name: string; url: string }>()
  const [revoking, setRevoking] = useState<string>()
  const [now] = useState(() => Date.now())
  const cache = useQueryClient()
  const readers = siteReaders(name)
  const query = useQuery(readers)
  const make = async (wanted: NewReaderLink) => {
    const { link, url } = await makeReaderLink(name, wanted)
    setMade({ id: link.id, name: link.name, url })
    await cache.invalidateQueries({ queryKey: readers.queryKey })
  }
  const revoke = async (id: string) => {
    setRevoking(id)
    try {
      await revokeReaderLink(name, id)
      await cache.cancelQueries({ queryKey: readers.queryKey })
      cache.setQueryData(readers.queryKey, (all) => all?.filter((link) => link.id !== id))
      if (made?.id === id) setMade(undefined)
      toast.success('The link is revoked.')
    } catch (error) {
      toast.error(messageOf(error, 'The link could not be revoked'))
    } finally {
      setRevoking(undefined)
    }
  }
  return (
    <Page
      title={`Private links of ${name}`}
      lead="A link for one reader: your page, with what you show to them alone. No search engine finds it."
      above={<SiteTabs name={name} />}
    >
      <WhenLoaded
        query={query}
        missing={`You have no site called ${name}.`}
        fallback="The links could not be loaded."
      >
        {(links) => (
          <div className="grid gap-10">
            <ReaderForm onMake={make} />
            {made && <MadeLink {...made} />}
            {links.length > 0 && (
              <section aria-labelledby="readers-title">
                <h2 id="readers-title" className="mb-3 text-lg font-semibold">
                  Links
                </h2>
                <ReaderList {...{ links, now, revoking }} onRevoke={(id) => void revoke(id)} />
              </section>
            )}
          </div>
        )}
      </WhenLoaded>
    </Page>
  )
}

/** The address of a link, right after it was made. */
const MadeLink = ({ name, url }: { name: string; url: string }) => (
  <section
    role="status"
    aria-label={`Link for ${name}`}
    className="grid max-w-prose gap-2 rounded-box border border-line p-4"
  >
    <p className="font-semibold">The link for {name}</p>
    <p className="wrap-anywhere">{url}</p>
    <p className="text-sm text-muted">Copy it now: it is not stored, so it cannot be shown again.</p>
    <CopyButton text={url} label="Copy link" className="btn justify-self-start btn-sm" />
  </section>
)
