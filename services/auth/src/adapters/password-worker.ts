import { compareSync, hashSync } from 'bcryptjs'

/** What a thread of the pool is asked for. */
export interface PasswordWork {
  readonly hash: { readonly password: string; readonly cost: number }
  readonly matches: { readonly password: string; readonly hash: string }
}

export const hash = ({ password, cost }: PasswordWork['hash']): string => hashSync(password, cost)

export const matches = ({ password, hash }: PasswordWork['matches']): boolean => compareSync(password, hash)
