import { focusSoon } from '../../lib/focus-soon.js'
import { withEntryShown } from './change-words.js'
import { nameOf, titleOf } from './section-shapes.js'
import { entryButtonId } from './list-focus.js'
import type { Studio } from './studio-store.js'
import type { Words } from './words.js'

/** Hidden entries, each with a button that shows it again. */
export function HiddenList({ studio, words }: { studio: Studio; words: Words }) {
  if (words.hidden.length === 0) return null
  return (
    <section aria-labelledby="hidden-title" className="mt-8">
      <h3 id="hidden-title" className="font-semibold">
        Not on the page
      </h3>
      <ul className="mt-2 grid grid-cols-1 gap-1">
        {words.hidden.map(({ section, entry }) => {
          const name = nameOf(section, entry)
          return (
            <li key={entry.key} className="flex items-center gap-2 text-sm">
              <span className="min-w-0 flex-1 truncate" title={titleOf(words, section)}>
                {name}
              </span>
              <button
                type="button"
                className="btn btn-ghost btn-sm"
                aria-label={`Show ${name}`}
                onClick={() => {
                  studio.apply((now) => withEntryShown(now, entry.key))
                  focusSoon(entryButtonId(entry.key))
                }}
              >
                Show
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
