import { useState } from 'react'
import { ReasonDialog, type Change } from './reason-dialog.js'

/** The dialog of the change that is being made, and the way to begin one. `onDone`: what is shown is old. */
export function useChange(onDone: () => void) {
  const [change, setChange] = useState<Change>()
  const dialog = change && (
    <ReasonDialog change={change} onClose={() => setChange(undefined)} onDone={onDone} />
  )
  return [dialog, setChange] as const
}
