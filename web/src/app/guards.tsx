import { Fragment, useRef } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useHasUnsaved } from '../lib/leave-store.js'
import { useSession } from '../lib/session-store.js'
import { storedPackage } from '../lib/storage.js'
import { SessionEnded } from './session-ended.js'

/** Where the login leads back to, with the state that is not in the address. */
interface SentFrom {
  readonly from?: string
  readonly state?: unknown
}

/**
 * Pages behind a login: anonymous people go to /login and come back after it. Unsaved input stays visible when a
 * session ends elsewhere, only for its owner, until they leave the page or log in again.
 */
export function RequireSession() {
  const user = useSession(({ authUser }) => authUser)
  const location = useLocation()
  const hasUnsaved = useHasUnsaved()
  const owner = useRef(user?._id)
  if (user) owner.current = user._id
  if (!user && !hasUnsaved) {
    const sent: SentFrom = {
      from: location.pathname + location.search + location.hash,
      state: location.state,
    }
    return <Navigate to="/login" replace state={sent} />
  }
  return (
    <Fragment key={owner.current}>
      {!user && <SessionEnded />}
      <Outlet />
    </Fragment>
  )
}

/** Pages behind a login and a verified e-mail. */
export function RequireVerified() {
  const user = useSession(({ authUser }) => authUser)
  if (user && !user.isVerified) return <Navigate to="/verify" replace />
  return <RequireSession />
}

/** The login sends people on: to where they came from, to the package they chose, else to the dashboard. */
export function LoginOnly() {
  const user = useSession(({ authUser }) => authUser)
  const { state: sent } = useLocation() as { state: SentFrom | null }
  if (!user) return <Outlet />
  const elsewhere = storedPackage.read() ? '/checkout' : '/dashboard'
  return <Navigate to={sent?.from ?? elsewhere} state={sent?.state ?? null} replace />
}

/** Somebody who has just signed up goes on to the code; anybody else who is logged in has no business here. */
export function SignupOnly() {
  const { authUser, verificationEmail } = useSession()
  if (!authUser) return <Outlet />
  return <Navigate to={verificationEmail === null ? '/' : '/verify'} replace />
}
