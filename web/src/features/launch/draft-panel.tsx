import { models, type ModelId } from '@thumbfolio/contracts'
import { isProblem, messageOf } from '../../lib/api-problem.js'
import { siteAddress, withoutProtocol } from '../../lib/site-address.js'
import { daysUntil } from '../../lib/time.js'
import { counted } from '../../lib/counted.js'
import { BrowserFrame } from '../../ui/browser-frame.js'
import { LeftOutList } from '../../ui/left-out-list.js'
import { LivePage } from '../../ui/live-page.js'
import { Notice } from '../../ui/notice.js'
import { Working } from '../../ui/spinner.js'
import { answerDraft, decideDraft, saveDraft } from './draft-api.js'
import { DraftContact } from './draft-contact.js'
import { DraftFindings } from './draft-findings.js'
import { DraftSuggestions } from './draft-suggestions.js'
import { DraftWords } from './draft-words.js'
import type { useDraft } from './use-draft.js'

interface DraftPanelProps {
  siteName: string
  model: ModelId
  drafts: ReturnType<typeof useDraft>
  /** Nothing can be made yet. */
  isBlocked: boolean
  /** Makes one by the chosen model. */
  onMake: () => void
  /** There are words in hand: nothing is decided beside them. */
  isUnsaved: boolean
  onUnsaved: (isUnsaved: boolean) => void
}

/** The page before it is paid for: seen, edited and decided about here, and published by the launch as it is. */
export function DraftPanel({
  siteName,
  model,
  drafts,
  isBlocked,
  onMake,
  isUnsaved,
  onUnsaved,
}: DraftPanelProps) {
  const { draft, isMaking, problem } = drafts
  const name = models.find(({ id }) => id === model)!.name
  return (
    <section aria-labelledby="draft-title" className="mt-10">
      <h2 id="draft-title" className="mb-1 text-lg font-semibold">
        See your page first
      </h2>
      <p className="text-sm text-muted">
        {draft
          ? `Only you can see this draft. Kept for ${counted(daysUntil(draft.expiresAt, Date.now()), 'day')}. The name is yours once you launch.`
          : 'A draft is private and free. You can edit it, and the launch publishes what you saw. Or launch at once.'}
      </p>
      {problem !== undefined && <DraftProblem problem={problem} drafts={drafts} />}
      {draft ? (
        <OpenDraft {...{ draft, siteName, name, drafts, isUnsaved, onUnsaved }} />
      ) : (
        <button
          type="button"
          className={`btn mt-4 ${isBlocked ? 'btn-disabled' : ''}`}
          aria-disabled={isBlocked || isMaking}
          onClick={() => !isBlocked && !isMaking && onMake()}
        >
          {isMaking && <Working />}
          See a draft by {name}
        </button>
      )}
    </section>
  )
}

function DraftProblem({ problem, drafts }: Pick<DraftPanelProps, 'drafts'> & { problem: unknown }) {
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
              void (isLimit ? drafts.make({ by: 'local' }) : drafts.draft ? drafts.reload() : drafts.make())
            }
          >
            {isLimit ? 'See a draft without AI' : drafts.draft ? 'Load the draft again' : 'Try again'}
          </button>
        }
      />
    </div>
  )
}

type OpenDraftProps = Omit<DraftPanelProps, 'model' | 'isBlocked' | 'onMake'> & {
  draft: NonNullable<DraftPanelProps['drafts']['draft']>
  name: string
}

function OpenDraft({ draft, siteName, name, drafts, isUnsaved, onUnsaved }: OpenDraftProps) {
  const { content, previewUrl, draftVersion, status, problem } = draft
  const isReady = status === 'ready' && draft.launchId === undefined
  return (
    <>
      <p role="status" className="mt-3 flex min-h-6 items-center gap-2 text-sm">
        {status === 'writing' && (
          <>
            <Working /> {name} is arranging the page. Until then you see your resume in its own order.
          </>
        )}
        {draft.resumeChanged && 'Your resume was changed after this draft was made.'}
      </p>
      {problem && (
        <Notice kind="problem" title={problem.title}>
          {name} did not arrange this draft. It has your resume’s own words in their order, and costs the
          least to launch.
        </Notice>
      )}
      {draft.nameTaken && (
        <Notice kind="problem" title="This site name is taken by now">
          Go back to step 2 and choose another one. What you changed in this draft comes along.
        </Notice>
      )}
      <BrowserFrame address={withoutProtocol(siteAddress(siteName))} className="mt-2">
        <LivePage
          key={draftVersion}
          url={`${previewUrl}?v=${draftVersion}`}
          title={`Draft of ${siteName}`}
          ratio={0.8}
        />
      </BrowserFrame>
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={previewUrl} target="_blank" rel="noreferrer" className="btn btn-sm">
          Open the draft
        </a>
        {isReady && (problem !== undefined || draft.resumeChanged || draft.outdated) && (
          <button type="button" className="btn btn-sm" onClick={() => void drafts.make({ again: true })}>
            Make the draft again
          </button>
        )}
        <button type="button" className="btn btn-sm" onClick={drafts.discard}>
          Discard draft
        </button>
      </div>
      <DraftContact draft={draft} isReady={isReady} onChange={(change) => void drafts.change(change)} />
      <DraftFindings
        draft={draft}
        isReady={isReady}
        onAnswer={(confirm) => void drafts.save((now) => answerDraft(now, confirm(now)))}
      />
      <DraftSuggestions
        draft={draft}
        isReady={isReady && !isUnsaved}
        onDecide={(decisions) => drafts.save((now) => decideDraft(now, decisions))}
      />
      <DraftWords
        key={draft.id}
        draft={draft}
        isReady={isReady}
        onSave={(edit) => drafts.save((now) => saveDraft(now, edit))}
        onUnsaved={onUnsaved}
      />
      <details className="mt-6">
        <summary className="w-fit cursor-pointer font-semibold">
          What was left out ({content.removed.length})
        </summary>
        <div className="mt-2">
          {content.removed.length === 0 && <p className="text-sm text-muted">Nothing.</p>}
          <LeftOutList removed={content.removed} />
        </div>
      </details>
    </>
  )
}
