import { useQuery } from '@tanstack/react-query'
import type { ResumeItem } from '@thumbfolio/contracts'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '../../lib/api-problem.js'
import { resumesQuery } from '../../lib/resume-api.js'
import { ConfirmDialog } from '../../ui/confirm-dialog.js'
import { EmptyState } from '../../ui/empty-state.js'
import { FailedNotice } from '../../ui/failed-notice.js'
import { ResumeSketch } from '../../ui/sketches.js'
import { deleteResume } from './dashboard-api.js'
import { ResumePreview } from './resume-preview.js'
import { ResumeRow } from './resume-row.js'
import { useFocusWhenGone } from './use-focus-when-gone.js'

export function ResumeList({ userId }: { userId: string }) {
  const resumes = useQuery(resumesQuery(userId))
  const [shown, setShown] = useState<ResumeItem>()
  const [leaving, setLeaving] = useState<ResumeItem>()
  const [isDeleting, setIsDeleting] = useState(false)
  const onGone = useFocusWhenGone(leaving !== undefined, 'resumes')

  const remove = async (resume: ResumeItem) => {
    setIsDeleting(true)
    try {
      await deleteResume(resume._id)
      await resumes.refetch()
      toast.success('Resume deleted')
      onGone()
    } catch (error) {
      toast.error(messageOf(error, 'The resume could not be deleted. Please try again.'))
    } finally {
      setIsDeleting(false)
      setLeaving(undefined)
    }
  }

  if (resumes.isPending)
    return (
      <div className="mt-6 grid animate-late gap-6" role="status" aria-label="Loading your resumes">
        {[1, 2].map((key) => (
          <div key={key} className="flex gap-5">
            <div className="skeleton h-24 w-17 shrink-0 rounded-sm" />
            <div className="skeleton h-6 w-1/3" />
          </div>
        ))}
      </div>
    )
  if (resumes.isLoadingError)
    return (
      <div className="mt-6">
        <FailedNotice
          title={messageOf(resumes.error, 'Failed to load dashboard')}
          onRetry={() => void resumes.refetch()}
        >
          Your resumes are safe.
        </FailedNotice>
      </div>
    )
  if (resumes.data.length === 0)
    return (
      <div className="mt-6">
        <EmptyState picture={<ResumeSketch />}>
          Your uploaded resumes are listed here. From one resume you can publish several sites, or update one
          with a newer resume.
        </EmptyState>
      </div>
    )
  return (
    <>
      <ul className="mt-6 grid gap-2">
        {resumes.data.map((resume) => (
          <ResumeRow
            key={resume._id}
            resume={resume}
            onShow={() => setShown(resume)}
            onDelete={() => setLeaving(resume)}
          />
        ))}
      </ul>
      {shown && <ResumePreview resume={shown} onClose={() => setShown(undefined)} />}
      {leaving && (
        <ConfirmDialog
          title="Delete this resume?"
          action="Delete resume"
          isWorking={isDeleting}
          onConfirm={() => void remove(leaving)}
          onClose={() => setLeaving(undefined)}
        >
          {whatGoes(leaving)}
        </ConfirmDialog>
      )}
    </>
  )
}

const whatGoes = ({ name, imported }: ResumeItem): string =>
  `“${name}” and ${imported === 'by-hand' ? 'its pages that are not launched yet' : 'what was read from it'} are deleted. Sites made from it stay online.`
