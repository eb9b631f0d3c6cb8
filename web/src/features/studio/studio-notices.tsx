import type { Removed } from '@thumbfolio/contracts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { isProblem, messageOf } from '../../lib/api-problem.js'
import { CopyButton } from '../../ui/copy-button.js'
import { LeftOutList } from '../../ui/left-out-list.js'
import { Notice } from '../../ui/notice.js'
import { Working } from '../../ui/spinner.js'
import { nameOf, titleOf } from './section-shapes.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'
import { entryAt, sectionOf, type Words } from './words.js'

interface StudioNoticesProps {
  studio: Studio
  now: StudioState
  /** Of an action other than saving. */
  problem: unknown
  /** Set after the changes were brought onto the live page. */
  collisions: readonly Removed[] | undefined
  onDiscard: () => void
  onRebase: () => Promise<void>
}

/** Merged changes of another tab or device, and refused actions. */
export function StudioNotices({ studio, now, problem, collisions, ...more }: StudioNoticesProps) {
  const shown = problem ?? (now.state === 'refused' ? now.problem : undefined)
  const { onDiscard, onRebase } = more
  const isOutdated =
    isProblem(shown, 'draft-outdated') || (now.draft.kind === 'changes' && now.draft.outdated)
  return (
    <div className="grid gap-2 not-empty:p-3">
      {now.merged !== undefined && <Merged {...{ studio, now }} />}
      {collisions !== undefined && <Rebased {...{ collisions }} />}
      {isOutdated && <Outdated {...{ onDiscard, onRebase }} problem={shown} />}
      {!isOutdated && shown !== undefined && <Refused {...{ studio, now }} problem={shown} />}
    </div>
  )
}

function Merged({ studio, now: { merged = [], history } }: Pick<StudioNoticesProps, 'studio' | 'now'>) {
  return (
    <Notice
      kind="information"
      title="This page was changed on another tab or device."
      action={
        <button type="button" className="btn btn-sm" onClick={studio.forgetMerged}>
          Got it
        </button>
      }
    >
      {merged.length === 0
        ? 'Those changes are here now, and yours are on top of them.'
        : 'Yours are on top of them. Where both changed the same words, yours are on the page; the others were:'}
      {merged.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {merged.map(({ where, theirs }, at) => (
            <li key={at} className="flex items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere">
                {whereName(history.now, where)}: <span className="text-base-content">{theirs}</span>
              </span>
              <CopyButton text={theirs} label="Copy" className="btn btn-ghost btn-sm" />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}

function whereName(words: Words, where: string): string {
  const fixed: Readonly<Record<string, string>> = {
    intro: 'Introduction',
    headline: 'Headline',
    basics: 'Name and contact',
    titles: 'Titles',
  }
  const entry = entryAt(words, where)
  const section = sectionOf(words, where)
  return fixed[where] ?? (entry && section ? nameOf(section.name, entry) : titleOf(words, where))
}

/** The live page moved on since these changes began: they can be brought onto it. */
function Outdated({
  problem,
  onDiscard,
  onRebase,
}: Pick<StudioNoticesProps, 'problem' | 'onDiscard' | 'onRebase'>) {
  const [isWorking, setIsWorking] = useState(false)
  const rebase = async () => {
    if (isWorking) return
    setIsWorking(true)
    await onRebase()
    setIsWorking(false)
  }
  return (
    <Notice
      kind="problem"
      title={messageOf(problem, 'The live page was changed after these changes began.')}
      action={
        <>
          <button
            type="button"
            className="btn btn-sm btn-primary"
            aria-disabled={isWorking}
            onClick={() => void rebase()}
          >
            {isWorking && <Working />}
            Bring your changes onto the page as it is now
          </button>
          <button type="button" className="btn btn-sm" onClick={onDiscard}>
            Discard the changes
          </button>
        </>
      }
    >
      Nothing of yours is lost. Where both changed the same words, yours are taken and the others are listed.
    </Notice>
  )
}

function Rebased({ collisions }: { collisions: readonly Removed[] }) {
  const [isOpen, setIsOpen] = useState(true)
  if (!isOpen) return null
  return (
    <Notice
      kind="information"
      title="Your changes are on the page as it is now."
      action={
        <button type="button" className="btn btn-sm" onClick={() => setIsOpen(false)}>
          Got it
        </button>
      }
    >
      {collisions.length === 0
        ? 'Nothing collided. Look it over, then publish.'
        : 'These were changed on the live page too:'}
      {collisions.length > 0 && (
        <div className="mt-2">
          <LeftOutList removed={collisions} />
        </div>
      )}
    </Notice>
  )
}

type RefusedProps = Pick<StudioNoticesProps, 'studio' | 'now' | 'problem'>

function Refused({ studio, now: { draft, problem: ofSaving }, problem }: RefusedProps) {
  const isOver = isProblem(problem, 'draft-gone') || isProblem(problem, 'draft-launched')
  const site = `/sites/${encodeURIComponent(draft.siteName)}/studio`
  const isField = isProblem(problem, 'validation-failed')
  return (
    <Notice
      kind="problem"
      title={
        isField ? 'Something needs another look.' : messageOf(problem, 'That did not work. Please try again.')
      }
      action={
        isOver
          ? draft.kind === 'changes' && (
              <Link to={site} className="btn btn-sm">
                Open the page as it is now
              </Link>
            )
          : problem === ofSaving && (
              <button type="button" className="btn btn-sm" onClick={() => void studio.flush()}>
                Save again
              </button>
            )
      }
    >
      {isField ? Object.values(problem.fields).join(' ') : 'Your words are still here.'}
    </Notice>
  )
}
