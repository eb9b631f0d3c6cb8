import type { DraftView, SuggestionDecision } from '@thumbfolio/contracts'
import { SuggestionSources } from '../../ui/suggestion-sources.js'
import { SuggestionTexts } from '../../ui/suggestion-texts.js'

interface DraftSuggestionsProps {
  draft: DraftView
  isReady: boolean
  onDecide: (decisions: readonly SuggestionDecision[]) => void
}

const stateTexts = {
  on: 'On the page: passed both checks',
  off: 'Off: your resume’s own words',
  waiting: 'Off: needs your check',
} as const

/** Suggested wordings of a draft, each with a switch. What is on is published by the launch. */
export function DraftSuggestions({ draft, isReady, onDecide }: DraftSuggestionsProps) {
  const { suggestions, resumeId, provenance } = draft.content
  if (suggestions.length === 0) return null
  const on = suggestions.filter(({ state }) => state === 'on')
  return (
    <section aria-labelledby="draft-suggestions-title" className="mt-8">
      <h3 id="draft-suggestions-title" className="mb-1 font-semibold">
        Suggested wordings ({on.length} of {suggestions.length} on)
      </h3>
      <p className="mb-4 text-sm text-muted">
        A model wrote these. What is on when you launch counts as your own words.
      </p>
      <ol className="grid grid-cols-1 gap-4">
        {suggestions.map((suggestion) => {
          const { id, title, state, reasons, outdated } = suggestion
          const name = title === '' ? 'Introduction' : title
          const isOn = state === 'on'
          return (
            <li
              key={id}
              className={`@container rounded-box border p-4 ${isOn ? 'border-base-content' : 'border-line'}`}
            >
              <label className="mb-3 flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
                <input
                  type="checkbox"
                  role="switch"
                  className="toggle toggle-sm"
                  aria-label={`Use the suggestion: ${name}`}
                  checked={isOn}
                  disabled={!isReady || outdated}
                  onChange={({ target }) => onDecide([{ kind: target.checked ? 'accept' : 'reject', id }])}
                />
                <span className="font-medium wrap-anywhere">{name}</span>
                <span className="text-sm text-muted">{stateTexts[state]}</span>
              </label>
              <SuggestionTexts suggestion={suggestion} />
              {reasons.length > 0 && (
                <ul className="mt-3 grid gap-1 text-sm wrap-anywhere">
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              )}
              <div className="mt-3">
                <SuggestionSources
                  sources={suggestion.sources}
                  resumeId={resumeId}
                  pageSizes={provenance?.pageSizes ?? []}
                />
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
