import type { DraftSuggestion, DraftView, SuggestionDecision } from '@thumbfolio/contracts'
import { focusSoon } from '../lib/focus-soon.js'
import { SuggestionCard, suggestionTitleId } from './suggestion-card.js'
import { SuggestionSources } from './suggestion-sources.js'

interface DraftSuggestionsProps {
  draft: DraftView
  isReady: boolean
  onDecide: (decisions: readonly SuggestionDecision[]) => Promise<unknown>
}

const titleId = 'draft-suggestions-title'

/** Suggested wordings of a draft. Each is off until it is accepted, and what is accepted is published by the launch. */
export function DraftSuggestions({ draft, isReady, onDecide }: DraftSuggestionsProps) {
  const { suggestions, resumeId, provenance } = draft.content
  if (suggestions.length === 0) return null
  const on = suggestions.filter(({ state }) => state === 'on')
  const passed = suggestions.filter((one) => one.state === 'waiting' && one.passed && !one.outdated)
  const decide = async (decisions: readonly SuggestionDecision[], focusId: string) => {
    await onDecide(decisions)
    focusSoon(focusId)
  }
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h3 id={titleId} tabIndex={-1} className="mb-1 font-semibold outline-none">
        Suggested wordings ({on.length} of {suggestions.length} on)
      </h3>
      <p className="mb-4 text-sm text-muted">
        A model suggested these. Each is off until you accept it.{' '}
        {draft.kind === 'launch' ? 'The launch publishes' : '“Publish changes” publishes'} what you accepted.
      </p>
      {passed.length > 1 && (
        <button
          type="button"
          aria-disabled={!isReady}
          className={`btn mb-4 ${isReady ? '' : 'btn-disabled'}`}
          onClick={() =>
            isReady &&
            void decide(
              passed.map(({ id }) => ({ kind: 'accept', id })),
              titleId,
            )
          }
        >
          Accept all {passed.length} that passed
        </button>
      )}
      <ol className="grid grid-cols-1 gap-4">
        {suggestions.map((suggestion) => (
          <SuggestionCard
            key={suggestion.id}
            suggestion={suggestion}
            decided={suggestion.state === 'waiting' ? undefined : suggestion.state}
            saveLabel="Save in the draft"
            isReady={isReady}
            onDecide={(decision) => void decide([decision], suggestionTitleId(suggestion.id))}
          >
            {suggestion.state !== 'waiting' && (
              <p className="mb-2 text-sm font-medium wrap-anywhere">{stateText(suggestion)}</p>
            )}
            <SuggestionSources
              sources={suggestion.sources}
              resumeId={resumeId}
              pageSizes={provenance?.pageSizes ?? []}
            />
          </SuggestionCard>
        ))}
      </ol>
    </section>
  )
}

function stateText({ state, ownText }: DraftSuggestion): string {
  if (state === 'off') return 'Off: your own words stay.'
  return ownText === undefined
    ? 'On the page: you accepted it.'
    : `On the page in your own words: “${ownText}”`
}
