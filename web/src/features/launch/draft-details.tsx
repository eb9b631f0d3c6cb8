import type { DraftView } from '@thumbfolio/contracts'
import { LeftOutList } from '../../ui/left-out-list.js'
import { decideDraft, isOpen } from '../../lib/draft-api.js'
import { DraftSuggestions } from '../../ui/draft-suggestions.js'
import type { LaunchFormState } from './use-launch-form.js'

/** A model's suggestions for the draft, and what was left out of it. */
export function DraftDetails({ form, draft }: { form: LaunchFormState; draft: DraftView }) {
  const { removed } = draft.content
  return (
    <div className="mt-10 max-w-4xl">
      <DraftSuggestions
        draft={draft}
        isReady={isOpen(draft)}
        onDecide={(decisions) => form.drafts.save((now) => decideDraft(now, decisions))}
      />
      <details className="mt-6">
        <summary className="w-fit cursor-pointer font-semibold">What was left out ({removed.length})</summary>
        <div className="mt-2">
          {removed.length === 0 && <p className="text-sm text-muted">Nothing.</p>}
          <LeftOutList removed={removed} />
        </div>
      </details>
    </div>
  )
}
