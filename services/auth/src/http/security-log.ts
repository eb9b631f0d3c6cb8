import { DomainError } from '@thumbfolio/contracts'
import type { Logger } from '@thumbfolio/kit/base'

export type SecurityAction =
  | 'sign-up'
  | 'login'
  | 'logout'
  | 'verify-email'
  | 'reset-password'
  | 'change-password'
  | 'delete-account'
  | 'confirm-password'
  | 'operator-login'

interface Actor {
  /** Absent before authentication, as at a login. */
  readonly userId?: string
  readonly clientAddress: string
}

/**
 * One line for each action on an account, allowed or refused, at whatever level the process logs: action, outcome (the
 * problem code of a refusal), user id where it is known, client address. Never an e-mail address, password, code or token.
 */
export function securityLog(log: Logger) {
  const lines = log.child({}, { level: log.level === 'silent' ? 'silent' : 'info' })

  return async function record<T>(
    action: SecurityAction,
    { userId, clientAddress }: Actor,
    work: () => Promise<T>,
    userOf: (result: T) => string | undefined = () => userId,
  ): Promise<T> {
    const write = (outcome: string, who: string | undefined) =>
      lines.info({ security: action, outcome, userId: who, clientAddress }, 'security event')
    try {
      const result = await work()
      write('allowed', userOf(result))
      return result
    } catch (error) {
      write(error instanceof DomainError ? error.code : 'internal-error', userId)
      throw error
    }
  }
}
