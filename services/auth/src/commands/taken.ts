import { DomainError } from '@thumbfolio/contracts'
import { KeyTaken } from '@thumbfolio/kit/store'

/** A unique key that another account holds, in the words of the contract. */
export function asTaken(error: unknown): unknown {
  if (!(error instanceof KeyTaken)) return error
  return new DomainError(error.key === 'email' ? 'email-taken' : 'username-taken', { cause: error })
}
