import { titleOf } from './draft.js'
import { ActionSelect } from './action-select.js'
import { basicsFields, listShapes } from '../../lib/field-catalogue.js'
import { rolesOf } from './field-roles.js'
import type { Editor } from './use-editor.js'
import { bulletKey, otherSectionId, placeKeys, roleKeys, type PlacingLines } from './use-placing.js'

interface PlaceBarProps {
  placing: PlacingLines
  editor: Editor
}

/** Says what the marked lines are: each button has its letter. */
export function PlaceBar({ placing, editor }: PlaceBarProps) {
  const { marked, put, marking } = placing
  return (
    <div role="group" aria-label="What are the marked lines?" className="grid gap-2 text-base-content">
      <p className="text-sm wrap-anywhere" role="status">
        {marked.length === 1 ? `“${marked[0]?.text.slice(0, 80)}” is` : `${marked.length} lines are`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <PlaceButton letter="j" label="a job" onPress={() => put(placeKeys.j)} />
        <PlaceButton letter="s" label="a school" onPress={() => put(placeKeys.s)} />
        <PlaceButton letter="p" label="a project" onPress={() => put(placeKeys.p)} />
        <ActionSelect
          id={otherSectionId}
          label="Another section for the marked lines"
          prompt="Another section"
          groups={otherPlaces}
          onChoose={(value) =>
            put(value.startsWith('/') ? { kind: 'entry', root: value } : { kind: 'basics', key: value })
          }
        />
        <PlaceButton letter="x" label="Leave out" onPress={() => put(placeKeys.x)} />
        <button type="button" className="btn btn-ghost btn-sm text-sm" onClick={marking.clear}>
          Cancel
        </button>
      </div>
      <IntoEntry placing={placing} editor={editor} />
    </div>
  )
}

const otherPlaces = [
  {
    title: 'Sections',
    options: listShapes
      .filter(({ root }) => !['/work', '/education', '/projects'].includes(root))
      .map(({ root, title }) => ({ value: root, label: title })),
  },
  { title: 'About you', options: basicsFields.map(({ key, label }) => ({ value: key, label })) },
]

/** Fields of the entry above the lines, or of another one. */
function IntoEntry({ placing: { target, choose, put }, editor: { draft } }: PlaceBarProps) {
  const groups = listShapes
    .filter(({ root }) => rolesOf(root).isLineEach === undefined)
    .map(({ root, title, one, fields }) => ({
      title,
      options: (draft.lists[root] ?? []).map((entry) => ({
        value: entry.id,
        label: titleOf(entry, fields).slice(0, 60) || `New ${one}`,
      })),
    }))
    .filter(({ options }) => options.length > 0)
  if (groups.length === 0) return null
  const entry = target ?? groups[0]?.options[0]?.value ?? ''
  return (
    <div className="flex flex-wrap items-center gap-2">
      <select
        className="select w-auto max-w-56 select-sm"
        aria-label="The entry they belong to"
        value={entry}
        onChange={(event) => choose(event.target.value)}
      >
        {groups.map(({ title, options }) => (
          <optgroup key={title} label={title}>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {Object.entries(roleKeys).map(([letter, role]) => (
        <PlaceButton
          key={letter}
          letter={letter}
          label={roleLabels[role]}
          onPress={() => put({ kind: 'role', entry, role })}
        />
      ))}
      <PlaceButton
        letter={bulletKey}
        label="More of the bullet above"
        onPress={() => put({ kind: 'bullet-above', entry })}
      />
    </div>
  )
}

const roleLabels = { title: 'Title', organization: 'Company', dates: 'Dates' }

interface PlaceButtonProps {
  letter: string
  label: string
  onPress: () => void
}

const PlaceButton = ({ letter, label, onPress }: PlaceButtonProps) => (
  <button type="button" className="btn btn-sm text-sm" aria-keyshortcuts={letter} onClick={onPress}>
    {label}
    <kbd className="kbd kbd-xs" aria-hidden="true">
      {letter.toUpperCase()}
    </kbd>
  </button>
)
