import type { SiteContent, SuggestionDecision } from '@thumbfolio/contracts'
import { counted } from '../lib/counted.js'
import { focusSoon } from '../lib/focus-soon.js'
import { SuggestionCard, suggestionTitleId } from './suggestion-card.js'
import { SuggestionSources } from './suggestion-sources.js'

interface SuggestionListProps {
  content: SiteContent
  isReady: boolean
  /** Resolves to whether it was decided. */
  onDecide: (decisions: readonly SuggestionDecision[]) => Promise<boolean>
}

const suggestionsTitleId = 'suggestions-title'

/** The wordings that wait for a decision; nothing while there are none. */
export function SuggestionList({ content, isReady, onDecide }: SuggestionListProps) {
  const { suggestions, resumeId, provenance } = content
  if (suggestions.length === 0) return null
  const passed = suggestions.filter((one) => one.passed && !one.outdated)
  const decide = async (decisions: readonly SuggestionDecision[]) => {
    const gone = new Set(decisions.map(({ id }) => id))
    const first = suggestions.findIndex(({ id }) => gone.has(id))
    const left = [...suggestions.slice(first), ...suggestions.slice(0, first)].filter(
      ({ id }) => !gone.has(id),
    )
    if (await onDecide(decisions))
      focusSoon(...left.slice(0, 1).map(({ id }) => suggestionTitleId(id)), suggestionsTitleId)
  }
  return (
    <section aria-labelledby={suggestionsTitleId} className="mb-10">
      <h2 id={suggestionsTitleId} tabIndex={-1} className="mb-2 text-lg font-semibold outline-none">
        {counted(suggestions.length, 'suggested wording')}
      </h2>
      <p className="mb-4 text-sm text-muted">
        None of this is on your page. What you accept is published at once and costs nothing.
      </p>
      {passed.length > 1 && (
        <button
          type="button"
          aria-disabled={!isReady}
          className={`btn mb-4 ${isReady ? '' : 'btn-disabled'}`}
          onClick={() => isReady && void decide(passed.map(({ id }) => ({ kind: 'accept', id })))}
        >
          Accept all {passed.length} that passed
        </button>
      )}
      <ol className="grid grid-cols-1 gap-4">
        {suggestions.map((suggestion) => (
          <SuggestionCard
            key={suggestion.id}
            suggestion={suggestion}
            saveLabel="Save and publish"
            isReady={isReady}
            onDecide={(decision) => void decide([decision])}
          >
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
