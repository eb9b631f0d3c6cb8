import { DomainError, models, type authRoutes } from '@thumbfolio/contracts'
import { bearerOf, sessionCookies, type RouteHandlers, type Sessions } from '@thumbfolio/kit/http'
import { changeAvatar } from '../commands/change-avatar.js'
import { changeConsent } from '../commands/change-consent.js'
import { changeEmail } from '../commands/change-email.js'
import { changePassword } from '../commands/change-password.js'
import { deleteAccount } from '../commands/delete-account.js'
import { endAllSessions, endSession } from '../commands/end-sessions.js'
import { logIn } from '../commands/log-in.js'
import { myAccount } from '../commands/my-account.js'
import { requestCode } from '../commands/request-code.js'
import { resetPassword } from '../commands/reset-password.js'
import { signUp } from '../commands/sign-up.js'
import { startSession } from '../commands/start-session.js'
import { verifyEmail } from '../commands/verify-email.js'
import type { ActiveAccount } from '../domain/account.js'
import type { Ports } from '../ports.js'
import { exportData } from './export-data.js'
import { findAvatar } from './find-avatar.js'
import { listMovements } from './list-movements.js'
import { presentConsents } from './present-consents.js'
import { presentUser, withUser } from './present-user.js'
import { refuseForeignLogout } from './refuse-foreign-logout.js'
import { securityLog } from './security-log.js'

export function authHandlers(ports: Ports, sessions: Sessions): RouteHandlers<typeof authRoutes> {
  const cookie = (token: string) => ({
    'Set-Cookie': sessionCookies(token, {
      publicUrl: ports.publicUrl,
      maxAgeSeconds: ports.sessionTtlSeconds,
    }),
  })
  const record = securityLog(ports.log)
  const idOf = ({ id }: ActiveAccount) => id
  /** Answers with a session of its own, which it begins. */
  async function entered<T extends object>(account: ActiveAccount, answer: T) {
    const token = await startSession(ports, account)
    return { headers: cookie(token), body: { ...answer, token } }
  }
  /** Of a bearer whose session counts. A browser gets its next session as a cookie. */
  async function sessionIdOf(authorization: string | undefined): Promise<string | undefined> {
    const token = bearerOf(authorization)
    const session = token === undefined ? undefined : await sessions.check(token).catch(() => undefined)
    return session?.sessionId
  }

  return {
    async welcome() {
      const { signupCredits: credits } = ports
      const launches = Math.floor(credits / Math.min(...models.map(({ cost }) => cost)))
      return { status: 200, body: { data: { credits, launches } } }
    },
    async signUp({ body, clientAddress }) {
      const signingUp = () => signUp(ports, { ...body, clientAddress })
      const account = await record('sign-up', { clientAddress }, signingUp, idOf)
      const answer = { message: 'Verification email sent!', data: presentUser(account) }
      return { status: 201, ...(await entered(account, answer)) }
    },
    async resendVerification({ body, clientAddress }) {
      const permission = await requestCode(ports, 'verify', { ...body, clientAddress })
      if (!permission.granted)
        throw new DomainError(
          permission.reason === 'too-soon' ? 'resend-too-soon' : 'rate-limited',
          permission,
        )
      return { status: 200, body: { message: 'Verification email resent!' } }
    },
    async verifyOtp({ body, header, clientAddress }) {
      const sessionId = await sessionIdOf(header('Authorization'))
      const verifying = () => verifyEmail(ports, { ...body, sessionId })
      const account = await record('verify-email', { clientAddress }, verifying, idOf)
      return { status: 200, ...(await entered(account, withUser('Email verified successfully!', account))) }
    },
    async login({ body, clientAddress }) {
      const { email: name, password } = body
      const loggingIn = () => logIn(ports, { name, password, clientAddress })
      const account = await record('login', { clientAddress }, loggingIn, idOf)
      return { status: 200, ...(await entered(account, withUser('User Logged In', account))) }
    },
    async logout({ session, query, header, clientAddress }) {
      const everywhere = query.everywhere === 'true'
      refuseForeignLogout(header, { everywhere, ourOrigin: new URL(ports.publicUrl).origin })
      const { userId, sessionId } = session
      await record('logout', { userId, clientAddress }, () =>
        everywhere ? endAllSessions(ports, userId) : endSession(ports, userId, sessionId),
      )
      return { status: 200, headers: cookie(''), body: { message: 'User Logged Out' } }
    },
    async checkAuth({ session }) {
      return { status: 200, body: { data: presentUser(await myAccount(ports, session.userId)) } }
    },
    async updateProfile({ session, body }) {
      const account = await changeAvatar(ports, session.userId, body.profilePic)
      return { status: 200, body: withUser('Profile updated successfully', account) }
    },
    async avatar({ params }) {
      const headers = {
        'Cache-Control': 'public, max-age=86400, immutable',
        'X-Content-Type-Options': 'nosniff',
      }
      return { status: 200, headers, body: await findAvatar(ports, params.id) }
    },
    async forgotPassword({ body, clientAddress }) {
      await requestCode(ports, 'reset', { ...body, clientAddress })
      const message = 'If there is an account with this e-mail, a code to reset the password is on its way.'
      return { status: 200, body: { message } }
    },
    async resetPassword({ body, clientAddress }) {
      await record('reset-password', { clientAddress }, () =>
        resetPassword(ports, { ...body, clientAddress }),
      )
      return { status: 200, body: { message: 'Password changed. Please log in.' } }
    },
    async changePassword({ session, body, clientAddress }) {
      const { userId } = session
      const account = await record('change-password', { userId, clientAddress }, () =>
        changePassword(ports, userId, { ...body, clientAddress }),
      )
      return { status: 200, ...(await entered(account, withUser('Password changed', account))) }
    },
    async changeEmail({ session, body }) {
      const account = await changeEmail(ports, session.userId, body.email)
      return { status: 200, body: withUser('Verification email sent!', account) }
    },
    async credits({ session, query }) {
      return { status: 200, body: await listMovements(ports, session.userId, query) }
    },
    async consents({ session }) {
      return { status: 200, body: { data: presentConsents(await myAccount(ports, session.userId)) } }
    },
    async changeConsent({ session, params, body }) {
      const account = await changeConsent(ports, session.userId, { ...params, ...body })
      const message = body.granted ? 'Consent saved' : 'Consent withdrawn'
      return { status: 200, body: { message, data: presentConsents(account) } }
    },
    async deleteAccount({ session, body, clientAddress }) {
      const { userId } = session
      await record('delete-account', { userId, clientAddress }, () =>
        deleteAccount(ports, userId, { ...body, clientAddress }),
      )
      return { status: 202, headers: cookie(''), body: { message: 'Your account is being deleted.' } }
    },
    async exportData({ session, signal }) {
      const body = await exportData(ports, session.userId, signal)
      return { status: 200, body, headers: downloadHeaders(new Date(ports.now())) }
    },
    async jwks() {
      return { status: 200, body: { keys: [...ports.tokens.publicKeys] } }
    },
  }
}

const downloadHeaders = (at: Date) => ({
  'Content-Disposition': `attachment; filename="thumbfolio-data-${at.toISOString().slice(0, 10)}.zip"`,
  'Cache-Control': 'private, no-store, no-transform',
  'X-Content-Type-Options': 'nosniff',
})
