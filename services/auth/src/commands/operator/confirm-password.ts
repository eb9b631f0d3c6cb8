import { DomainError } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import { confirmationEndsAt, type SessionRecord } from '../../domain/session.js'
import type { Ports } from '../../ports.js'
import { requirePassword } from '../require-password.js'

/**
 * Lets this session call the routes of operators for 15 minutes. Answers with their end.
 * @throws DomainError `wrong-password`, `too-many-logins`
 */
export const confirmPassword = traced(
  'confirm-password',
  async (
    ports: Ports,
    command: { userId: string; sessionId: string; password: string; clientAddress: string },
  ): Promise<number> => {
    await requirePassword(ports, command.userId, command.password, command.clientAddress)
    const session = await retryStale(async (): Promise<SessionRecord> => {
      const known = await ports.sessions.find(command.sessionId)
      if (!known) throw new DomainError('unauthenticated')
      return ports.sessions.commit({ ...known, passwordConfirmedAt: ports.now() })
    })
    return confirmationEndsAt(session, 0)
  },
)
