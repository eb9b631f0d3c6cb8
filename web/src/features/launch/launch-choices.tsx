import { models, type ModelId, type SiteTheme } from '@thumbfolio/contracts'
import { useRef } from 'react'
import { isOpen } from '../../lib/draft-api.js'
import { PhotoPanel } from '../../ui/photo-panel.js'
import { Colours, Layouts } from '../../ui/theme-parts.js'
import { useThemeChoice, type ThemeChoiceState } from '../../ui/use-theme-choice.js'
import { ConsentChoice } from './consent-choice.js'
import { CostNotices } from './cost-notices.js'
import { LaunchMore } from './launch-more.js'
import { ModelChoice } from './model-choice.js'
import { PublicChoice } from './public-choice.js'
import type { LaunchFormState } from './use-launch-form.js'

/** The main choices for a page: its look, its model, what is public. The others are behind "More". */
export function LaunchChoices({ form }: { form: LaunchFormState }) {
  const { page, theme, themes, drafts, choose, isFirstDone } = form
  const previewUrl = isFirstDone ? (drafts.draft?.previewUrl ?? themes.previewUrl) : undefined
  const choice = useThemeChoice({
    value: theme,
    recommended: themes.recommended,
    onChange: (next: SiteTheme) => {
      choose({ theme: next })
      if (drafts.draft) void drafts.change({ theme: next })
    },
  })
  return (
    <div className="grid min-w-0 content-start gap-9">
      {page && (
        <p className="text-sm text-muted">
          You own this site. Launching replaces the current page. You can go back to it.
        </p>
      )}
      <Look choice={choice} previewUrl={previewUrl} />
      {!form.isByHand && <Writer form={form} />}
      <PublicChoice form={form} />
      {isFirstDone && drafts.draft && !drafts.isPreview && isOpen(drafts.draft) && (
        <section aria-labelledby="photo-label">
          <h2 id="photo-label" className="mb-3 font-semibold">
            Photo
          </h2>
          <PhotoPanel
            key={drafts.draft.id}
            holder={{ kind: 'draft', id: drafts.draft.id }}
            onSaved={() => void drafts.reload()}
          />
        </section>
      )}
      <LaunchMore form={form} theme={choice} />
    </div>
  )
}

const Look = ({ choice, previewUrl }: { choice: ThemeChoiceState; previewUrl: string | undefined }) => (
  <section aria-labelledby="theme-label">
    <h2 id="theme-label" className="mb-3 font-semibold">
      Theme
    </h2>
    <div className="grid gap-5">
      <Layouts choice={choice} previewUrl={previewUrl} isCompact />
      <Colours choice={choice} />
    </div>
  </section>
)

/** Which model arranges the page, whether its vendor may see the resume, and what that costs. */
function Writer({ form }: { form: LaunchFormState }) {
  const { chosen, choose, consent, user } = form
  const costs = useRef<HTMLDivElement>(null)
  const chooseModel = (model: ModelId) => {
    choose({ model })
    // The cost notice opens below the choice, on a small screen possibly behind the bar of the launch.
    requestAnimationFrame(
      () => costs.current?.firstElementChild && costs.current.scrollIntoView({ block: 'nearest' }),
    )
  }
  return (
    <section aria-labelledby="writer-label">
      <h2 id="writer-label" className="mb-3 font-semibold">
        Arranged by
      </h2>
      <ModelChoice models={models} chosen={chosen.model} labelId="writer-label" onChoose={chooseModel} />
      <div ref={costs} className="scroll-mb-40 not-empty:mt-4" aria-live="polite">
        <CostNotices model={chosen.model} balance={user.credits} onChoose={chooseModel} />
      </div>
      {consent.writing && (
        <ConsentChoice
          writing={consent.writing}
          modelName={consent.modelName}
          isGranted={consent.isGranted}
          onGrant={consent.grant}
        />
      )}
    </section>
  )
}
