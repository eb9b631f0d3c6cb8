import { useEffect, type ReactNode } from 'react'
import { checkSession, endSession, refreshUser, useSession } from '../lib/session-store.js'
import { Spinner } from '../ui/spinner.js'

/** Nothing is shown before it is known who is here. */
export function SessionGate({ children }: { children: ReactNode }) {
  const isChecking = useSession(({ isCheckingAuth }) => isCheckingAuth)
  const isUnreachable = useSession(({ isUnreachable }) => isUnreachable)

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

  if (isUnreachable) return <Unreachable />
  return isChecking ? <Spinner label="Checking your session" className="min-h-dvh" /> : children
}

/** Outside the router, which waits for the answer as well. */
const Unreachable = () => (
  <main className="mx-auto grid min-h-dvh max-w-prose content-center gap-4 px-5">
    <h1 className="title text-3xl">We can&apos;t reach Thumbfolio</h1>
    <p>Please check your connection. You are still logged in, and nothing is lost.</p>
    <div>
      <button type="button" className="btn btn-primary" onClick={() => void checkSession()}>
        Try again
      </button>
    </div>
  </main>
)
