import { authRoutes, type User } from '@thumbfolio/contracts'
import { create } from 'zustand'
import { call, onSessionLost } from './api-client.js'
import { isUnreachable } from './api-problem.js'
import { storedAnswers, storedToken } from './storage.js'

interface Session {
  readonly authUser: User | null
  /** True from the start until the stored token was checked. */
  readonly isCheckingAuth: boolean
  /** The check was not answered, so it is not known who is here. */
  readonly isUnreachable: boolean
  /** The e-mail a code was just sent to. */
  readonly verificationEmail: string | null
}

export const useSession = create<Session>(() => ({
  authUser: null,
  isCheckingAuth: true,
  isUnreachable: false,
  verificationEmail: null,
}))

/**
 * Sends the stored token to the check. Without one, or when it is refused, nobody is logged in and no token stays.
 * Without an answer the token stays, to be checked again.
 */
export async function checkSession(): Promise<void> {
  useSession.setState({ isCheckingAuth: true, isUnreachable: false })
  if (storedToken.read() === null) return useSession.setState({ authUser: null, isCheckingAuth: false })
  try {
    const { data } = await call(authRoutes.checkAuth)
    useSession.setState({ authUser: data, isCheckingAuth: false })
  } catch (error) {
    if (isUnreachable(error)) return useSession.setState({ isCheckingAuth: false, isUnreachable: true })
    storedToken.clear()
    useSession.setState({ authUser: null, isCheckingAuth: false })
  }
}

/** Asks for the user again, for the credits; a failure changes nothing. */
export async function refreshUser(): Promise<void> {
  const answer = await call(authRoutes.checkAuth).catch(() => undefined)
  if (answer) useSession.setState({ authUser: answer.data })
}

export function startSession(token: string, user: User): void {
  storedToken.write(token)
  useSession.setState({ authUser: user, isCheckingAuth: false })
}

export const replaceUser = (user: User): void => useSession.setState({ authUser: user })

export const awaitVerification = (email: string | null): void =>
  useSession.setState({ verificationEmail: email })

export function endSession(): void {
  storedToken.clear()
  storedAnswers.clear()
  useSession.setState({ authUser: null, verificationEmail: null })
}

onSessionLost(endSession)

/** The user of a page that stands behind a login. */
export function useUser(): User {
  const user = useSession(({ authUser }) => authUser)
  if (!user) throw new Error('This page needs a session')
  return user
}
