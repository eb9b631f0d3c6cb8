import { defaultModel, models } from '@thumbfolio/contracts'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { useUser } from '../../lib/session-store.js'
import { choicesIn, keptChoices } from './choices.js'
import { LaunchForm } from './launch-form.js'
import { LaunchProgress } from './launch-progress.js'
import type { Chosen } from './use-choices.js'

/**
 * Step 3. The address has the id of a running launch, so that a reload follows it; before that it has the choices. It never
 * has consents or the choice about the owner's edits: a link must not make these decisions for somebody.
 */
export function LaunchPage() {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation() as { state: unknown }
  const user = useUser()
  const id = search.get('id')
  const resumeId = search.get('resume') ?? undefined
  const siteName = search.get('site')
  const model = models.find(({ id: known }) => known === search.get('model'))?.id

  const show = (launchId: string, fileUrl: string, name: string) =>
    setSearch({ id: launchId, resume: fileUrl, site: name }, { replace: true })

  const keep = ({ model: chosen, resume, ...choices }: Chosen) =>
    setSearch(
      { ...Object.fromEntries(search), model: chosen, ...(resume !== undefined && { resume }) },
      { replace: true, preventScrollReset: true, state: keptChoices(user._id, siteName ?? '', choices) },
    )

  if (id !== null) return <LaunchProgress key={id} id={id} resumeId={resumeId} onStarted={show} />
  if (siteName === null || siteName === '')
    return (
      <Navigate
        to={resumeId ? `/site-setup?resume=${encodeURIComponent(resumeId)}` : '/site-setup'}
        replace
      />
    )
  return (
    <LaunchForm
      siteName={siteName}
      wanted={{ resume: resumeId, model: model ?? defaultModel, ...choicesIn(state, user._id, siteName) }}
      onChoose={keep}
      onStarted={show}
    />
  )
}
