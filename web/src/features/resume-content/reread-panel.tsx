import { RotateCcw } from 'lucide-react'
import { Working } from '../../ui/spinner.js'
import { ChangeList } from './change-list.js'
import type { Editor } from './use-editor.js'

/** Reads the PDF again, and shows what that changed. */
export function RereadPanel({ editor: { reread, working, readAgain, reading } }: { editor: Editor }) {
  const source = reading.imported ? 'file' : 'PDF'
  return (
    <section aria-labelledby="reread-title" className="mt-12">
      <h2 id="reread-title" className="text-lg font-semibold">
        Read the {source} again
      </h2>
      <p className="mt-1 text-sm text-muted">
        Our reading gets better over time. What you corrected stays as you wrote it.
      </p>
      <button
        type="button"
        className="btn mt-4"
        disabled={working !== undefined}
        onClick={() => void readAgain()}
      >
        {working === 'reread' ? <Working /> : <RotateCcw className="size-4" aria-hidden="true" />}
        Read again
      </button>
      <div role="status" className="mt-4 text-sm">
        {reread && (
          <>
            <p className="font-medium">{changesText(reread.changes.length)}</p>
            <ChangeList changes={reread.changes} />
            {reread.kept.length > 0 && (
              <>
                <p className="mt-4 font-medium">
                  Kept as you wrote it, though the {source} says something else:
                </p>
                <ul className="mt-1 text-muted">
                  {reread.kept.map(({ where, after }, at) => (
                    <li key={at} className="py-1 wrap-anywhere">
                      {where}: {after}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </div>
    </section>
  )
}

function changesText(count: number): string {
  if (count === 0) return 'It was read again, and nothing has changed.'
  return count === 1
    ? 'It was read again. One value has changed:'
    : `It was read again. ${count} values have changed:`
}
