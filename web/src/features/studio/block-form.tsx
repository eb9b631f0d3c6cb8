import { mostCaseText, type CaseBlockKind } from '@thumbfolio/contracts'
import { GripVertical, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.js'
import { Switch } from '../../ui/switch.js'
import { TextAreaField, TextField } from '../../ui/text-field.js'
import { PictureChoice } from './picture-choice.js'
import type { Studio } from './studio-store.js'
import type { StudyBlock } from './study-words.js'
import type { useDragOrder } from './use-drag-order.js'
import { linesIn, type EntryPicture } from './words.js'

export const blockNames: Readonly<Record<CaseBlockKind, string>> = {
  text: 'Text',
  heading: 'Heading',
  list: 'List',
  quote: 'Quote',
  picture: 'Picture',
  code: 'Code',
  link: 'Link',
}

interface BlockFormProps {
  studio: Studio
  block: StudyBlock
  /** Identifies its first field for `focusField`. */
  path: string
  name: string
  pictures: readonly EntryPicture[]
  handle: ReturnType<ReturnType<typeof useDragOrder>['handle']>
  problemOf: (field: string) => string | undefined
  /** Consecutive changes of one `burst` are one undo step. */
  onChange: (block: StudyBlock, burst?: string) => void
  onRemove: () => void
}

/** One part of a case study. */
export function BlockForm({ handle, name, path, onRemove, ...fields }: BlockFormProps) {
  return (
    <div
      role="group"
      aria-label={name}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-1"
    >
      <button
        type="button"
        className="btn cursor-grab btn-square btn-ghost btn-sm"
        aria-label={`Move ${name}: arrow keys`}
        data-path={`${path}/move`}
        {...handle}
      >
        <GripVertical className="size-4" aria-hidden="true" />
      </button>
      <div className="grid gap-2">
        <BlockFields {...fields} path={path} />
      </div>
      <IconButton tip="Remove" label={`Remove ${name}`} side="left" className="btn-sm" onClick={onRemove}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

type BlockFieldsProps = Omit<BlockFormProps, 'name' | 'handle' | 'onRemove'>

function BlockFields({ studio, block, path, pictures, problemOf, onChange }: BlockFieldsProps) {
  const first = { 'data-path': path, label: blockNames[block.kind] }
  const fieldOf = (name: string) => ({ problem: problemOf(name) })
  const writer =
    <T extends StudyBlock>(now: T, name: string & keyof T) =>
    ({ target }: { target: { value: string } }) =>
      onChange({ ...now, [name]: target.value }, name)
  switch (block.kind) {
    case 'heading': {
      const most = mostCaseText.heading
      return (
        <TextField
          {...first}
          {...fieldOf('text')}
          value={block.text}
          maxLength={most}
          onChange={writer(block, 'text')}
        />
      )
    }
    case 'text':
    case 'code': {
      const [most, look] =
        block.kind === 'code'
          ? [mostCaseText.code, { className: 'font-mono', spellCheck: false }]
          : [mostCaseText.paragraph]
      return (
        <TextAreaField
          {...first}
          {...fieldOf('text')}
          {...look}
          hint={block.hint}
          value={block.text}
          maxLength={most}
          onChange={writer(block, 'text')}
        />
      )
    }
    case 'list':
      return <ListFields {...{ block, path, problemOf, onChange }} />
    case 'quote':
      return (
        <>
          <TextAreaField
            {...first}
            {...fieldOf('text')}
            value={block.text}
            maxLength={mostCaseText.quote}
            onChange={writer(block, 'text')}
          />
          <TextField
            label="Who said it"
            {...fieldOf('by')}
            value={block.by ?? ''}
            maxLength={mostCaseText.by}
            onChange={writer(block, 'by')}
          />
        </>
      )
    case 'picture':
      return (
        <PictureChoice
          {...{ studio, pictures, path }}
          label="Picture"
          chosen={block.id}
          problem={problemOf('id')}
          onChoose={(id) => onChange({ kind: 'picture', id })}
        />
      )
    case 'link':
      return <LinkFields {...{ block, path, problemOf, onChange }} />
  }
}

type FieldsOf<K extends CaseBlockKind> = Pick<BlockFieldsProps, 'path' | 'problemOf' | 'onChange'> & {
  block: Extract<StudyBlock, { kind: K }>
}

const ListFields = ({ block, path, problemOf, onChange }: FieldsOf<'list'>) => (
  <>
    <TextAreaField
      data-path={path}
      label="List, one item on each line"
      value={block.items.join('\n')}
      problem={problemOf('items')}
      onChange={({ target }) => onChange({ ...block, items: linesIn(target.value) }, 'items')}
    />
    <Switch
      label="Numbered"
      checked={block.isNumbered ?? false}
      onChange={(isNumbered) => onChange({ ...block, isNumbered })}
    />
  </>
)

const LinkFields = ({ block, path, problemOf, onChange }: FieldsOf<'link'>) => (
  <>
    <TextField
      data-path={path}
      label="Link"
      value={block.text}
      maxLength={mostCaseText.link}
      problem={problemOf('text')}
      onChange={({ target }) => onChange({ ...block, text: target.value }, 'text')}
    />
    <TextField
      label="Its address"
      inputMode="url"
      placeholder="https://"
      value={block.url}
      maxLength={mostCaseText.url}
      problem={problemOf('url')}
      onChange={({ target }) => onChange({ ...block, url: target.value }, 'url')}
    />
  </>
)
