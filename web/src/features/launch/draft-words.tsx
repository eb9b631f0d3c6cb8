import { mostOnPage, type DraftView, type SiteContentEdit } from '@thumbfolio/contracts'
import { useEffect, useRef, useState } from 'react'
import {
  draftOf,
  editOf,
  isChanged,
  suggestedIn,
  withEntryHidden,
  withEntries,
} from '../../lib/page-words.js'
import { LeaveGuard } from '../../ui/leave-guard.js'
import { introTitleId, SectionEditor } from '../../ui/section-editor.js'
import { SuggestedNotes } from '../../ui/suggested-notes.js'
import { HiddenEntries } from '../../ui/hidden-entries.js'
import { WordsField } from '../../ui/words-field.js'

interface DraftWordsProps {
  draft: DraftView
  isReady: boolean
  onSave: (edit: SiteContentEdit) => Promise<unknown>
  /** Told whether there are words in hand that no launch would publish. */
  onUnsaved: (isUnsaved: boolean) => void
}

/** The words of a draft and their order, as the editor of a live page has them. */
export function DraftWords({ draft, isReady, onSave, onUnsaved }: DraftWordsProps) {
  const { content, draftVersion } = draft
  const [words, setWords] = useState(() => draftOf(content))
  const hasChanges = isChanged(words, content)
  const shown = useRef(content)
  // Words in hand stay in hand, whatever else of the draft changes.
  useEffect(() => {
    const before = shown.current
    shown.current = content
    setWords((now) => (isChanged(now, before) && isChanged(now, content) ? now : draftOf(content)))
  }, [draftVersion])
  useEffect(() => onUnsaved(hasChanges), [hasChanges])
  const canSave = hasChanges && isReady
  return (
    <details className="mt-8">
      <summary className="w-fit cursor-pointer font-semibold">Edit the words</summary>
      <div
        className="mt-4"
        // It stands within the form of the launch, which one line of text must not send.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
        }}
      >
        <label className="mb-6 block">
          <span className="mb-2 block font-medium">Headline</span>
          <input
            className="input w-full"
            value={words.headline ?? ''}
            maxLength={mostOnPage.headline}
            onChange={({ target }) => setWords({ ...words, headline: target.value })}
          />
          <SuggestedNotes suggested={suggestedIn(content, words.headline ?? '')} />
        </label>
        <h3 id={introTitleId} tabIndex={-1} className="mb-2 font-medium outline-none">
          Introduction
        </h3>
        <WordsField
          id="draft-intro"
          label="Introduction"
          value={words.intro}
          onChange={(intro) => setWords({ ...words, intro })}
        />
        <SuggestedNotes suggested={suggestedIn(content, words.intro)} />
        {words.sections.map((section, at) => (
          <SectionEditor
            key={section.name}
            section={section}
            suggestedIn={(text) => suggestedIn(content, text)}
            onChange={(change) => setWords((now) => withEntries(now, at, change))}
            onTakeOff={(id) => setWords((now) => withEntryHidden(now, id))}
          />
        ))}
        <HiddenEntries draft={words} onChange={setWords} />
        <button
          type="button"
          aria-disabled={!canSave}
          className={`btn mt-6 ${canSave ? '' : 'btn-disabled'}`}
          onClick={() => canSave && void onSave(editOf(words))}
        >
          Save in the draft
        </button>
      </div>
      <LeaveGuard when={hasChanges} />
    </details>
  )
}
