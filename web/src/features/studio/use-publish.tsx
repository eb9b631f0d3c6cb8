import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { isProblem } from '../../lib/api-problem.js'
import { discardDraft } from '../../lib/draft-api.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { useAnswers } from '../../ui/use-answers.js'
import { publishChanges } from './studio-api.js'
import { primaryId } from './studio-bar.js'
import type { Studio } from './studio-store.js'
import { withFocus } from './use-panel.js'

/** Publishes or discards the changes of a live page. Both then open the page as it is now. */
export function usePublish(studio: Studio, onProblem: (problem: unknown) => void) {
  const navigate = useNavigate()
  const [isPublishing, setIsPublishing] = useState(false)
  const [isDiscarding, setIsDiscarding] = useState(false)
  const { run, dialog } = useAnswers('Publish changes')
  const end = async (ending: () => Promise<unknown>, said: string) => {
    setIsPublishing(true)
    onProblem(undefined)
    try {
      // Unsaved words are saved first; if that fails, the status line shows why.
      if (!(await studio.flush())) return
      await ending()
      toast.success(said)
      const { siteName } = studio.store.getState().draft
      void navigate(`/sites/${encodeURIComponent(siteName)}/studio`, {
        replace: true,
        state: withFocus(primaryId),
      })
    } catch (error) {
      // The question was closed: nothing was published, and nothing is wrong.
      if (!isProblem(error, 'confirmation-needed')) onProblem(error)
      if (isProblem(error, 'stale')) await studio.refresh()
    } finally {
      setIsPublishing(false)
    }
  }
  const draft = () => studio.store.getState().draft
  return {
    isPublishing,
    publish: () =>
      void end(
        () => run((confirm) => publishChanges(draft(), confirm)),
        'Published. Visitors see it in a moment.',
      ),
    askToDiscard: () => setIsDiscarding(true),
    dialog: isDiscarding ? (
      <ConfirmDialog
        title="Discard the changes?"
        action="Discard the changes"
        isWorking={false}
        onConfirm={() => {
          setIsDiscarding(false)
          void end(() => discardDraft(draft().id), 'Discarded. This is the page as it is.')
        }}
        onClose={() => setIsDiscarding(false)}
      >
        The live page stays as it is. What you changed here is gone.
      </ConfirmDialog>
    ) : (
      dialog
    ),
  }
}
