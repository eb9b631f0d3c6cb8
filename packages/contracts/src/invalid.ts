import { DomainError } from './domain-error.js'

/** A request that its schema allows and this state does not. `pointer` into the body, like `#/sections/0/name`. */
export const invalid = (pointer: string, detail: string): DomainError =>
  new DomainError('validation-failed', { detail, errors: [{ pointer, detail }] })
