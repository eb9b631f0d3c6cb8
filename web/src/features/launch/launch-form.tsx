import { useQuery } from '@tanstack/react-query'
import { costOf, models, type Confirmations, type ModelId } from '@thumbfolio/contracts'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { withLaunch } from '../../lib/left-launch.js'
import { resumesQuery } from '../../lib/resume-api.js'
import { useUser } from '../../lib/session-store.js'
import { siteAddress, withoutProtocol } from '../../lib/site-address.js'
import { ActionBar } from '../../ui/action-bar.js'
import { JourneySteps } from '../../ui/journey-steps.js'
import { FailedNotice } from '../../ui/failed-notice.js'
import { Page } from '../../ui/page.js'
import { Working } from '../../ui/spinner.js'
import { Unbroken } from '../../ui/unbroken.js'
import { keptChoices, type Choices } from './choices.js'
import { ConfirmLaunch } from './confirm-launch.js'
import { ConsentChoice, FallbackChoice } from './consent-choice.js'
import { CostNotices } from './cost-notices.js'
import { DraftPanel } from './draft-panel.js'
import { EditsChoice } from './edits-choice.js'
import { replacedPage } from './launch-api.js'
import { ModelChoice } from './model-choice.js'
import { RefusedLaunch } from './refused-launch.js'
import { ResumeChoice, ResumeNotice } from './resume-choice.js'
import { ThemeChoice } from './theme-choice.js'
import { useThemes } from './use-themes.js'
import { useConsent } from './use-consent.js'
import { useDraft } from './use-draft.js'
import { useLaunching, type OnStarted } from './use-launching.js'

/** Everything that can be chosen here. */
export interface Chosen extends Choices {
  readonly model: ModelId
  readonly resume: string | undefined
}

interface LaunchFormProps {
  siteName: string
  /** Of the launch that is retried, or as it was chosen here before. */
  wanted: Chosen
  /** Told what is chosen, so that it outlives a reload and a way elsewhere. */
  onChoose: (chosen: Chosen) => void
  onStarted: OnStarted
}

/** Before the launch: what it is made of, by which model, and what it costs. */
export function LaunchForm({ siteName, wanted, onChoose, onStarted }: LaunchFormProps) {
  const user = useUser()
  const [chosen, setChosen] = useState(wanted)
  const { model, edits } = chosen
  // Two choices before the next rendering both count.
  const latest = useRef(wanted)
  const choose = (change: Partial<Chosen>) => {
    latest.current = { ...latest.current, ...change }
    setChosen(latest.current)
    onChoose(latest.current)
  }
  const resumes = useQuery(resumesQuery(user._id))
  const replaced = useQuery({
    queryKey: ['replaced-page', user._id, siteName],
    queryFn: ({ signal }) => replacedPage(user._id, siteName, signal),
  })
  const page = replaced.data ?? undefined
  // Before it is known what a page was made of, nothing else is put in its place.
  const isSettled = chosen.resume !== undefined || !replaced.isPending
  const list = resumes.isSuccess && isSettled ? resumes.data : []
  const made = list.find(({ _id }) => _id === page?.resumeId)
  const fileUrl = chosen.resume ?? (made ?? list[0])?._id
  const isMissing = resumes.isSuccess && isSettled && !list.some(({ _id }) => _id === fileUrl)
  const { isGenerating, refusal, toConfirm, launch, cancel } = useLaunching(onStarted)
  const themes = useThemes(siteName, fileUrl, page)
  const theme = chosen.theme ?? themes.standing
  const consent = useConsent(model, user._id, chosen, choose)
  const canDraft = fileUrl !== undefined && !isMissing && !replaced.isPending && list.length > 0
  const drafts = useDraft(canDraft ? { fileUrl, siteName, model, by: 'model', edits } : undefined, {
    isFree: consent.isUnwritten,
    theme: chosen.theme,
  })
  const { draft } = drafts
  const [isUnsaved, setIsUnsaved] = useState(false)
  const start = async (confirm?: Confirmations) => {
    if (fileUrl === undefined || isUnsaved) return
    await launch(async () => {
      const seen = await drafts.settled()
      const isReady = seen?.status === 'ready' && seen.launchId === undefined
      await consent.save()
      return {
        fileUrl,
        siteName,
        model,
        fallback: consent.fallback,
        edits,
        theme,
        ...(isReady && { draftId: seen.id, draftVersion: seen.draftVersion }),
        ...(confirm && { confirm }),
      }
    })
  }
  const costs = useRef<HTMLDivElement>(null)
  const notices = useRef<HTMLDivElement>(null)
  // The button is always in sight; what it led to may stand below the fold, under its bar.
  useEffect(() => {
    if (refusal !== undefined) notices.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  const chooseModel = (next: ModelId) => {
    choose({ model: next })
    // What the choice costs opens under it, and on a small screen under the bar of the launch.
    requestAnimationFrame(
      () => costs.current?.firstElementChild && costs.current.scrollIntoView({ block: 'nearest' }),
    )
  }
  const cost = draft?.status === 'ready' ? draft.cost : costOf(model)
  const open = draft?.findings.length ?? 0
  const isPoor = user.credits < cost
  const back = new URLSearchParams({ ...(fileUrl !== undefined && { resume: fileUrl }), site: siteName })
  // Where somebody goes from here, to another step or to the credits, leads back to all of it.
  const left = withLaunch({
    address: `/launch?${back.toString()}&model=${model}`,
    state: keptChoices(user._id, siteName, chosen),
  })

  return (
    <Page
      title="Launch your site"
      lead="Takes a few seconds. You only pay if your site goes live."
      above={
        <JourneySteps
          current="launch"
          back={{
            upload: fileUrl === undefined ? '' : `?resume=${encodeURIComponent(fileUrl)}`,
            'site-name': `?${back.toString()}`,
          }}
          state={left}
        />
      }
    >
      <form
        className="max-w-2xl"
        onSubmit={(event) => {
          event.preventDefault()
          void start()
        }}
      >
        <div className="not-empty:mb-8">
          <ResumeNotice
            isMissing={isMissing}
            hasOthers={list.length > 0}
            left={left}
            hasFailed={resumes.isError && fileUrl === undefined}
            onRetry={() => void resumes.refetch()}
          />
        </div>
        <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
          <div>
            <dt className="text-sm text-muted">Address</dt>
            <dd className="font-medium wrap-anywhere">{withoutProtocol(siteAddress(siteName))}</dd>
            {page && (
              <dd className="mt-1 text-sm text-muted">
                You own this site. Launching replaces the current page. You can go back to it.
              </dd>
            )}
          </div>
          <div>
            <dt className="text-sm text-muted" id="resume-label">
              Resume
            </dt>
            <dd className="mt-1">
              <ResumeChoice
                resumes={list}
                chosen={fileUrl}
                labelId="resume-label"
                onChoose={(resume) => choose({ resume })}
              />
            </dd>
          </div>
        </dl>

        {page && page.sentences + page.takenOff > 0 && (
          <EditsChoice
            page={page}
            isKept={edits === 'keep'}
            onChoose={(isKept) => choose({ edits: isKept ? 'keep' : 'drop' })}
          />
        )}
        <ThemeChoice
          previewUrl={draft?.previewUrl ?? themes.previewUrl}
          value={theme}
          recommended={themes.recommended}
          onChange={(next) => {
            choose({ theme: next })
            if (draft) void drafts.change({ theme: next })
          }}
        />
        <ModelChoice models={models} chosen={model} onChoose={chooseModel} />
        <div ref={costs} className="scroll-mb-40 not-empty:mt-4" aria-live="polite">
          <CostNotices model={model} consent={consent} balance={user.credits} onChoose={chooseModel} />
        </div>
        {consent.writing && (
          <ConsentChoice
            writing={consent.writing}
            modelName={consent.modelName}
            isGranted={consent.isGranted}
            onGrant={consent.grant}
          />
        )}
        {consent.writing && (consent.writing.kind === 'allowed' || consent.isGranted) && (
          <FallbackChoice
            choices={consent.fallbacks}
            chosen={consent.fallback}
            isNew={consent.isNew}
            otherName={consent.otherName}
            price={credits(cost)}
            onChoose={(fallback) => choose({ fallback })}
          />
        )}

        {consent.writing && (
          <DraftPanel
            {...{ siteName, model, drafts }}
            isBlocked={!canDraft}
            onMake={() => void drafts.make({}, consent.save)}
            isUnsaved={isUnsaved}
            onUnsaved={setIsUnsaved}
          />
        )}

        <div ref={notices} className="mt-8 grid scroll-mb-40 gap-4">
          {consent.hasFailed && (
            <FailedNotice title="We could not ask who may see your resumes" onRetry={consent.reload}>
              Nothing is launched before that is known.
            </FailedNotice>
          )}
          {refusal !== undefined && <RefusedLaunch refusal={refusal} />}
        </div>
        {toConfirm && (
          <ConfirmLaunch
            key={[...toConfirm.findings, ...toConfirm.reasons][0]?.id}
            toConfirm={toConfirm}
            isWorking={isGenerating}
            onConfirm={(confirm) => void start(confirm)}
            onClose={cancel}
          />
        )}
        <ActionBar
          note={
            <Unbroken>
              {`${isUnsaved ? 'Save your words in the draft before you launch. ' : ''}You have ${credits(user.credits)}; this launch costs ${credits(cost)}.${consent.isUnwritten && !isPoor ? ' Arranged without AI, at the same price.' : ''}`}
            </Unbroken>
          }
        >
          {isPoor ? (
            <Link to="/#pricing" state={left} className="btn btn-primary">
              See credit packages
            </Link>
          ) : (
            <button
              type="submit"
              className="btn btn-primary"
              // Not `disabled` while it works: that would take the focus away from the button that was pressed.
              aria-disabled={isGenerating || isUnsaved}
              disabled={
                replaced.isPending || fileUrl === undefined || isMissing || consent.writing === undefined
              }
            >
              {isGenerating && <Working />}
              Launch site{open > 0 && ` (${open} to answer)`}
            </button>
          )}
        </ActionBar>
      </form>
    </Page>
  )
}
