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

function BlockFields({
  studio,
  block,
  path,
  pictures,
  problemOf,
  onChange,
}: Omit<BlockFormProps, 'name' | 'handle' | 'onRemove'>) {
  const first = { 'data-path': path, label: blockNames[block.kind] }
  switch (block.kind) {
    case 'heading':
      return (
        <TextField
          {...first}
          value={block.text}
          maxLength={mostCaseText.heading}
          problem={problemOf('text')}
          onChange={({ target }) => onChange({ ...block, text: target.value }, 'text')}
        />
      )
    case 'text':
      return (
        <TextAreaField
          {...first}
          value={block.text}
          maxLength={mostCaseText.paragraph}
          problem={problemOf('text')}
          onChange={({ target }) => onChange({ ...block, text: target.value }, 'text')}
        />
      )
    case 'list':
      return (
        <>
          <TextAreaField
            {...first}
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
    case 'quote':
      return (
        <>
          <TextAreaField
            {...first}
            value={block.text}
            maxLength={mostCaseText.quote}
            problem={problemOf('text')}
            onChange={({ target }) => onChange({ ...block, text: target.value }, 'text')}
          />
          <TextField
            label="Who said it"
            value={block.by ?? ''}
            maxLength={mostCaseText.by}
            problem={problemOf('by')}
            onChange={({ target }) => onChange({ ...block, by: target.value }, 'by')}
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
    case 'code':
      return (
        <TextAreaField
          {...first}
          className="font-mono"
          spellCheck={false}
          value={block.text}
          maxLength={mostCaseText.code}
          problem={problemOf('text')}
          onChange={({ target }) => onChange({ ...block, text: target.value }, 'text')}
        />
      )
    case 'link':
      return (
        <>
          <TextField
            {...first}
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
  }
}
