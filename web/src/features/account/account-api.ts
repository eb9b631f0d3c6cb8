import { authRoutes } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'
import { awaitVerification, checkSession, replaceUser, startSession } from '../../lib/session-store.js'
import { storedToken } from '../../lib/storage.js'
import { rememberWait, resendWaitSeconds } from './code-wait.js'

/** Makes the account and remembers which e-mail awaits its code. */
export async function signUp(body: { username: string; email: string; password: string }): Promise<void> {
  const { token, data } = await call(authRoutes.signUp, { body })
  awaitVerification(data.email)
  rememberWait(data._id, resendWaitSeconds)
  startSession(token, data)
}

/** Stores the token; the session check returns its user. */
export async function logIn(body: { email: string; password: string }): Promise<void> {
  const { token } = await call(authRoutes.login, { body })
  storedToken.write(token)
  await checkSession()
}

export async function verifyCode(email: string, otp: string): Promise<void> {
  const { token, user } = await call(authRoutes.verifyOtp, { body: { email, otp } })
  startSession(token, user)
  awaitVerification(null)
}

export const resendCode = (email: string) => call(authRoutes.resendVerification, { body: { email } })

/** Corrects a mistyped e-mail; a new code goes to the new one. */
export async function correctEmail(email: string): Promise<void> {
  const { user } = await call(authRoutes.changeEmail, { body: { email } })
  replaceUser(user)
  awaitVerification(user.email)
}

export const forgotPassword = (email: string) => call(authRoutes.forgotPassword, { body: { email } })

export const resetPassword = (body: { email: string; otp: string; password: string }) =>
  call(authRoutes.resetPassword, { body })
