import { pictureSections } from '@thumbfolio/contracts'
import { ArrowDown, ArrowUp, EyeOff, Plus } from 'lucide-react'
import { otherLanguageOf } from '../../lib/draft-api.js'
import { TextAreaField } from '../../ui/text-field.js'
import { withField, withLines } from './change-words.js'
import { PicturesForm } from './pictures-form.js'
import { fieldShapes, hasLines } from './section-shapes.js'
import { StudyForm } from './study-form.js'
import type { Studio } from './studio-store.js'
import { SuggestedNotes } from './suggested-notes.js'
import { ValueField } from './value-field.js'
import { linesIn, type Entry } from './words.js'
import type { Move } from './write-in-place.js'

interface EntryFormProps {
  studio: Studio
  section: string
  entry: Entry
  name: string
  /** The server's validation message for a part of the entry, by its path in the edit. */
  problemOf: (field: string) => string | undefined
  onMove: (move: Move) => void
}

/** All values of one entry. Typing updates the page at once. */
export function EntryForm({ studio, section, entry, name, problemOf, onMove }: EntryFormProps) {
  const { key, fields, lines } = entry
  const isFirstLanguage = otherLanguageOf(studio.store.getState().draft) === undefined
  return (
    <div className="grid gap-3 pt-1 pb-4">
      {fieldShapes(section).map((shape) => (
        <ValueField
          key={shape.key}
          shape={shape}
          path={`${key}/${shape.key}`}
          value={fields[shape.key]}
          problem={problemOf(`fields/${shape.key}`)}
          onChange={(value) =>
            studio.apply((words) => withField(words, key, shape.key, value), `${key}/${shape.key}`)
          }
        />
      ))}
      {hasLines(section) && (
        <>
          <TextAreaField
            label="Text, one line each"
            value={lines.join('\n')}
            onChange={({ target }) =>
              studio.apply((words) => withLines(words, key, linesIn(target.value)), `${key}/lines`)
            }
          />
          <SuggestedNotes {...{ studio, lines }} />
        </>
      )}
      {pictureSections.has(section) && <PicturesForm {...{ studio, entry, name, problemOf }} />}
      {section === 'projects' && isFirstLanguage && <StudyForm {...{ studio, entry, name, problemOf }} />}
      <div className="flex flex-wrap gap-1">
        {moves.map(([move, label, Icon]) => (
          <button
            key={move}
            type="button"
            className="btn btn-ghost btn-sm"
            aria-label={`${label}: ${name}`}
            onClick={() => onMove(move)}
          >
            <Icon className="size-4" aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}

const moves = [
  ['up', 'Up', ArrowUp],
  ['down', 'Down', ArrowDown],
  ['hide', 'Hide', EyeOff],
  ['add', 'Add below', Plus],
] as const
