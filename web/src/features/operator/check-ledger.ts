import { authOperatorRoutes, paymentOperatorRoutes, type UserGrants } from '@thumbfolio/contracts'
import { call } from '../../lib/api-client.js'
import { withConfirmation } from './operator-api.js'

/** The chain is asked about every wallet. */
const options = { timeoutMs: 120_000 }

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
    const page = await withConfirmation(() => call(authOperatorRoutes.checkLedger, { query }, options))
    accounts += page.accounts
    uneven.push(...page.uneven.map(({ userId, text }) => `User ${userId}: ${text}`))
    for (const user of page.grants) if (!grants.has(user.userId)) grants.set(user.userId, user)
    after = page.next
  } while (after !== undefined)
  const body = { grants: [...grants.values()] }
  const books = await withConfirmation(() => call(paymentOperatorRoutes.checkBooks, { body }, options))
  return { accounts, uneven: [...uneven, ...books.uneven] }
}
