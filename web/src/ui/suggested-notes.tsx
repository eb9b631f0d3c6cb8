import type { SuggestedWords } from '../lib/page-words.js'
import { suggestedText } from '../lib/suggested-text.js'

/** Under words that are edited: who suggested those that were accepted and still stand there as they were. */
export const SuggestedNotes = ({ suggested }: { suggested: readonly SuggestedWords[] }) =>
  [...new Set(suggested.map(suggestedText))].map((text) => (
    <p key={text} className="mt-1 text-sm text-muted">
      {text}
    </p>
  ))
