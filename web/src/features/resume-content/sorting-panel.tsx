import { models } from '@thumbfolio/contracts'
import { Notice } from '../../ui/notice.js'
import { SortingChoice } from './sorting-choice.js'
import { SuggestedReading } from './suggested-reading.js'
import type { Editor } from './use-editor.js'

/** Where a file was read badly: a model may say which line is what, and its owner accepts that or leaves it. */
export function SortingPanel({ editor }: { editor: Editor }) {
  const { suggestion, quality, sortedBy } = editor.reading
  if (suggestion) return <SuggestedReading suggestion={suggestion} editor={editor} />
  const sorter = models.find(({ id }) => id === sortedBy?.model)
  return (
    <>
      {sorter && (
        <div className="mb-8">
          <Notice kind="information" title={`Suggested by ${sorter.name} (${sorter.vendor})`}>
            It said which line is what. Every value is text of your file or your own correction. Please check
            it.
          </Notice>
        </div>
      )}
      {quality && quality.level !== 'good' && <SortingChoice editor={editor} />}
    </>
  )
}
