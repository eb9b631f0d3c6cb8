import { ArrowDown, ArrowUp, GripVertical, Plus } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.js'
import { TextField } from '../../ui/text-field.js'
import { withEntryMoved, withOwnTitle } from './change-words.js'
import { EntryForm } from './entry-form.js'
import type { Unit } from './move-in-page.js'
import { entryButtonId, sectionButtonId } from './list-focus.js'
import { nameOf, ownTitleOf, shapeOf, standardTitle, titleOfSection } from './section-shapes.js'
import type { Studio } from './studio-store.js'
import { useDragOrder } from './use-drag-order.js'
import { sectionId, type Entry, type Section, type Words } from './words.js'
import type { Move } from './write-in-place.js'

const directions = [
  ['up', ArrowUp],
  ['down', ArrowDown],
] as const

interface SectionListProps {
  studio: Studio
  words: Words
  section: Section
  /** The key of the entry, or the id of the section, whose values are open. */
  open: string | undefined
  onOpen: (what: string | undefined) => void
  onMove: (unit: Unit, move: Move) => void
  problemOf: (entry: string, field: string) => string | undefined
}

/** A section of the page and its entries, in their order. */
export function SectionList(props: SectionListProps) {
  const { studio, words, section, open, onOpen, onMove } = props
  const { name, entries } = section
  const id = sectionId(section)
  const title = titleOfSection(words, section)
  const { list, handle, itemClass } = useDragOrder((at, to) => {
    const entry = entries[at]
    if (entry) studio.apply((now) => withEntryMoved(now, entry.key, to))
  })
  const isOpen = open === id
  const unit: Unit = { kind: 'section', id }
  return (
    <section aria-labelledby={`section-${id}`} className="mt-5">
      <div className="flex items-center gap-1">
        <h3 id={`section-${id}`} className="min-w-0 flex-1 font-semibold wrap-anywhere">
          <button
            id={sectionButtonId(id)}
            type="button"
            className="cursor-pointer text-left"
            aria-expanded={isOpen}
            onClick={() => onOpen(isOpen ? undefined : id)}
          >
            {title}
          </button>
        </h3>
        {directions.map(([direction, Icon]) => (
          <IconButton
            key={direction}
            tip={`Move ${direction}`}
            label={`Move ${title} ${direction}`}
            side="left"
            className="btn-sm"
            onClick={() => onMove(unit, direction)}
          >
            <Icon className="size-4" aria-hidden="true" />
          </IconButton>
        ))}
      </div>
      {isOpen && (
        <div className="grid gap-2 pb-3">
          <TextField
            label="Title of the section"
            value={ownTitleOf(words, section)}
            placeholder={standardTitle(name)}
            maxLength={80}
            onChange={({ target }) =>
              studio.apply((now) => withOwnTitle(now, section, target.value), `title/${id}`)
            }
          />
          <button
            type="button"
            className="btn btn-sm justify-self-start"
            onClick={() => onMove(unit, 'hide')}
          >
            Hide the section
          </button>
        </div>
      )}
      <ol ref={list} className="mt-1">
        {entries.map((entry, at) => (
          <li key={entry.key} className={itemClass(at)}>
            <EntryRow {...props} {...{ entry, handle: handle(at) }} />
          </li>
        ))}
      </ol>
      <button type="button" className="btn mt-1 btn-ghost btn-sm" onClick={() => onMove(unit, 'add')}>
        <Plus className="size-4" aria-hidden="true" />
        Add {name === 'custom' ? 'entry' : (shapeOf(name)?.one ?? 'entry')}
      </button>
    </section>
  )
}

interface EntryRowProps extends SectionListProps {
  entry: Entry
  handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>
}

function EntryRow({ studio, section, entry, open, onOpen, onMove, problemOf, handle }: EntryRowProps) {
  const { key } = entry
  const name = nameOf(section.name, entry)
  const isOpen = open === key
  return (
    <>
      <div className={`flex items-center rounded-field ${isOpen ? 'bg-base-200' : 'hover:bg-base-200'}`}>
        <IconButton tip="Move" label={`Move ${name}: arrow keys`} className="btn-sm cursor-grab" {...handle}>
          <GripVertical className="size-4" aria-hidden="true" />
        </IconButton>
        <button
          type="button"
          id={entryButtonId(key)}
          className="min-h-10 min-w-0 flex-1 cursor-pointer truncate pr-2 text-left text-sm"
          aria-expanded={isOpen}
          onClick={() => onOpen(isOpen ? undefined : key)}
        >
          {name}
        </button>
      </div>
      {isOpen && (
        <EntryForm
          {...{ studio, entry, name }}
          section={section.name}
          problemOf={(field) => problemOf(key, field)}
          onMove={(move) => onMove({ kind: 'entry', key }, move)}
        />
      )}
    </>
  )
}
