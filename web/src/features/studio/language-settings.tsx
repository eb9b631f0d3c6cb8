import { baseLanguage, type PageLanguage } from '@thumbfolio/contracts'
import { useState } from 'react'
import { languageName } from '../../lib/language-name.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { Switch } from '../../ui/switch.js'
import { useShowLanguage } from './language-switch.js'
import { removeLanguage, switchLanguage } from './studio-api.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'

interface LanguageSettingsProps {
  studio: Studio
  now: StudioState
  onProblem: (problem: unknown) => void
}

/** Whether visitors see the page in its second language, and the button that removes it. */
export function LanguageSettings({ studio, now: { draft }, onProblem }: LanguageSettingsProps) {
  const [isSaving, setIsSaving] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const show = useShowLanguage(studio)
  const second = draft.content.languages?.[1]
  if (!second) return null
  const language = baseLanguage(second.language) as PageLanguage
  const name = languageName(language)
  const work = async (task: () => Promise<unknown>) => {
    setIsSaving(true)
    await task().catch(onProblem)
    setIsSaving(false)
  }
  return (
    <fieldset disabled={isSaving} className="mt-8 grid justify-items-start gap-3">
      <legend className="mb-3 font-semibold">Languages</legend>
      <Switch
        label={`Visitors can read the page in ${name}`}
        checked={second.isOn}
        onChange={(isOn) =>
          void work(() => studio.change((latest) => switchLanguage(latest, language, isOn)))
        }
      />
      <p className="text-sm text-muted">
        What is public holds for both languages. Case studies are in the first one.
      </p>
      <button type="button" className="btn btn-sm" onClick={() => setIsAsking(true)}>
        Remove {name}
      </button>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${name}?`}
          action={`Remove ${name}`}
          isWorking={isSaving}
          onConfirm={() => {
            setIsAsking(false)
            void work(async () => {
              if (!(await studio.flush())) return
              await removeLanguage(studio.store.getState().draft, language)
              await show()
              await studio.refresh()
            })
          }}
          onClose={() => setIsAsking(false)}
        >
          Its words are gone from these changes. Visitors see it until you publish them, and earlier versions
          of your page keep it.
        </ConfirmDialog>
      )}
    </fieldset>
  )
}
