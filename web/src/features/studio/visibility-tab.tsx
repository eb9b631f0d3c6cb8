import type { AnsweredFinding, DraftView, FindingAnswer, PersonalFinding } from '@thumbfolio/contracts'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { keyOf } from '../../lib/finding-texts.js'
import { FindingList } from '../../ui/finding-list.js'
import { Switch } from '../../ui/switch.js'
import { VisibilitySwitches } from '../../ui/visibility-switches.js'
import { ActionSwitches } from './action-switches.js'
import { answerFindings, changeSettings, type DraftSettings } from './studio-api.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'

interface VisibilityTabProps {
  studio: Studio
  now: StudioState
  onProblem: (problem: unknown) => void
}

/** What of the person strangers will see. */
export function VisibilityTab({ studio, now: { draft }, onProblem }: VisibilityTabProps) {
  /** A switch answers the hand at once. */
  const [wanted, setWanted] = useState<DraftSettings>()
  const content = { ...draft.content, ...wanted }
  const change = (settings: DraftSettings) => {
    setWanted(settings)
    studio
      .change(({ id }) => changeSettings(id, settings))
      .catch(onProblem)
      .finally(() => setWanted(undefined))
  }
  return (
    <>
      <fieldset disabled={wanted !== undefined} className="grid gap-3">
        <legend className="mb-3 font-semibold">What is public</legend>
        <VisibilitySwitches content={content} onChange={change} />
        <Switch
          label="Search engines may list the page"
          checked={content.indexed}
          onChange={(indexed) => change({ indexed })}
        />
      </fieldset>
      <ActionSwitches
        {...{ content }}
        kind={draft.kind}
        isSaving={wanted !== undefined}
        onChange={(actions) => change({ actions })}
      />
      <Findings {...{ studio, draft, onProblem }} />
      {draft.kind === 'changes' && (
        <p className="mt-6 text-sm text-muted">
          The PDF of your resume and the date of the last change are switched{' '}
          <Link to={`/sites/${encodeURIComponent(draft.siteName)}`} className="textlink">
            on the live page
          </Link>
          .
        </p>
      )}
    </>
  )
}

type Known = PersonalFinding & Partial<Pick<AnsweredFinding, 'answer'>>

const allOf = ({ findings, answered }: DraftView): Known[] =>
  [...findings, ...answered].sort((a, b) => keyOf(a).localeCompare(keyOf(b)))

type FindingsProps = Pick<VisibilityTabProps, 'studio' | 'onProblem'> & { draft: DraftView }

/** Personal details of the page. What is not answered is not on it. */
function Findings({ studio, draft, onProblem }: FindingsProps) {
  const all = allOf(draft)
  if (all.length === 0) return null
  const open = draft.findings.length
  const answer = (given: readonly PersonalFinding[], chosen: FindingAnswer) => {
    const keys = new Set(given.map(keyOf))
    // Their ids are of the version that is there when this is sent.
    const confirm = (now: DraftView) =>
      allOf(now).flatMap((one) => (keys.has(keyOf(one)) ? [{ id: one.id, answer: chosen }] : []))
    studio.change((now) => answerFindings(now, confirm(now))).catch(onProblem)
  }
  return (
    <section aria-labelledby="studio-findings" className="mt-8">
      <h3 id="studio-findings" className="mb-1 font-semibold">
        Personal details on this page
      </h3>
      <p className="mb-4 text-sm text-muted" role="status">
        {open > 0 ? `${open} left to answer. Until then they are hidden.` : 'All answered.'}
      </p>
      <FindingList
        findings={all}
        answerOf={(finding) => (finding as Known).answer}
        isReady
        onAnswer={answer}
      />
    </section>
  )
}
