import { UndoButtons } from '../../ui/undo-buttons.js'
import type { Editor } from './use-editor.js'

export const EditorUndoButtons = ({ editor }: { editor: Editor }) => (
  <UndoButtons
    canUndo={editor.canUndo}
    canRedo={editor.canRedo}
    isDisabled={editor.working !== undefined}
    className="flex-none! gap-1"
    onUndo={editor.stepBack}
    onRedo={editor.stepForward}
    onSave={() => editor.hasChanges && void editor.save()}
  />
)
