import { useEffect, type ReactNode } from 'react'
import { checkSession, endSession, refreshUser, useSession } from '../lib/session-store.js'
import { Spinner } from '../ui/spinner.js'

/** Nothing is shown before it is known who is here. */
export function SessionGate({ children }: { children: ReactNode }) {
  const isChecking = useSession(({ isCheckingAuth }) => isCheckingAuth)

  useEffect(() => {
    void checkSession()
    // One browser, one session: who logs in or out in one tab does so in all of them.
    const follow = ({ key, newValue }: StorageEvent) => {
      if (key !== 'token') return
      if (newValue === null) endSession()
      else void refreshUser()
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  return isChecking ? <Spinner label="Checking your session" className="min-h-dvh" /> : children
}
