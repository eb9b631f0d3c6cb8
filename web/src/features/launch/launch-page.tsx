import { models } from '@thumbfolio/contracts'
import { Navigate, useSearchParams } from 'react-router-dom'
import { LaunchForm } from './launch-form.js'
import { LaunchProgress } from './launch-progress.js'

/**
 * Step 3. A launch on its way stands in the address by its id, so that a reload goes on following it; before that what
 * was chosen stands there. What a vendor is allowed never does: a link must not say it for somebody.
 */
export function LaunchPage() {
  const [search, setSearch] = useSearchParams()
  const id = search.get('id')
  const resumeId = search.get('resume') ?? undefined
  const siteName = search.get('site')
  const model = models.find(({ id: known }) => known === search.get('model'))?.id

  const show = (launchId: string, fileUrl: string, name: string) =>
    setSearch({ id: launchId, resume: fileUrl, site: name }, { replace: true })

  const keep = (choice: Record<string, string>) =>
    setSearch({ ...Object.fromEntries(search), ...choice }, { replace: true, preventScrollReset: true })

  if (id !== null) return <LaunchProgress key={id} id={id} resumeId={resumeId} onStarted={show} />
  if (siteName === null || siteName === '')
    return (
      <Navigate
        to={resumeId ? `/site-setup?resume=${encodeURIComponent(resumeId)}` : '/site-setup'}
        replace
      />
    )
  return (
    <LaunchForm siteName={siteName} resumeId={resumeId} wanted={model} onChoose={keep} onStarted={show} />
  )
}
