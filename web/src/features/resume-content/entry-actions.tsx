import { ArrowDown, ArrowLeftRight, ArrowUp, Combine, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { focusSoon } from '../../lib/focus-soon.js'
import { ActionSelect } from './action-select.js'
import type { Draft } from './draft.js'
import { listShapes, type ListShape } from '../../lib/field-catalogue.js'
import { rolesOf } from './field-roles.js'
import {
  exchanged,
  mergedWithAbove,
  moved,
  movedTo,
  restMovedTo,
  sectionMovedTo,
  sectionRemoved,
} from './operations.js'
import type { Editor } from './use-editor.js'

/** Of the button that adds an entry, which is there whatever happens to the others. */
export const addId = (root: string) => `add${root.replaceAll('/', '-')}`

interface EntryActionsProps {
  shape: ListShape
  id: string
  editor: Editor
  onRemove: () => void
}

/** What can be done to an entry as a whole. */
export function EntryActions({ shape: { root, one, fields }, id, editor, onRemove }: EntryActionsProps) {
  const { draft, apply } = editor
  const entries = draft.lists[root] ?? []
  const at = entries.findIndex((entry) => entry.id === id)
  const { title, organization } = rolesOf(root)
  const nameOf = (key: string) => fields.find((field) => field.key === key)?.label.toLowerCase() ?? key
  const does = (operation: (now: Draft) => Draft) => () => apply(operation)
  /** What was pressed goes away with the entry. */
  const goes = (operation: (now: Draft) => Draft) => () => {
    apply(operation)
    focusSoon(addId(root))
  }
  return (
    <div className="mt-4 flex flex-wrap items-center gap-1">
      {organization !== undefined && (
        <Action icon={<ArrowLeftRight />} onPress={does((now) => exchanged(now, id))}>
          Swap {nameOf(title)} and {nameOf(organization)}
        </Action>
      )}
      {at > 0 && (
        <>
          <Action icon={<ArrowUp />} onPress={does((now) => moved(now, id, -1))}>
            Move up
          </Action>
          <Action icon={<Combine />} onPress={goes((now) => mergedWithAbove(now, id))}>
            Merge with the {one} above
          </Action>
        </>
      )}
      {at < entries.length - 1 && (
        <Action icon={<ArrowDown />} onPress={does((now) => moved(now, id, 1))}>
          Move down
        </Action>
      )}
      <ActionSelect
        label={`Move this ${one} to another section`}
        prompt="Move to"
        groups={[
          { title: `This ${one}`, options: sectionsBut(root) },
          {
            title: 'This and all below',
            options: sectionsBut(root).map((option) => ({ ...option, value: `rest ${option.value}` })),
          },
        ]}
        onChoose={(value) => {
          const [first = '', to] = value.split(' ')
          goes((now) => (to === undefined ? movedTo(now, id, first) : restMovedTo(now, id, to)))()
        }}
      />
      <Action icon={<Trash2 />} onPress={onRemove}>
        Remove this {one}
      </Action>
    </div>
  )
}

/** What can be done to a section as a whole. */
export function SectionActions({ shape: { root, title }, editor }: { shape: ListShape; editor: Editor }) {
  const goes = (operation: (now: Draft) => Draft) => {
    editor.apply(operation)
    focusSoon(addId(root))
  }
  return (
    <div className="flex flex-wrap items-center gap-1">
      <ActionSelect
        label={`Move all of ${title} to another section`}
        prompt="Move all to"
        groups={[{ title: 'Sections', options: sectionsBut(root) }]}
        onChoose={(to) => goes((now) => sectionMovedTo(now, root, to))}
      />
      <Action icon={<Trash2 />} onPress={() => goes((now) => sectionRemoved(now, root))}>
        Remove section<span className="sr-only"> {title}</span>
      </Action>
    </div>
  )
}

const sectionsBut = (root: string) =>
  listShapes
    .filter((shape) => shape.root !== root)
    .map((shape) => ({ value: shape.root, label: shape.title }))

interface ActionProps {
  icon: ReactNode
  children: ReactNode
  onPress: () => void
}

const Action = ({ icon, children, onPress }: ActionProps) => (
  <button type="button" className="btn btn-ghost btn-sm text-sm [&>svg]:size-4" onClick={onPress}>
    {icon}
    <span>{children}</span>
  </button>
)
