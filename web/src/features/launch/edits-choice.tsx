import type { ReplacedPage } from './launch-api.js'
import { lostText } from './edits-texts.js'

interface EditsChoiceProps {
  page: ReplacedPage
  isKept: boolean
  onChoose: (isKept: boolean) => void
}

/** What happens to the owner's own words and what they took off, where there is any of it. */
export const EditsChoice = ({ page, isKept, onChoose }: EditsChoiceProps) => (
  <label className="flex cursor-pointer items-start gap-3 rounded-box bg-base-200 p-4">
    <input
      type="checkbox"
      className="checkbox mt-0.5 checkbox-sm"
      checked={isKept}
      onChange={(event) => onChoose(event.target.checked)}
    />
    <span className="text-sm">
      <span className="block font-semibold">Keep my own words and what I took off the page</span>
      <span className="mt-1 block text-muted">
        {isKept
          ? 'What finds no place on the new page is listed, so that you can put it back.'
          : lostText(page)}
      </span>
    </span>
  </label>
)
