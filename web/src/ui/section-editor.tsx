import { ArrowDown, ArrowUp, EyeOff } from 'lucide-react'
import { focusSoon } from '../lib/focus-soon.js'
import { IconButton } from './icon-button.js'
import { moved, type DraftEntry, type DraftSection, type SuggestedWords } from '../lib/page-words.js'
import { SuggestedNotes } from './suggested-notes.js'
import { WordsField } from './words-field.js'

interface SectionEditorProps {
  section: DraftSection
  /** The words of a text that a model suggested. */
  suggestedIn: (text: string) => readonly SuggestedWords[]
  onChange: (change: (entries: readonly DraftEntry[]) => readonly DraftEntry[]) => void
  onTakeOff: (id: string) => void
}

/** Of the heading of the introduction. */
export const introTitleId = 'intro-title'

/** Entries of one section: their order, their words, and which are shown at all. */
export function SectionEditor({
  section: { name, entries },
  suggestedIn,
  onChange,
  onTakeOff,
}: SectionEditorProps) {
  if (entries.length === 0) return null
  const titleId = `section-${name}`
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <h2 id={titleId} className="mb-3 text-lg font-semibold capitalize">
        {name}
      </h2>
      <ol className="grid grid-cols-1 gap-5">
        {entries.map((entry, at) => (
          <EntryEditor
            key={entry.id}
            entry={entry}
            suggested={suggestedIn(entry.prose)}
            isFirst={at === 0}
            isLast={at === entries.length - 1}
            onMove={(by) => onChange((now) => moved(now, at, by))}
            onTakeOff={() => {
              onTakeOff(entry.id)
              focusSoon(titleIdOf(entries[at + 1] ?? entries[at - 1]))
            }}
            onWords={(prose) =>
              onChange((now) => now.map((kept) => (kept.id === entry.id ? { ...kept, prose } : kept)))
            }
          />
        ))}
      </ol>
    </section>
  )
}

/** Of the heading of an entry. With the last entry its section goes; the introduction is always there. */
export const titleIdOf = (entry: DraftEntry | undefined) =>
  entry === undefined ? introTitleId : `entry${entry.id}`
const wordsId = ({ id }: DraftEntry) => `words${id}`

interface EntryEditorProps {
  entry: DraftEntry
  suggested: readonly SuggestedWords[]
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onTakeOff: () => void
  onWords: (prose: string) => void
}

function EntryEditor({ entry, suggested, isFirst, isLast, onMove, onTakeOff, onWords }: EntryEditorProps) {
  const { title, prose, by } = entry
  // Not `disabled`: at the end of its way an entry would take the focus from the button that moved it.
  const arrow = (isAtEnd: boolean) => ({
    'aria-disabled': isAtEnd,
    className: `btn-sm ${isAtEnd ? 'btn-disabled' : ''}`,
  })
  const icon = 'size-4'
  return (
    <li>
      <div className="flex items-start gap-1">
        <h3
          id={titleIdOf(entry)}
          tabIndex={-1}
          className="min-w-0 flex-1 pt-1 font-medium wrap-anywhere outline-none"
        >
          {title || 'Entry'}
        </h3>
        <IconButton {...arrow(isFirst)} tip="Move up" label={`Move ${title} up`} onClick={() => onMove(-1)}>
          <ArrowUp className={icon} aria-hidden="true" />
        </IconButton>
        <IconButton {...arrow(isLast)} tip="Move down" label={`Move ${title} down`} onClick={() => onMove(1)}>
          <ArrowDown className={icon} aria-hidden="true" />
        </IconButton>
        <IconButton
          tip="Take off the page"
          label={`Take ${title} off the page`}
          side="left"
          className="btn-sm"
          onClick={onTakeOff}
        >
          <EyeOff className={icon} aria-hidden="true" />
        </IconButton>
      </div>
      {(by !== undefined || prose !== '') && (
        <div className="mt-2">
          <WordsField id={wordsId(entry)} label={`Words about ${title}`} value={prose} onChange={onWords} />
          <SuggestedNotes suggested={suggested} />
          {by === 'owner' && <p className="mt-1 text-sm text-muted">In your own words.</p>}
        </div>
      )}
      {by === undefined && prose === '' && (
        <button
          type="button"
          className="link mt-1 text-sm"
          onClick={() => {
            onWords(' ')
            focusSoon(wordsId(entry))
          }}
        >
          Write about this
        </button>
      )}
    </li>
  )
}
