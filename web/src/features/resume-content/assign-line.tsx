import toast from 'react-hot-toast/headless'
import { emptyEntry, titleOf } from './draft.js'
import { basicsFields, basicsRoot, listShapes } from './field-catalogue.js'
import type { Editor } from './use-editor.js'

/** Fields of an entry that a single line can be. */
const offeredFields = 2

interface Target {
  readonly label: string
  readonly assign: () => void
}

/** Says what a line without a place is: it is put into that field, to be saved with the other corrections. */
export function AssignLine({ text, editor }: { text: string; editor: Editor }) {
  const groups = targetsOf(text, editor)
  const all = groups.flatMap(({ targets }) => targets)
  return (
    <select
      className="select select-sm w-44"
      aria-label={`What is “${text.slice(0, 60)}”?`}
      value=""
      onChange={(event) => {
        const target = all[Number(event.target.value)]
        if (!target) return
        target.assign()
        toast.success(`Added as ${target.label}. Save to keep it.`)
      }}
    >
      <option value="" disabled>
        What is it?
      </option>
      {groups.map(({ title, targets }) => (
        <optgroup key={title} label={title}>
          {targets.map((target) => (
            <option key={target.label} value={all.indexOf(target)}>
              {target.label}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  )
}

function targetsOf(
  text: string,
  { draft, setField, setEntries }: Editor,
): { title: string; targets: Target[] }[] {
  const basics = basicsFields.map(({ key, label }): Target => {
    const before = key === 'summary' ? draft.basics.values[key]?.trim() : undefined
    return { label, assign: () => setField(basicsRoot, key, before ? `${before}\n${text}` : text) }
  })
  const lists = listShapes.map(({ root, title, one, fields }) => {
    const offered = fields.filter(({ kind }) => kind === 'line').slice(0, offeredFields)
    const open = (draft.lists[root] ?? []).flatMap((entry) =>
      offered
        .filter(({ key }) => (entry.values[key] ?? '').trim() === '')
        .map(({ key, label }): Target => ({
          label: `${label} of ${titleOf(entry, fields) || `the new ${one}`}`,
          assign: () => setField(entry.id, key, text),
        })),
    )
    const added = offered.map(({ key, label }): Target => ({
      label: `${label} of another ${one}`,
      assign: () =>
        setEntries(root, (now) => [
          ...now,
          {
            ...emptyEntry(`${root}/new-${crypto.getRandomValues(new Uint32Array(1))[0]}`),
            values: { [key]: text },
          },
        ]),
    }))
    return { title, targets: [...open, ...added] }
  })
  return [{ title: 'About you', targets: basics }, ...lists]
}
