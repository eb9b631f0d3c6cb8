import { useState } from 'react'
import { answerDraft, changeDraft, switchedIn, withSwitched, type DraftChange } from '../../lib/draft-api.js'
import { DraftFindings } from '../../ui/draft-findings.js'
import { Switch } from '../../ui/switch.js'
import { VisibilitySwitches } from '../../ui/visibility-switches.js'
import { ActionSwitches } from './action-switches.js'
import { LanguageSettings } from './language-settings.js'
import { LiveSettings } from './live-settings.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'

interface VisibilityTabProps {
  studio: Studio
  now: StudioState
  onProblem: (problem: unknown) => void
}

/** What visitors and search engines will see. */
export function VisibilityTab({ studio, now, onProblem }: VisibilityTabProps) {
  const { draft } = now
  /** Shown at once, while the change is being saved. */
  const [wanted, setWanted] = useState<DraftChange>()
  const content = withSwitched(draft.content, wanted ?? {})
  const change = (settings: DraftChange) => {
    setWanted(settings)
    studio
      .change(({ id }) => changeDraft(id, settings))
      .catch(onProblem)
      .finally(() => setWanted(undefined))
  }
  return (
    <>
      <fieldset disabled={wanted !== undefined} className="grid gap-3">
        <legend className="mb-3 font-semibold">What is public</legend>
        <VisibilitySwitches
          content={content}
          onChange={(shown) => change(switchedIn(draft.content, shown))}
        />
        <Switch
          label="Search engines may list the page"
          checked={content.indexed}
          onChange={(indexed) => change({ indexed })}
        />
      </fieldset>
      <ActionSwitches
        {...{ content }}
        kind={draft.kind}
        isSaving={wanted !== undefined}
        onChange={(actions) => change({ actions })}
      />
      <LanguageSettings {...{ studio, now, onProblem }} />
      <DraftFindings
        draft={draft}
        isReady
        onAnswer={(confirm) => {
          studio.change((now) => answerDraft(now, confirm(now))).catch(onProblem)
        }}
      />
      {draft.kind === 'changes' && <LiveSettings {...{ studio, now, onProblem }} />}
    </>
  )
}
