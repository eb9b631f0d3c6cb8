import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'
import { guardLeaving } from '../lib/leave-store.js'
import { ConfirmDialog } from './confirm-dialog.js'

interface LeaveGuardProps {
  when: boolean
  title?: string
  /** What leaving would lose. */
  children?: ReactNode
}

/**
 * Asks before somebody leaves a page with something that would be lost. Default text: words that are not saved.
 * A link, the reload of the page and the logout are ways to leave.
 */
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
  const asked = useAsked(when)
  const isBlocked = blocker.state === 'blocked'
  if (!isBlocked && !asked) return null
  return (
    <ConfirmDialog
      title={title}
      action="Leave"
      isWorking={false}
      onConfirm={() => (isBlocked ? blocker.proceed() : asked?.(true))}
      onClose={() => (isBlocked ? blocker.reset() : asked?.(false))}
    >
      {children}
    </ConfirmDialog>
  )
}

/** The answer that a way out waits for, while it waits. Once it is yes, nothing holds the page any more. */
function useAsked(when: boolean): ((mayLeave: boolean) => void) | undefined {
  const [answer, setAnswer] = useState<(mayLeave: boolean) => void>()
  const release = useRef<() => void>(undefined)
  useEffect(() => {
    if (!when) return
    const ask = () =>
      new Promise<boolean>((resolve) => {
        setAnswer(() => (mayLeave: boolean) => {
          setAnswer(undefined)
          if (mayLeave) release.current?.()
          resolve(mayLeave)
        })
      })
    release.current = guardLeaving(ask)
    return () => {
      release.current?.()
      setAnswer(undefined)
    }
  }, [when])
  return answer
}
