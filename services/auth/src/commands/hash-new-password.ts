import { DomainError, problemDetails } from '@thumbfolio/contracts'
import { clientKey } from '@thumbfolio/kit/http'
import type { Ports } from '../ports.js'

/** @throws DomainError `validation-failed` for a password that is guessed first */
export function refuseCommonPassword({ commonPasswords }: Ports, password: string): void {
  if (!commonPasswords.has(password)) return
  throw new DomainError('validation-failed', {
    detail: problemDetails.commonPassword,
    errors: [{ pointer: '#/password', detail: problemDetails.commonPassword }],
  })
}

/** The hash of a newly chosen password. */
export const hashNewPassword = (
  { passwords }: Ports,
  {
    password,
    clientAddress,
    isSignUp = false,
  }: { password: string; clientAddress: string; isSignUp?: boolean },
): Promise<string> => passwords.hash(password, { client: clientKey(clientAddress), isSignUp })
