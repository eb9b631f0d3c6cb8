import { isProblem, messageOf } from '../../lib/api-problem.js'
import { Said } from '../../ui/said.js'
import type { SaveState, StudioState } from './studio-state.js'

const texts: Readonly<Record<Exclude<SaveState, 'refused'>, string>> = {
  saved: 'Saved. Not public yet.',
  unsaved: 'Saving ...',
  saving: 'Saving ...',
  offline: 'Offline. We keep it here and save when you are back.',
}

/** One line of state: whether the words are safe, and who sees them. */
export function StateLine({ now }: { now: StudioState }) {
  return (
    <p
      role="status"
      className={`min-w-0 truncate text-sm ${now.state === 'refused' ? 'text-danger' : 'text-muted'}`}
    >
      {lineOf(now)}
    </p>
  )
}

function lineOf({ state, problem, draft }: StudioState) {
  if (state === 'refused')
    return isProblem(problem, 'validation-failed') ? (
      'Not saved yet: something needs another look.'
    ) : (
      <Said text={messageOf(problem, 'Not saved yet. Your words are still here.')} />
    )
  if (draft.status === 'writing') return 'The page is being arranged. You can edit it in a moment.'
  if (state === 'saved' && draft.kind === 'changes' && draft.changes === 0)
    return 'This is what visitors see.'
  return texts[state]
}
