import { useEffect, useRef } from 'react'
import { isProblem, messageOf } from '../../lib/api-problem.js'
import { CopyButton } from '../../ui/copy-button.js'
import { Notice } from '../../ui/notice.js'
import { Working } from '../../ui/spinner.js'
import type { Editor } from './use-editor.js'

/** Of the button that saves. */
export const saveId = 'save-corrections'

/** Why it was not saved, and what became of what was typed. */
export function SaveNotice({ editor }: { editor: Editor }) {
  const { failure, problems, left, working } = editor
  const wrong = Object.keys(problems).filter((path) => path !== '').length
  const place = useRef<HTMLDivElement>(null)
  const wasAsked = useRef(false)
  // It is at the end of a long form, perhaps far from the pressed button; the button that loads disappears.
  useEffect(() => {
    if (failure !== undefined || left.length > 0) place.current?.focus()
    else if (wasAsked.current) document.getElementById(saveId)?.focus()
    wasAsked.current = false
  }, [failure, left])
  const load = () => {
    wasAsked.current = true
    void editor.loadNewer()
  }
  return (
    <div ref={place} tabIndex={-1} className="grid scroll-mb-40 gap-4 outline-none not-empty:mt-8">
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
                aria-disabled={working !== undefined}
                onClick={() => working === undefined && load()}
              >
                {working === 'load' && <Working />}
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
                {text !== '' && (
                  <CopyButton text={text} label="Copy" className="btn btn-ghost btn-sm text-sm" />
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
