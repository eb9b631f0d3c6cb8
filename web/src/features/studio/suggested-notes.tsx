import { useStore } from 'zustand'
import { suggestedNotes } from '../../lib/suggested-text.js'
import type { Studio } from './studio-store.js'

interface SuggestedNotesProps {
  studio: Studio
  lines: readonly string[]
}

/** Under words: which model suggested those that the owner accepted. */
export function SuggestedNotes({ studio, lines }: SuggestedNotesProps) {
  const content = useStore(studio.store, ({ draft }) => draft.content)
  return suggestedNotes(content, lines).map((note) => (
    <p key={note} className="-mt-2 text-sm text-muted">
      {note}
    </p>
  ))
}
