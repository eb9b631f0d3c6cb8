import { Plus, Split } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { focusSoon } from '../../lib/focus-soon.js'
import { DraftField } from './draft-field.js'
import { emptyEntry, itemsOf, newId, titleOf, type DraftEntry } from './draft.js'
import { addId, EntryActions, SectionActions } from './entry-actions.js'
import type { FieldShape, ListShape } from '../../lib/field-catalogue.js'
import { removed, split } from './operations.js'
import type { Pointing } from './use-pointing.js'
import type { Editor } from './use-editor.js'

interface ListEditorProps {
  shape: ListShape
  editor: Editor
  pointing: Pointing
}

/** One section: its entries, each to be opened, and a way to another one. */
export function ListEditor({ shape, editor, pointing }: ListEditorProps) {
  const { root, title, one, fields } = shape
  const entries = editor.draft.lists[root] ?? []
  const titleId = `section${root.replaceAll('/', '-')}`
  return (
    <section aria-labelledby={titleId} className="mt-10">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="text-lg font-semibold">
          {title}
        </h2>
        <SectionActions shape={shape} editor={editor} />
      </div>
      <ul className="mt-2">
        {entries.map((entry) => (
          <EntryEditor
            key={entry.id}
            entry={entry}
            name={titleOf(entry, fields) || `New ${one}`}
            shape={shape}
            editor={editor}
            pointing={pointing}
            onRemove={() => {
              editor.remove(entry.id, (now) => removed(now, entry.id))
              // The section disappears with its last entry, and its button is elsewhere.
              focusSoon(addId(root))
            }}
          />
        ))}
      </ul>
      <AddEntry shape={shape} editor={editor} label={addLabel(one)} />
    </section>
  )
}

interface EntryEditorProps {
  entry: DraftEntry
  name: string
  shape: ListShape
  editor: Editor
  pointing: Pointing
  onRemove: () => void
}

function EntryEditor({ entry, name, shape, editor, pointing, onRemove }: EntryEditorProps) {
  const { one, fields } = shape
  const [isOpen, setIsOpen] = useState(entry.source === undefined)
  const details = useRef<HTMLDetailsElement>(null)
  const isNew = useRef(entry.source === undefined && Object.values(entry.values).every((text) => text === ''))
  useEffect(() => {
    if (isNew.current) details.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [])
  const isWrong = fields.some(({ key }) => editor.problems[`${entry.id}/${key}`] !== undefined)
  return (
    <li className="border-t border-line">
      <details
        ref={details}
        open={isOpen || isWrong}
        onToggle={(event) => setIsOpen(event.currentTarget.open)}
        onMouseEnter={() => pointing.point(entry.id)}
        onMouseLeave={() => pointing.point(undefined)}
      >
        <summary
          className="cursor-pointer py-3 font-medium wrap-anywhere"
          onFocus={() => pointing.point(entry.id)}
        >
          {name}
        </summary>
        <div className="pb-6">
          <FieldGrid entry={entry} fields={fields} editor={editor} pointing={pointing} />
          <SplitEntry entry={entry} one={one} fields={fields} editor={editor} area={details} />
          <EntryActions shape={shape} id={entry.id} editor={editor} onRemove={onRemove} />
        </div>
      </details>
    </li>
  )
}

interface SplitEntryProps {
  entry: DraftEntry
  one: string
  fields: readonly FieldShape[]
  editor: Editor
  area: RefObject<HTMLElement | null>
}

/** Makes another entry of the points from the line on that the cursor was last in. */
function SplitEntry({ entry, one, fields, editor, area }: SplitEntryProps) {
  const field = fields.find(({ key, kind }) => kind === 'lines' && itemsOf(entry.values[key]).length > 0)
  if (!field) return null
  const splitHere = () => {
    const text = entry.values[field.key] ?? ''
    const written = [...(area.current?.querySelectorAll('textarea') ?? [])].find(
      ({ value }) => value === text,
    )
    const line = text.slice(0, written?.selectionStart ?? 0).split('\n').length - 1
    editor.apply((now) => split(now, entry.id, field.key, line))
  }
  return (
    <button type="button" className="btn mt-2 btn-ghost btn-sm text-sm" onClick={splitHere}>
      <Split className="size-4" aria-hidden="true" />
      Another {one} from the cursor’s line on
    </button>
  )
}

interface FieldGridProps {
  entry: DraftEntry
  fields: readonly FieldShape[]
  editor: Editor
  pointing: Pointing
}

/** The fields of one entry; the one that is being edited is shown on the page. */
export const FieldGrid = ({ entry, fields, editor, pointing }: FieldGridProps) => (
  <div className="grid gap-x-5 gap-y-4 @md:grid-cols-2">
    {fields.map((field) => {
      const path = `${entry.id}/${field.key}`
      return (
        <div
          key={field.key}
          className="contents"
          onFocus={() => pointing.point(path)}
          onBlur={() => pointing.point(undefined)}
        >
          <DraftField
            field={field}
            value={entry.values[field.key] ?? ''}
            problem={editor.problems[path]}
            onShow={pointing.showing(path, field.label, entry.values[field.key] ?? '')}
            onChange={(text) => editor.setField(entry.id, field.key, text)}
          />
        </div>
      )
    })}
  </div>
)

export const addLabel = (one: string) => `Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`

/** Adds an entry that is open to be filled. */
export function AddEntry({
  shape: { root },
  editor,
  label,
}: {
  shape: ListShape
  editor: Editor
  label: string
}) {
  const add = () => editor.setEntries(root, (now) => [...now, emptyEntry(newId(root))])
  return (
    <button id={addId(root)} type="button" className="btn mt-2 btn-sm text-sm" onClick={add}>
      <Plus className="size-4" aria-hidden="true" />
      {label}
    </button>
  )
}
