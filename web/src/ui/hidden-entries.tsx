import { focusSoon } from '../lib/focus-soon.js'
import { withEntryShown, type Draft } from '../lib/page-words.js'
import { titleIdOf } from './section-editor.js'

/** What the resume has and the page does not show: it stays hidden, also when the site is launched again. */
export function HiddenEntries({ draft, onChange }: { draft: Draft; onChange: (draft: Draft) => void }) {
  if (draft.hidden.length === 0) return null
  return (
    <section aria-labelledby="hidden-entries-title" className="mt-10">
      <h2 id="hidden-entries-title" className="mb-3 text-lg font-semibold">
        Not on the page
      </h2>
      <ul className="grid grid-cols-1 gap-2">
        {draft.hidden.map(({ section, entry }) => (
          <li key={entry.id} className="flex items-baseline gap-3">
            <span className="min-w-0 truncate">{entry.title || 'Entry'}</span>
            <span className="mr-auto text-sm text-muted capitalize">{section}</span>
            <button
              type="button"
              className="link shrink-0 text-sm"
              aria-label={`Show it again: ${entry.title || 'Entry'}`}
              onClick={() => {
                onChange(withEntryShown(draft, entry.id))
                focusSoon(titleIdOf(entry))
              }}
            >
              Show it again
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
