import { useEffect, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from './confirm-dialog.js'

interface LeaveGuardProps {
  when: boolean
  title?: string
  /** What leaving would lose. */
  children?: ReactNode
}

/** Asks before somebody leaves a page with something that would be lost: words that are not saved, if not told otherwise. */
export function LeaveGuard({
  when,
  title = 'Leave without saving?',
  children = 'What you typed here is not saved yet.',
}: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={title}
      action="Leave"
      isWorking={false}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      {children}
    </ConfirmDialog>
  )
}
