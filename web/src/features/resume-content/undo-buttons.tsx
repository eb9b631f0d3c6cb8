import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from '../../ui/icon-button.js'
import type { Editor } from './use-editor.js'

/** Undo and redo, also by Ctrl or Command and Z, in a field the browser's own; Ctrl or Command and S saves. */
export function UndoButtons({ editor }: { editor: Editor }) {
  const { canUndo, canRedo, stepBack, stepForward, working, save, hasChanges } = editor
  const isIdle = working === undefined
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isIdle || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 's' && !event.shiftKey) {
        event.preventDefault()
        if (hasChanges) void save()
      }
      const isInField = event.target instanceof Element && event.target.matches('input, textarea')
      if (isInField) return
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (key !== 'z' && !isRedo) return
      event.preventDefault()
      if (isRedo) stepForward()
      else stepBack()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
  return (
    <div className="flex flex-none! gap-1">
      <IconButton
        tip="Undo"
        aria-keyshortcuts="Control+Z"
        aria-disabled={!canUndo || !isIdle}
        onClick={() => isIdle && stepBack()}
      >
        <Undo2 className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton
        tip="Redo"
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={!canRedo || !isIdle}
        onClick={() => isIdle && stepForward()}
      >
        <Redo2 className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
