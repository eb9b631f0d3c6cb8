import type { DraftView } from '@thumbfolio/contracts'
import { VisibilitySwitches } from '../../ui/visibility-switches.js'
import type { DraftChange } from './draft-api.js'

interface DraftContactProps {
  draft: DraftView
  isReady: boolean
  onChange: (change: DraftChange) => void
}

/** What of the person strangers will see. */
export const DraftContact = ({ draft, isReady, onChange }: DraftContactProps) => (
  <fieldset disabled={!isReady} className="mt-6">
    <legend className="mb-3 font-semibold">What will be public</legend>
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <VisibilitySwitches content={draft.content} onChange={onChange} />
    </div>
  </fieldset>
)
