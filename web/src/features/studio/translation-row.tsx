import type { SuggestedTranslation } from '@thumbfolio/contracts'
import { useState } from 'react'
import { counted } from '../../lib/counted.js'
import { otherLanguageOf } from '../../lib/draft-api.js'
import { languageName } from '../../lib/language-name.js'
import { Working } from '../../ui/spinner.js'
import { isUntranslated, withTranslated, type TranslatedLine } from './change-translation.js'
import { PanelRow } from './panel-row.js'
import { suggestTranslation } from './studio-api.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'

interface TranslationRowProps {
  studio: Studio
  now: StudioState
  open: string | undefined
  onOpen: (what: string | undefined) => void
  onProblem: (problem: unknown) => void
}

/** Translations that a model suggests for the words of the first language. None is on the page before it is used. */
export function TranslationRow({ studio, now, open, onOpen, onProblem }: TranslationRowProps) {
  const [suggested, setSuggested] = useState<SuggestedTranslation>()
  const [isAsking, setIsAsking] = useState(false)
  const language = otherLanguageOf(now.draft)
  if (!language) return null
  const ask = async () => {
    if (isAsking) return
    setIsAsking(true)
    onProblem(undefined)
    // What was written here must not be translated again.
    if (await studio.flush())
      await suggestTranslation(now.draft.id, language).then(setSuggested).catch(onProblem)
    setIsAsking(false)
  }
  const use = (lines: readonly TranslatedLine[]) =>
    studio.apply((words) => lines.reduce((next, line) => withTranslated(next, line, now.ids), words))
  return (
    <PanelRow id="translation" title={`Translate to ${languageName(language)}`} {...{ open, onOpen }}>
      <p className="text-sm text-muted">
        A model suggests a translation of each line that is still in the first language. Nothing is on the
        page before you use it.
      </p>
      <button type="button" className="btn btn-sm mt-3" aria-disabled={isAsking} onClick={() => void ask()}>
        {isAsking && <Working />}
        Suggest a translation
      </button>
      {suggested && <Suggested {...{ suggested, now }} onUse={use} />}
    </PanelRow>
  )
}

interface SuggestedProps {
  suggested: SuggestedTranslation
  now: StudioState
  onUse: (lines: readonly TranslatedLine[]) => void
}

function Suggested({ suggested: { lines, refused, left }, now, onUse }: SuggestedProps) {
  const waiting = lines.filter((line) => isUntranslated(now.history.now, line, now.ids))
  const passed = waiting.filter(({ names }) => names.length === 0)
  return (
    <div className="mt-4 grid gap-3">
      <p role="status" className="text-sm">
        {waiting.length === 0
          ? 'No translation waits for you.'
          : `${counted(waiting.length, 'line')} to decide.`}
        {left > 0 && ` ${counted(left, 'more line')}: ask again for them.`}
      </p>
      {passed.length > 0 && (
        <button type="button" className="btn btn-sm btn-primary" onClick={() => onUse(passed)}>
          Use all that passed ({passed.length})
        </button>
      )}
      <ul className="grid gap-3">
        {waiting.map((line) => (
          <li key={line.place} className="rounded-box border border-line p-3 text-sm">
            <p className="text-muted">{line.original}</p>
            <p className="mt-1 wrap-anywhere">{line.text}</p>
            {line.names.length > 0 && (
              <p className="mt-1 text-muted">Please check the names: {line.names.join(', ')}</p>
            )}
            <button
              type="button"
              className="btn btn-sm mt-2"
              aria-label={`Use: ${line.text}`}
              onClick={() => onUse([line])}
            >
              Use
            </button>
          </li>
        ))}
      </ul>
      {refused.length > 0 && (
        <div className="text-sm">
          <p>
            {counted(refused.length, 'line')} left out, because numbers, dates or links were not the same.
            Please translate {refused.length === 1 ? 'it' : 'them'} yourself:
          </p>
          <ul className="mt-1 list-disc ps-5 text-muted">
            {refused.map(({ place, original, facts }) => (
              <li key={place}>
                {original} ({facts.join(', ')})
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
