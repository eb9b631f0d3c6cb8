import { models, type ReadingSuggestion } from '@thumbfolio/contracts'
import { Working } from '../../ui/spinner.js'
import { ChangeList } from './change-list.js'
import { changesAt } from './reading-changes.js'
import type { Editor } from './use-editor.js'

/** What a model's reading would change. It counts only once its owner accepts it. */
export function SuggestedReading({ suggestion, editor }: { suggestion: ReadingSuggestion; editor: Editor }) {
  const { model, content, changed, kept, ignored } = suggestion
  const { working, reading } = editor
  const { name, vendor } = models.find(({ id }) => id === model)!
  const changes = changesAt(changed, reading.content, content)
  const isIdle = working === undefined
  return (
    <section aria-labelledby="suggested-title" className="mb-10 rounded-box bg-base-200 p-4 sm:p-5">
      <h2 id="suggested-title" className="text-lg font-semibold">
        Suggested by {name} ({vendor})
      </h2>
      <p className="mt-1 text-sm text-muted">
        This is not in your resume yet. Every value is text of your file, and what you corrected stays as you
        wrote it. What has no field stays at the end of this page.
      </p>
      <div className="mt-4 text-sm">
        <p className="font-medium">{changeCount(changes.length)}</p>
        {changes.length > 0 && (
          <div
            role="region"
            aria-label="What would change"
            tabIndex={0}
            className="mt-2 max-h-96 overflow-y-auto rounded-box bg-base-100 px-3"
          >
            <ChangeList changes={changes} />
          </div>
        )}
        {kept.length > 0 && (
          <p className="mt-3 text-muted">
            {kept.length === 1
              ? 'One of your corrections says something else. It stays.'
              : `${kept.length} of your corrections say something else. They stay.`}
          </p>
        )}
        {ignored > 0 && (
          <p className="mt-3 text-muted">
            {ignored === 1
              ? 'One answer of the model named a line that does not exist or is used already. It was left out.'
              : `${ignored} answers of the model named lines that do not exist or are used already. They were left out.`}
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={!isIdle}
          onClick={() => isIdle && void editor.acceptSuggestion()}
        >
          {working === 'accept' && <Working />}
          Accept the suggestion
        </button>
        <button
          type="button"
          className="btn"
          aria-disabled={!isIdle}
          onClick={() => isIdle && void editor.leaveSuggestion()}
        >
          {working === 'leave' && <Working />}
          Leave it as it is
        </button>
      </div>
    </section>
  )
}

function changeCount(count: number): string {
  if (count === 0) return 'Nothing would change.'
  return count === 1 ? 'One value would change:' : `${count} values would change:`
}
