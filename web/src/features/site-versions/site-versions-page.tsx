import { useQuery } from '@tanstack/react-query'
import { mostVersions, type SiteVersionItem } from '@thumbfolio/contracts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useParams } from 'react-router-dom'
import { isProblem, messageOf } from '../../lib/api-problem.js'
import { focusSoon } from '../../lib/focus-soon.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { Page } from '../../ui/page.js'
import { Refusal } from '../../ui/refusal.js'
import { SiteTabs } from '../../ui/site-tabs.js'
import { useAnswers } from '../../ui/use-answers.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { restoreVersion, versionsOf } from './site-versions-api.js'
import { SettingsVersions } from './settings-versions.js'
import { VersionPreview } from './version-preview.js'
import { VersionRow } from './version-row.js'
import { comparisonsOf, grouped } from './version-text.js'

const listId = 'versions'

/** What a page was before: look at a version, compare it, restore it. */
export function SiteVersionsPage() {
  const { name = '' } = useParams()
  const query = useQuery({ queryKey: ['versions', name], queryFn: ({ signal }) => versionsOf(name, signal) })
  const [previewed, setPreviewed] = useState<string>()
  const restoring = useRestore(name, query.data?.etag ?? '', () => void query.refetch())

  const row = (versions: readonly SiteVersionItem[], version: SiteVersionItem) => (
    <VersionRow
      key={version.id}
      site={name}
      version={version}
      comparisons={comparisonsOf(versions, version.id)}
      onPreview={() => setPreviewed(version.id)}
      onRestore={() => restoring.ask(version.id)}
    />
  )
  return (
    <Page
      title={`Versions of ${name}`}
      lead={`The last ${mostVersions} versions of your words are kept, and the settings between them. Restoring one costs nothing.`}
      above={<SiteTabs name={name} />}
    >
      <WhenLoaded
        query={query}
        missing={`You have no site called ${name}.`}
        fallback="The versions could not be loaded."
      >
        {({ versions }) => (
          <>
            <ul id={listId} tabIndex={-1} aria-label="Versions" className="max-w-4xl outline-none">
              {grouped(versions).map((group) =>
                group.kind === 'one' ? (
                  row(versions, group.version)
                ) : (
                  <SettingsVersions key={group.versions[0]?.id} versions={group.versions}>
                    {group.versions.map((version) => row(versions, version))}
                  </SettingsVersions>
                ),
              )}
            </ul>
            {versions.length < 2 && (
              <p className="mt-6 max-w-prose text-sm text-muted">
                There is no older version yet. When you change your page, this one is kept here.
              </p>
            )}
          </>
        )}
      </WhenLoaded>
      {previewed !== undefined && (
        <VersionPreview site={name} id={previewed} onClose={() => setPreviewed(undefined)} />
      )}
      {restoring.id !== undefined && (
        <ConfirmDialog
          title={`Restore version ${restoring.id}?`}
          action="Restore and publish"
          tone="primary"
          isWorking={restoring.isWorking}
          onConfirm={() => void restoring.confirm()}
          onClose={restoring.cancel}
        >
          <p>It is published at once and costs nothing. Today’s page stays in this list as a version.</p>
          <div className="mt-3">
            <Refusal text={restoring.refusal} />
          </div>
        </ConfirmDialog>
      )}
      {restoring.dialog}
    </Page>
  )
}

/** Restores a version after a confirmation. A refusal stays beside the button that was pressed. */
function useRestore(name: string, etag: string, onChanged: () => void) {
  const [id, setId] = useState<string>()
  const [isWorking, setIsWorking] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { run, dialog } = useAnswers('Restore and publish')

  const ask = (wanted: string | undefined) => {
    setRefusal(undefined)
    setId(wanted)
  }
  const confirm = async () => {
    if (id === undefined) return
    setIsWorking(true)
    setRefusal(undefined)
    try {
      await run((given) => restoreVersion(name, id, etag, given))
      toast.success(`Version ${id} is restored. Your page shows it in a moment.`)
      setId(undefined)
      focusSoon(listId)
    } catch (error) {
      if (!isProblem(error, 'confirmation-needed'))
        setRefusal(messageOf(error, 'The version could not be restored. Your page is as it was.'))
    } finally {
      setIsWorking(false)
      // Also after a refusal: the list may be older than the page.
      onChanged()
    }
  }
  return { id, isWorking, refusal, dialog, ask, confirm, cancel: () => ask(undefined) }
}
