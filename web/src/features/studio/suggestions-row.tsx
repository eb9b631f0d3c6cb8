import type { SuggestionDecision } from '@thumbfolio/contracts'
import { useState } from 'react'
import { decideDraft, isOpen } from '../../lib/draft-api.js'
import { DraftSuggestions } from '../../ui/draft-suggestions.js'
import { PanelRow } from './panel-row.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'

interface SuggestionsRowProps {
  studio: Studio
  now: StudioState
  open: string | undefined
  onOpen: (what: string | undefined) => void
  onProblem: (problem: unknown) => void
}

const suggestionsRow = 'suggestions'

/** Wordings that a model suggested: each is accepted, rewritten or rejected, and can be decided again. */
export function SuggestionsRow({ studio, now: { draft }, open, onOpen, onProblem }: SuggestionsRowProps) {
  const [isDeciding, setIsDeciding] = useState(false)
  const { suggestions } = draft.content
  if (suggestions.length === 0) return null
  const waiting = suggestions.filter(({ state }) => state === 'waiting').length
  const decide = async (decisions: readonly SuggestionDecision[]) => {
    setIsDeciding(true)
    await studio.change((latest) => decideDraft(latest, decisions)).catch(onProblem)
    setIsDeciding(false)
  }
  return (
    <PanelRow
      id={suggestionsRow}
      title="Suggested wordings"
      note={waiting > 0 ? `${waiting} to decide` : undefined}
      {...{ open, onOpen }}
    >
      <DraftSuggestions draft={draft} isReady={isOpen(draft) && !isDeciding} onDecide={decide} />
    </PanelRow>
  )
}
