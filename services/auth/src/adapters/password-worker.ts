import { compareSync, hashSync } from 'bcryptjs'

/** What a thread of the pool is asked for. */
export const hash = ({ password, cost }: { password: string; cost: number }): string =>
  hashSync(password, cost)

export const matches = ({ password, hash }: { password: string; hash: string }): boolean =>
  compareSync(password, hash)
