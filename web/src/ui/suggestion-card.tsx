import type { SiteSuggestion, SuggestionDecision } from '@thumbfolio/contracts'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { focusSoon } from '../lib/focus-soon.js'
import { SuggestionTexts } from './suggestion-texts.js'

interface SuggestionCardProps {
  suggestion: SiteSuggestion
  /** What was decided, where that can be decided again; absent while it waits. */
  decided?: 'on' | 'off' | undefined
  /** Of the button that saves one's own words. */
  saveLabel: string
  /** Decisions are taken one after the other, and not beside unsaved changes. */
  isReady: boolean
  onDecide: (decision: SuggestionDecision) => void
  /** Where it comes from. */
  children: ReactNode
}

export const suggestionTitleId = (id: string) => `suggestion-${id}`

/** One wording beside what is on the page now: accept it, change it, or keep one's own. */
export function SuggestionCard({
  suggestion,
  decided,
  saveLabel,
  isReady,
  onDecide,
  children,
}: SuggestionCardProps) {
  const { id, text, title, passed, outdated } = suggestion
  const name = title === '' ? 'Introduction' : title
  const [edited, setEdited] = useState<string>()
  const editId = useId()
  const button = (kind: string, isPossible = true) => ({
    type: 'button' as const,
    'aria-disabled': !isReady || !isPossible,
    className: `btn btn-sm ${kind} ${isReady && isPossible ? '' : 'btn-disabled'}`,
  })
  /** What was not checked, or did not pass, is not what a click on the loudest button should publish. */
  const isDoubtful = !passed || outdated
  const keepMine = (
    <button
      {...button(isDoubtful && decided === undefined ? 'btn-primary' : '')}
      aria-label={`Keep mine: ${name}`}
      onClick={() => isReady && onDecide({ kind: 'reject', id })}
    >
      Keep mine
    </button>
  )
  return (
    <li
      className="@container rounded-box border border-line p-4 sm:p-5"
      aria-labelledby={suggestionTitleId(id)}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={suggestionTitleId(id)} tabIndex={-1} className="font-medium wrap-anywhere outline-none">
          {name}
        </h3>
        <Verdict suggestion={suggestion} />
      </div>
      <SuggestionTexts suggestion={suggestion} />
      <Reasons suggestion={suggestion} />
      <div className="mt-3">{children}</div>
      {edited === undefined || decided !== undefined ? (
        <div className="mt-4 flex flex-wrap gap-2">
          {isDoubtful && decided === undefined && keepMine}
          {!outdated && decided !== 'on' && (
            <button
              {...button(isDoubtful || decided ? '' : 'btn-primary')}
              aria-label={`Accept: ${name}`}
              onClick={() => isReady && onDecide({ kind: 'accept', id })}
            >
              Accept
            </button>
          )}
          {decided === undefined && (
            <button
              {...button('')}
              aria-label={`Edit: ${name}`}
              onClick={() => {
                if (!isReady) return
                setEdited(text)
                focusSoon(editId)
              }}
            >
              Edit
            </button>
          )}
          {(decided === 'on' || (decided === undefined && !isDoubtful)) && keepMine}
        </div>
      ) : (
        <div className="mt-4">
          <textarea
            id={editId}
            className="textarea field-sizing-content min-h-20 w-full"
            aria-label={`Your words: ${name}`}
            value={edited}
            maxLength={12_000}
            onChange={(event) => setEdited(event.target.value)}
          />
          <div className="mt-2 flex flex-wrap gap-2">
            <button
              {...button('btn-primary', edited.trim() !== '')}
              onClick={() =>
                isReady && edited.trim() !== '' && onDecide({ kind: 'edit', id, text: edited.trim() })
              }
            >
              {saveLabel}
            </button>
            <button
              type="button"
              className="btn btn-sm"
              onClick={() => {
                setEdited(undefined)
                focusSoon(suggestionTitleId(id))
              }}
            >
              Cancel
            </button>
          </div>
        </div>
      )}
    </li>
  )
}

function Verdict({ suggestion: { passed, outdated } }: { suggestion: SiteSuggestion }) {
  const isGood = passed && !outdated
  const Icon = isGood ? CircleCheck : TriangleAlert
  return (
    <p className="flex items-center gap-1.5 text-sm text-muted">
      <Icon className={`size-4 shrink-0 ${isGood ? 'text-positive' : 'text-danger'}`} aria-hidden="true" />
      {outdated ? 'Your line changed' : passed ? 'Passed both checks' : 'Needs your check'}
    </p>
  )
}

function Reasons({ suggestion: { reasons, outdated } }: { suggestion: SiteSuggestion }) {
  const all = outdated
    ? [
        'The line on your page changed after this was suggested. Edit it to use it, or keep yours.',
        ...reasons,
      ]
    : reasons
  if (all.length === 0) return null
  return (
    <ul className="mt-3 grid gap-1 text-sm wrap-anywhere">
      {all.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  )
}
