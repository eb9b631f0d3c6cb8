import { DomainError } from '@thumbfolio/contracts'
import { clientKey } from '@thumbfolio/kit/http'
import type { Ports } from '../ports.js'

const commonPasswordText =
  'This password is one of the most common ones, or close to one, so it is guessed first. Please choose another one.'

/** @throws DomainError `validation-failed` for a password that is guessed first */
export function refuseCommonPassword({ commonPasswords }: Ports, password: string): void {
  if (!commonPasswords.has(password)) return
  throw new DomainError('validation-failed', {
    detail: commonPasswordText,
    errors: [{ pointer: '#/password', detail: commonPasswordText }],
  })
}

/** The hash of a password that somebody chose. */
export const hashNewPassword = (
  { passwords }: Ports,
  {
    password,
    clientAddress,
    isSignUp = false,
  }: { password: string; clientAddress: string; isSignUp?: boolean },
): Promise<string> => passwords.hash(password, { client: clientKey(clientAddress), isSignUp })
