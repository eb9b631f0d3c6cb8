import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { focusSoon } from '../../lib/focus-soon.js'
import { DraftField } from './draft-field.js'
import { emptyEntry, titleOf, type DraftEntry } from './draft.js'
import type { FieldShape, ListShape } from './field-catalogue.js'
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
      <h2 id={titleId} className="text-lg font-semibold">
        {title}
      </h2>
      <ul className="mt-2">
        {entries.map((entry) => (
          <EntryEditor
            key={entry.id}
            entry={entry}
            name={titleOf(entry, fields) || `New ${one}`}
            one={one}
            fields={fields}
            editor={editor}
            pointing={pointing}
            onRemove={() => {
              editor.setEntries(root, (now) => now.filter(({ id }) => id !== entry.id))
              // With its last entry the section goes, and its button stands elsewhere.
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
  one: string
  fields: readonly FieldShape[]
  editor: Editor
  pointing: Pointing
  onRemove: () => void
}

function EntryEditor({ entry, name, one, fields, editor, pointing, onRemove }: EntryEditorProps) {
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
          <button type="button" className="btn mt-4 btn-ghost btn-sm text-sm" onClick={onRemove}>
            <Trash2 className="size-4" aria-hidden="true" />
            Remove this {one}
          </button>
        </div>
      </details>
    </li>
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

const addId = (root: string) => `add${root.replaceAll('/', '-')}`

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
  const add = () =>
    editor.setEntries(root, (now) => [
      ...now,
      emptyEntry(`${root}/new-${crypto.getRandomValues(new Uint32Array(1))[0]}`),
    ])
  return (
    <button id={addId(root)} type="button" className="btn mt-2 btn-sm text-sm" onClick={add}>
      <Plus className="size-4" aria-hidden="true" />
      {label}
    </button>
  )
}
