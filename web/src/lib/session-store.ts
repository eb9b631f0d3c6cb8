import type { User } from '@thumbfolio/contracts'
import { create } from 'zustand'
import { ApiProblem, isUnreachable } from './api-problem.js'
import { takeChosen } from './chosen-file.js'
import { queryClient } from './query-client.js'
import { onSessionLost } from './session-lost.js'
import { storedAnswers, storedToken, storedVisit } from './storage.js'

/** Visitors without an account never load the client of the API. */
const currentUser = async () => (await import('./session-api.js')).currentUser()

interface Session {
  readonly authUser: User | null
  /** True until a stored token was checked. Without one there is nothing to wait for. */
  readonly isCheckingAuth: boolean
  /** The check was not answered, so it is not known who is here. */
  readonly isUnreachable: boolean
  /** The e-mail a code was just sent to. */
  readonly verificationEmail: string | null
}

export const useSession = create<Session>(() => ({
  authUser: null,
  isCheckingAuth: storedToken.read() !== null,
  isUnreachable: false,
  verificationEmail: null,
}))

/**
 * Sends the stored token to the check. Without one, or when it is refused, no user is logged in and the token is removed.
 * Without an answer the token stays, to be checked again.
 */
export async function checkSession(): Promise<void> {
  useSession.setState({ isCheckingAuth: true, isUnreachable: false })
  if (storedToken.read() === null) return useSession.setState({ authUser: null, isCheckingAuth: false })
  try {
    const authUser = await currentUser()
    storedVisit.write('yes')
    useSession.setState({ authUser, isCheckingAuth: false })
  } catch (error) {
    // The code of the call is a file of its own, which may be out of reach as well.
    if (isUnreachable(error) || !(error instanceof ApiProblem))
      return useSession.setState({ isCheckingAuth: false, isUnreachable: true })
    storedToken.clear()
    useSession.setState({ authUser: null, isCheckingAuth: false })
  }
}

/** Asks for the user again; a failure changes nothing, nor does an answer that something newer has overtaken. */
export async function refreshUser(): Promise<void> {
  const before = useSession.getState().authUser
  const authUser = await currentUser().catch(() => undefined)
  if (authUser && useSession.getState().authUser === before) useSession.setState({ authUser })
}

export function startSession(token: string, user: User): void {
  storedToken.write(token)
  storedVisit.write('yes')
  useSession.setState({ authUser: user, isCheckingAuth: false })
}

export const replaceUser = (user: User): void => useSession.setState({ authUser: user })

export const awaitVerification = (email: string | null): void =>
  useSession.setState({ verificationEmail: email })

export function endSession(): void {
  storedToken.clear()
  storedAnswers.clear()
  // A chosen file must not reach the next user.
  takeChosen()
  // What is on screen stays until its page is left.
  queryClient.removeQueries({ type: 'inactive' })
  useSession.setState({ authUser: null, verificationEmail: null })
}

onSessionLost(endSession)

/** The user of a page that requires a login. */
export function useUser(): User {
  const user = useSession(({ authUser }) => authUser)
  if (!user) throw new Error('This page needs a session')
  return user
}
