import { Redo2, Undo2 } from 'lucide-react'
import { useEffect } from 'react'
import { IconButton } from './icon-button.js'

interface UndoButtonsProps {
  canUndo: boolean
  canRedo: boolean
  /** While it is disabled, neither buttons nor keys do anything. */
  isDisabled?: boolean
  /** Where the tooltips appear. */
  side?: 'top' | 'bottom'
  className?: string
  onUndo: () => void
  onRedo: () => void
  onSave: () => void
}

/** Undo and redo, also by Ctrl or Command and Z, in a field the browser's own; Ctrl or Command and S saves. */
export function UndoButtons({
  canUndo,
  canRedo,
  isDisabled = false,
  side = 'top',
  className = '',
  ...actions
}: UndoButtonsProps) {
  const { onUndo, onRedo } = actions
  useUndoKeys({ isDisabled, ...actions })
  return (
    <div className={`flex ${className}`}>
      <IconButton
        tip="Undo"
        side={side}
        aria-keyshortcuts="Control+Z"
        aria-disabled={!canUndo || isDisabled}
        onClick={() => !isDisabled && onUndo()}
      >
        <Undo2 className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton
        tip="Redo"
        side={side}
        aria-keyshortcuts="Control+Shift+Z"
        aria-disabled={!canRedo || isDisabled}
        onClick={() => !isDisabled && onRedo()}
      >
        <Redo2 className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  )
}

type KeyActions = Pick<UndoButtonsProps, 'isDisabled' | 'onUndo' | 'onRedo' | 'onSave'>

function useUndoKeys({ isDisabled, onUndo, onRedo, onSave }: KeyActions): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isDisabled || !(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      if (key === 's' && !event.shiftKey) {
        event.preventDefault()
        onSave()
      }
      if (event.target instanceof Element && event.target.matches('input, textarea, select')) return
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (key !== 'z' && !isRedo) return
      event.preventDefault()
      if (isRedo) onRedo()
      else onUndo()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}
