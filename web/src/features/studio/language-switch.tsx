import { baseLanguage } from '@thumbfolio/contracts'
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { languageName } from '../../lib/language-name.js'
import { AddLanguageDialog } from './add-language-dialog.js'
import { addLanguage } from './studio-api.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'

interface LanguageSwitchProps {
  studio: Studio
  now: StudioState
}

/** Which language of a live page is edited, and the dialog that adds a second one. */
export function LanguageSwitch({ studio, now: { draft } }: LanguageSwitchProps) {
  const { content, kind } = draft
  const [isAdding, setIsAdding] = useState(false)
  const show = useShowLanguage(studio)
  if (kind === 'launch') return null
  const { languages } = content
  if (!languages)
    return (
      <>
        <button type="button" className="btn btn-ghost" onClick={() => setIsAdding(true)}>
          <Languages className="size-4" aria-hidden="true" />
          <span className="max-lg:sr-only">Add a language</span>
        </button>
        {isAdding && (
          <AddLanguageDialog
            taken={content.language}
            resumeId={content.resumeId}
            onAdd={async (wanted) => {
              if (!(await studio.flush())) return
              await addLanguage(studio.store.getState().draft, wanted)
              await show(wanted.language)
            }}
            onClose={() => setIsAdding(false)}
          />
        )}
      </>
    )
  return (
    <label className="flex items-center gap-2 text-sm">
      <Languages className="size-4 max-sm:hidden" aria-hidden="true" />
      <span className="sr-only">Language that you edit</span>
      <select
        className="select w-auto"
        value={baseLanguage(content.language)}
        onChange={({ target }) => void show(target.value)}
      >
        {languages.map(({ language, isOn }) => (
          <option key={language} value={baseLanguage(language)}>
            {languageName(baseLanguage(language))}
            {!isOn && ' (off)'}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Opens the studio in a language of the page, once the words of this one are saved. Default: the first. */
export function useShowLanguage(studio: Studio): (language?: string) => Promise<void> {
  const [, setSearch] = useSearchParams()
  return async (language) => {
    if (!(await studio.flush())) return
    const first = studio.store.getState().draft.content.languages?.[0]?.language
    const isFirst = language === undefined || (first !== undefined && baseLanguage(first) === language)
    setSearch(isFirst ? {} : { language }, { replace: true })
  }
}
