import type { ResumeItem } from '@thumbfolio/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import toast from 'react-hot-toast/headless'
import { messageOf } from '../../lib/api-problem.js'
import { resumesQuery } from '../../lib/resume-api.js'
import { useUser } from '../../lib/session-store.js'
import { IconButton } from '../../ui/icon-button.js'
import { Working } from '../../ui/spinner.js'
import { renameResume } from './dashboard-api.js'

/** Renames in place: Enter saves, Escape leaves it as it was. */
export function RenameForm({ resume, onClose }: { resume: ResumeItem; onClose: () => void }) {
  const user = useUser()
  const queryClient = useQueryClient()
  const [name, setName] = useState(resume.name)
  const [isSaving, setIsSaving] = useState(false)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === resume.name) return onClose()
    setIsSaving(true)
    try {
      await renameResume(resume._id, name, user._id)
      await queryClient.invalidateQueries({ queryKey: resumesQuery(user._id).queryKey })
      toast.success('Resume name updated successfully')
      onClose()
    } catch (error) {
      toast.error(messageOf(error, 'Failed to update resume name'))
      setIsSaving(false)
    }
  }

  return (
    <form
      className="flex max-w-md items-center gap-1"
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <input
        className="input input-sm h-9 flex-1"
        aria-label="Resume name"
        autoFocus
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <IconButton tip="Save" type="submit" className="btn-sm" disabled={isSaving || name.trim() === ''}>
        {isSaving ? <Working /> : <Check className="size-4" aria-hidden="true" />}
      </IconButton>
      <IconButton tip="Cancel" className="btn-sm" onClick={onClose}>
        <X className="size-4" aria-hidden="true" />
      </IconButton>
    </form>
  )
}
