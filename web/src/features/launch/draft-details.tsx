import type { DraftView } from '@thumbfolio/contracts'
import { LeftOutList } from '../../ui/left-out-list.js'
import { decideDraft, isOpen, saveDraft } from '../../lib/draft-api.js'
import { DraftSuggestions } from './draft-suggestions.js'
import { DraftWords } from './draft-words.js'
import type { LaunchFormState } from './use-launch-form.js'

/** The words of the draft: a model's suggestions, the owner's edits, and what was left out. */
export function DraftDetails({ form, draft }: { form: LaunchFormState; draft: DraftView }) {
  const { drafts, isUnsaved, setIsUnsaved } = form
  const { removed } = draft.content
  return (
    <div className="mt-10 max-w-4xl">
      <DraftSuggestions
        draft={draft}
        isReady={isOpen(draft) && !isUnsaved}
        onDecide={(decisions) => drafts.save((now) => decideDraft(now, decisions))}
      />
      <DraftWords
        key={draft.id}
        draft={draft}
        isReady={isOpen(draft)}
        onSave={(edit) => drafts.save((now) => saveDraft(now, edit))}
        onUnsaved={setIsUnsaved}
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
