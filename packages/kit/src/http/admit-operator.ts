import { DomainError, type Access, type RouteDeclaration } from '@thumbfolio/contracts'
import type { Request } from 'express'
import { tokenOf } from './credentials.js'
import type { Session, Sessions } from './sessions/sessions.js'

/** Access by the session of an operator. */
export type OperatorAccess = Extract<Access, 'operator-session' | 'operator-confirmed'>

export const isOperatorAccess = (access: Access): access is OperatorAccess =>
  access === 'operator-session' || access === 'operator-confirmed'

const hiddenCodes = new Set(['unauthenticated', 'origin-refused'])

/**
 * The session of an operator. Auth is asked about the role at each call, so a role that was taken away counts no more.
 * Anybody else gets what an unknown path answers, whatever the reason.
 * @throws DomainError `not-found`, `password-confirmation-required`, `read-only-operator`, `unavailable` when auth does not answer
 */
export async function admitOperator(
  request: Pick<Request, 'method' | 'headers'>,
  route: Pick<RouteDeclaration, 'access' | 'method' | 'isReading'>,
  { sessions, ourOrigin }: { readonly sessions: Sessions; readonly ourOrigin: string },
): Promise<Session> {
  const session = await sessionOf(request, sessions, ourOrigin).catch((cause: unknown) => {
    if (cause instanceof DomainError && hiddenCodes.has(cause.code))
      throw new DomainError('not-found', { cause })
    throw cause
  })
  const operator = await sessions.operatorState(session)
  if (!operator) throw new DomainError('not-found')
  if (route.access === 'operator-confirmed' && !operator.isConfirmed)
    throw new DomainError('password-confirmation-required')
  if (!operator.mayChange && route.method !== 'GET' && !route.isReading)
    throw new DomainError('read-only-operator')
  return session
}

async function sessionOf(
  request: Pick<Request, 'method' | 'headers'>,
  sessions: Sessions,
  ourOrigin: string,
): Promise<Session> {
  const token = tokenOf(request, ourOrigin)
  if (token === undefined) throw new DomainError('unauthenticated')
  return sessions.check(token)
}
