import type { ResumeReading } from '@thumbfolio/contracts'
import { CopyButton } from '../../ui/copy-button.js'
import { AssignLine } from './assign-line.js'
import type { Editor } from './use-editor.js'

/** Nothing that a person wrote disappears: what found no field can be copied into one. */
export function UnplacedList({ reading, editor }: { reading: ResumeReading; editor: Editor }) {
  const { hidden } = reading
  const unplaced = reading.unplaced.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
  if (unplaced.length === 0 && hidden === 0) return null
  return (
    <section aria-labelledby="unplaced-title" className="mt-12">
      <h2 id="unplaced-title" className="text-lg font-semibold">
        Not placed yet
      </h2>
      {unplaced.length > 0 && (
        <>
          <p className="mt-1 text-sm text-muted">Choose where it goes.</p>
          <ul className="mt-3">
            {unplaced.map(({ page, text }, at) => (
              <li key={at} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-2">
                <p className="min-w-48 flex-1 text-sm wrap-anywhere" dir="auto">
                  {text}
                  <span className="block text-muted">Page {page}</span>
                </p>
                <AssignLine text={text} editor={editor} />
                <CopyButton text={text} label="Copy" className="btn btn-ghost btn-sm text-sm" />
              </li>
            ))}
          </ul>
        </>
      )}
      {hidden > 0 && (
        <p className="mt-3 text-sm text-muted">
          {hidden === 1 ? 'One piece of hidden text was' : `${hidden} pieces of hidden text were`} left out:
          hidden text in your PDF is never published.
        </p>
      )}
    </section>
  )
}
