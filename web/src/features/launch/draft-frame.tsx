import { models, type DraftView } from '@thumbfolio/contracts'
import { Link } from 'react-router-dom'
import { isProblem, messageOf } from '../../lib/api-problem.js'
import { counted } from '../../lib/counted.js'
import { isOpen } from '../../lib/draft-api.js'
import { siteAddress, withoutProtocol } from '../../lib/site-address.js'
import { daysUntil } from '../../lib/time.js'
import { useMedia } from '../../lib/use-media.js'
import { BrowserFrame } from '../../ui/browser-frame.js'
import { LivePage } from '../../ui/live-page.js'
import { Notice } from '../../ui/notice.js'
import { Working } from '../../ui/spinner.js'
import type { Drafts } from './use-draft.js'
import type { LaunchFormState } from './use-launch-form.js'

/** The top of the page as on a laptop or on a phone; the whole page would push the choices away. */
const shapes = {
  laptop: { ratio: 0.9, layoutWidthPx: 1280 },
  phone: { ratio: 1, layoutWidthPx: 390 },
}

/** A preview of the page before it is paid for, visible while choices are made. */
export function DraftFrame({ form }: { form: LaunchFormState }) {
  const { siteName, drafts, isReady, chosen } = form
  const { draft, isPreview, problem } = drafts
  const shape = useMedia('(min-width: 40rem)') ? shapes.laptop : shapes.phone
  const modelName = models.find(({ id }) => id === chosen.model)!.name
  return (
    <section aria-labelledby="draft-title" className="min-w-0 self-start lg:sticky lg:top-24">
      <h2 id="draft-title" className="sr-only">
        See your page first
      </h2>
      <BrowserFrame address={withoutProtocol(siteAddress(siteName))}>
        <div className="overflow-hidden lg:max-h-[max(20rem,calc(100dvh-22rem))]">
          {draft ? (
            <LivePage
              key={draft.draftVersion}
              url={`${draft.previewUrl}?v=${draft.draftVersion}`}
              title={`Draft of ${siteName}`}
              onOpen={form.onDraftShown}
              {...shape}
            />
          ) : (
            <NoDraft isComing={isReady && problem === undefined} ratio={shape.ratio} />
          )}
        </div>
      </BrowserFrame>
      {problem !== undefined && <DraftProblem {...{ problem, drafts }} />}
      {draft && (
        <>
          <DraftState {...{ draft, isPreview, modelName }} />
          <DraftActions {...{ form, draft, modelName }} />
        </>
      )}
    </section>
  )
}

const NoDraft = ({ isComing, ratio }: { isComing: boolean; ratio: number }) => (
  <div
    className="grid place-items-center bg-base-200 p-8 text-center text-sm text-muted"
    style={{ aspectRatio: 1 / ratio }}
    role="status"
  >
    {isComing ? (
      <span className="flex animate-late items-center gap-2">
        <Working /> Laying out your page
      </span>
    ) : (
      'Your page appears here.'
    )}
  </div>
)

interface DraftStateProps {
  draft: DraftView
  isPreview: boolean
  modelName: string
}

/** Who can see the draft, who arranged it, and its problems. */
function DraftState({ draft, isPreview, modelName }: DraftStateProps) {
  const { status, problem, resumeChanged, nameTaken, expiresAt } = draft
  const kept = `Only you can see this draft. Kept for ${counted(daysUntil(expiresAt, Date.now()), 'day')}. The name is yours once you launch.`
  return (
    <div className="mt-3 grid gap-3 text-sm">
      <p role="status" className="flex min-h-6 items-center gap-2 text-muted">
        {status === 'writing' ? (
          <>
            <Working /> {modelName} is arranging the page. Until then you see your resume in its own order.
          </>
        ) : isPreview ? (
          `Your resume in its own order, seen by you alone. ${modelName} arranges it when you launch.`
        ) : (
          kept
        )}
      </p>
      {resumeChanged && <p>Your resume was changed after this draft was made.</p>}
      {problem && (
        <Notice kind="problem" title={problem.title}>
          {modelName} did not arrange this draft. It has your resume’s own words in their order, and costs the
          least to launch.
        </Notice>
      )}
      {nameTaken && (
        <Notice kind="problem" title="This site name is taken by now">
          Go back to step 2 and choose another one. What you changed in this draft comes along.
        </Notice>
      )}
    </div>
  )
}

interface DraftActionsProps {
  form: LaunchFormState
  draft: DraftView
  modelName: string
}

function DraftActions({ form, draft, modelName }: DraftActionsProps) {
  const { drafts, consent } = form
  const { isPreview, isMaking } = drafts
  const isLaunchable = isOpen(draft) && !isPreview
  // What an owner wrote by hand is nowhere else: the draft is not made again from nothing.
  const isOld = draft.outdated || (!form.isByHand && (draft.problem !== undefined || draft.resumeChanged))
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <a href={draft.previewUrl} target="_blank" rel="noreferrer" className="btn btn-sm">
        Open the draft
      </a>
      {isLaunchable && (
        <Link to={`/studio/${draft.id}`} className="btn btn-sm">
          Edit the page
        </Link>
      )}
      {isPreview && (
        <button
          type="button"
          className="btn btn-sm"
          aria-disabled={isMaking}
          onClick={() => void drafts.make({ by: 'model' }, { before: consent.save })}
        >
          {isMaking && <Working />}
          See a draft by {modelName}
        </button>
      )}
      {isLaunchable && isOld && (
        <button
          type="button"
          className="btn btn-sm"
          onClick={() => void drafts.make({ by: draft.by, again: true })}
        >
          Make the draft again
        </button>
      )}
      {!isPreview && !form.isByHand && (
        <button type="button" className="btn btn-sm" onClick={() => void drafts.discard()}>
          Discard draft
        </button>
      )}
    </div>
  )
}

function DraftProblem({ problem, drafts }: { problem: unknown; drafts: Drafts }) {
  const isLimit = isProblem(problem, 'draft-limit')
  return (
    <div className="mt-4">
      <Notice
        kind="problem"
        title={messageOf(problem, 'The draft could not be changed.')}
        action={
          <button
            type="button"
            className="btn"
            onClick={() =>
              void (isLimit ? drafts.make({ by: 'local' }) : drafts.draft ? drafts.reload() : drafts.show())
            }
          >
            {isLimit ? 'See a draft without AI' : drafts.draft ? 'Load the draft again' : 'Try again'}
          </button>
        }
      />
    </div>
  )
}
