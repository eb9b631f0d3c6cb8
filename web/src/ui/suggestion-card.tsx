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
export function SuggestionCard(props: SuggestionCardProps) {
  const { suggestion, decided, children } = props
  const { id, text } = suggestion
  const [edited, setEdited] = useState<string>()
  const editId = useId()
  return (
    <li
      className="@container rounded-box border border-line p-4 sm:p-5"
      aria-labelledby={suggestionTitleId(id)}
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 id={suggestionTitleId(id)} tabIndex={-1} className="font-medium wrap-anywhere outline-none">
          {nameOf(suggestion)}
        </h3>
        <Verdict suggestion={suggestion} />
      </div>
      <SuggestionTexts suggestion={suggestion} />
      <Reasons suggestion={suggestion} />
      <div className="mt-3">{children}</div>
      {edited === undefined || decided !== undefined ? (
        <Choices
          {...props}
          onEdit={() => {
            setEdited(text)
            focusSoon(editId)
          }}
        />
      ) : (
        <OwnWords
          {...props}
          fieldId={editId}
          text={edited}
          onChange={setEdited}
          onCancel={() => {
            setEdited(undefined)
            focusSoon(suggestionTitleId(id))
          }}
        />
      )}
    </li>
  )
}

const nameOf = ({ title }: SiteSuggestion): string => (title === '' ? 'Introduction' : title)

/** Not `disabled`: that would take the focus away from the button that was pressed. */
const buttonIf = (isReady: boolean, kind: string) => ({
  type: 'button' as const,
  'aria-disabled': !isReady,
  className: `btn btn-sm ${kind} ${isReady ? '' : 'btn-disabled'}`,
})

function Choices({
  suggestion,
  decided,
  isReady,
  onDecide,
  onEdit,
}: SuggestionCardProps & { onEdit: () => void }) {
  const { id, passed, outdated } = suggestion
  const name = nameOf(suggestion)
  /** What was not checked, or did not pass, is not what a click on the loudest button should publish. */
  const isDoubtful = !passed || outdated
  const keepMine = (
    <button
      {...buttonIf(isReady, isDoubtful && decided === undefined ? 'btn-primary' : '')}
      aria-label={`Keep mine: ${name}`}
      onClick={() => isReady && onDecide({ kind: 'reject', id })}
    >
      Keep mine
    </button>
  )
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {isDoubtful && decided === undefined && keepMine}
      {!outdated && decided !== 'on' && (
        <button
          {...buttonIf(isReady, isDoubtful || decided ? '' : 'btn-primary')}
          aria-label={`Accept: ${name}`}
          onClick={() => isReady && onDecide({ kind: 'accept', id })}
        >
          Accept
        </button>
      )}
      {decided === undefined && (
        <button {...buttonIf(isReady, '')} aria-label={`Edit: ${name}`} onClick={() => isReady && onEdit()}>
          Edit
        </button>
      )}
      {(decided === 'on' || (decided === undefined && !isDoubtful)) && keepMine}
    </div>
  )
}

interface OwnWordsProps extends SuggestionCardProps {
  fieldId: string
  text: string
  onChange: (text: string) => void
  onCancel: () => void
}

function OwnWords({
  suggestion,
  saveLabel,
  isReady,
  onDecide,
  fieldId,
  text,
  onChange,
  onCancel,
}: OwnWordsProps) {
  const canSave = isReady && text.trim() !== ''
  return (
    <div className="mt-4">
      <textarea
        id={fieldId}
        className="textarea field-sizing-content min-h-20 w-full"
        aria-label={`Your words: ${nameOf(suggestion)}`}
        value={text}
        maxLength={12_000}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <button
          {...buttonIf(canSave, 'btn-primary')}
          onClick={() => canSave && onDecide({ kind: 'edit', id: suggestion.id, text: text.trim() })}
        >
          {saveLabel}
        </button>
        <button type="button" className="btn btn-sm" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </div>
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
