import { VisibilitySwitches } from '../../ui/visibility-switches.js'
import { answerDraft, isOpen, switchedIn } from '../../lib/draft-api.js'
import { DraftFindings } from '../../ui/draft-findings.js'
import type { LaunchFormState } from './use-launch-form.js'

/** What visitors will see of the person. The choice is part of the draft that is launched. */
export function PublicChoice({ form }: { form: LaunchFormState }) {
  const { drafts, consent } = form
  const { draft, isPreview } = drafts
  return (
    <section aria-labelledby="public-label">
      <h2 id="public-label" className="mb-3 font-semibold">
        What will be public
      </h2>
      {!draft ? (
        <p className="text-sm text-muted">
          Your e-mail, if the resume has one. Your phone and address stay off.
        </p>
      ) : isPreview ? (
        <p className="text-sm text-muted">
          {publicText(draft.content.contact)} To change that, see a draft by {consent.modelName} first, or
          change it once you are live.
        </p>
      ) : (
        <>
          <fieldset disabled={!isOpen(draft)} className="flex flex-wrap gap-x-6 gap-y-3">
            <legend className="sr-only">What will be public</legend>
            <VisibilitySwitches
              content={draft.content}
              onChange={(change) => void drafts.change(switchedIn(draft.content, change))}
            />
          </fieldset>
          <DraftFindings
            draft={draft}
            isReady={isOpen(draft)}
            onAnswer={(confirm) => void drafts.save((now) => answerDraft(now, confirm(now)))}
          />
        </>
      )}
    </section>
  )
}

function publicText(contact: { email: boolean; phone: boolean; address: boolean }): string {
  const shown = [contact.email && 'e-mail', contact.phone && 'phone', contact.address && 'address'].filter(
    (kind) => kind !== false,
  )
  return shown.length === 0
    ? 'No contact details of yours.'
    : `Of your contact details: ${new Intl.ListFormat('en').format(shown)}.`
}
