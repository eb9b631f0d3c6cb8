import {
  authOperatorRoutes,
  paymentOperatorRoutes,
  type CheckedBooks,
  type UserGrants,
} from '@thumbfolio/contracts'
import { slowMs, type Context } from './command.js'

/** What the accounts and the payments add up to. */
export interface Books {
  readonly accounts: number
  /** Of accounts and payments, a sentence each. */
  readonly uneven: readonly string[]
  readonly payments: CheckedBooks
}

/** The last lines of a check. */
export const evenness = (uneven: Books['uneven']): readonly string[] =>
  uneven.length === 0 ? ['The books are even.'] : uneven.map((line) => `UNEVEN: ${line}`)

/** Auth adds up its accounts page by page; payment compares what they were granted with its orders and the chain. */
export async function readBooks({ clients }: Pick<Context, 'clients'>): Promise<Books> {
  const grants = new Map<string, UserGrants>()
  const uneven: string[] = []
  let accounts = 0
  let after: string | undefined
  do {
    const query = after === undefined ? {} : { after }
    const page = await clients.call(authOperatorRoutes.checkLedger, { query, timeoutMs: slowMs })
    accounts += page.accounts
    uneven.push(...page.uneven.map(({ userId, text }) => `User ${userId}: ${text}`))
    for (const user of page.grants) if (!grants.has(user.userId)) grants.set(user.userId, user)
    after = page.next
  } while (after !== undefined)
  const payments = await clients.call(paymentOperatorRoutes.checkBooks, {
    body: { grants: [...grants.values()] },
    timeoutMs: slowMs,
  })
  return { accounts, uneven: [...uneven, ...payments.uneven], payments }
}
