import { authOperatorApi, paymentOperatorApi, type UserGrants } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'

const booksTimeoutMs = 120_000

export interface LedgerCheck {
  readonly accounts: number
  /** What does not add up, a sentence each. */
  readonly uneven: readonly string[]
}

/** Adds the accounts up page by page, then compares what they were granted with orders and the chain. */
export async function checkLedger(): Promise<LedgerCheck> {
  const grants = new Map<string, UserGrants>()
  const uneven: string[] = []
  let accounts = 0
  let after: string | undefined
  do {
    const query = after === undefined ? {} : { after }
    const page = await call(authOperatorApi.checkLedger, { query }, { timeoutMs: booksTimeoutMs })
    accounts += page.accounts
    uneven.push(...page.uneven.map(({ userId, text }) => `User ${userId}: ${text}`))
    for (const user of page.grants) if (!grants.has(user.userId)) grants.set(user.userId, user)
    after = page.next
  } while (after !== undefined)
  const body = { grants: [...grants.values()] }
  const books = await call(paymentOperatorApi.checkBooks, { body }, { timeoutMs: booksTimeoutMs })
  return { accounts, uneven: [...uneven, ...books.uneven] }
}
