import { isProblem, messageOf } from '../../lib/api-problem.js'
import { CopyButton } from '../../ui/copy-button.js'
import { Notice } from '../../ui/notice.js'
import type { Editor } from './use-editor.js'

/** Why it was not saved, and what became of what was typed. */
export function SaveNotice({ editor }: { editor: Editor }) {
  const { failure, problems, left, working } = editor
  const wrong = Object.keys(problems).filter((path) => path !== '').length
  return (
    <div className="grid gap-4 not-empty:mt-8">
      {wrong > 0 && (
        <Notice
          kind="problem"
          title={wrong === 1 ? 'One field is not right yet.' : `${wrong} fields are not right yet.`}
        >
          They are marked. Nothing was saved, and everything you typed is still here.
        </Notice>
      )}
      {failure !== undefined &&
        (isProblem(failure, 'stale') ? (
          <Notice
            kind="problem"
            title="This resume was changed elsewhere."
            action={
              <button
                type="button"
                className="btn"
                disabled={working !== undefined}
                onClick={() => void editor.loadNewer()}
              >
                Load the newer version
              </button>
            }
          >
            Nothing was saved. What you typed is put into the newer version, and you can save then.
          </Notice>
        ) : (
          <Notice kind="problem" title={messageOf(failure, 'That did not work. Please try again.')}>
            Everything you typed is still here.
          </Notice>
        ))}
      {left.length > 0 && (
        <Notice
          kind="information"
          title="These were changed elsewhere too. You had typed:"
          action={
            <button type="button" className="btn" onClick={editor.forgetLeft}>
              I have what I need
            </button>
          }
        >
          <ul className="mt-2 grid gap-2">
            {left.map(({ where, text }, at) => (
              <li key={at} className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="min-w-0 wrap-anywhere">
                  {where}:{' '}
                  <span className="text-base-content">{text === '' ? 'nothing (emptied)' : text}</span>
                </span>
                {text !== '' && <CopyButton text={text} label="Copy" className="btn btn-ghost btn-sm" />}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
