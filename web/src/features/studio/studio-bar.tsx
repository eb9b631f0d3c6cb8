import { Link } from 'react-router-dom'
import { counted, credits } from '../../lib/counted.js'
import { Working } from '../../ui/spinner.js'
import { UndoButtons } from '../../ui/undo-buttons.js'
import { LanguageSwitch } from './language-switch.js'
import { StateLine } from './state-line.js'
import { canDiscard, type StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'

interface StudioBarProps {
  studio: Studio
  now: StudioState
  isPublishing: boolean
  onPublish: () => void
  onDiscard: () => void
}

/** Undo and redo, the save state, and the button that publishes or launches. */
export function StudioBar({ studio, now, isPublishing, onPublish, onDiscard }: StudioBarProps) {
  const { draft, history } = now
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-1 border-b border-line bg-base-100 px-3 max-sm:justify-between max-sm:py-2 lg:gap-x-2 lg:px-4">
      <h1 className="sr-only">Edit {draft.siteName}</h1>
      <UndoButtons
        canUndo={history.past.length > 0}
        canRedo={history.future.length > 0}
        side="bottom"
        onUndo={studio.undo}
        onRedo={studio.redo}
        onSave={() => void studio.flush()}
      />
      <div className="min-w-0 flex-1 px-2 max-sm:order-last max-sm:basis-full max-sm:pt-1">
        <StateLine now={now} />
      </div>
      <LanguageSwitch {...{ studio, now }} />
      {canDiscard(draft) && (
        <button type="button" className="btn btn-ghost max-lg:hidden" onClick={onDiscard}>
          Discard
        </button>
      )}
      <Primary {...{ now, isPublishing, onPublish }} />
    </div>
  )
}

/** The button that publishes. */
export const primaryId = 'studio-primary'

function Primary({
  now,
  isPublishing,
  onPublish,
}: Pick<StudioBarProps, 'now' | 'isPublishing' | 'onPublish'>) {
  const { draft, state } = now
  if (draft.kind === 'launch')
    return (
      <Link to={launchAddress(now)} className="btn btn-primary">
        Launch{draft.cost > 0 && `, ${credits(draft.cost)}`}
      </Link>
    )
  const isReady = !isPublishing && state !== 'offline' && (draft.changes > 0 || state !== 'saved')
  return (
    <button
      id={primaryId}
      type="button"
      className={`btn ${isReady || isPublishing ? 'btn-primary' : 'btn-disabled'}`}
      aria-disabled={!isReady}
      onClick={() => isReady && onPublish()}
    >
      {isPublishing && <Working />}
      {draft.changes > 0 ? `Publish ${counted(draft.changes, 'change')}` : 'Publish changes'}
    </button>
  )
}

const launchAddress = ({ draft: { id, resumeId, siteName, model } }: StudioState): string =>
  `/launch?${new URLSearchParams({ resume: resumeId, site: siteName, model, draft: id }).toString()}`
