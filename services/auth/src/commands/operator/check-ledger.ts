import type { UserGrants } from '@thumbfolio/contracts'
import { everyItem } from '@thumbfolio/kit/store'
import { available, expectedBalance } from '../../domain/credit-balance.js'
import { deltaOf, ledgerRange } from '../../domain/ledger.js'
import type { Ports } from '../../ports.js'

const usersPerPage = 200

export interface LedgerPage {
  readonly accounts: number
  readonly uneven: { userId: string; text: string }[]
  readonly grants: UserGrants[]
  /** Absent after the last page. */
  readonly next?: string
}

/**
 * Adds up the accounts behind the next users that have a movement of credits, and the rows of the ledger beside them. The first
 * page also has the users of payments without an account. A movement that is on its way to the ledger looks uneven.
 */
export async function checkLedger(ports: Ports, after: string | undefined): Promise<LedgerPage> {
  const userIds = new Set<string>()
  let next: string | undefined
  for await (const { userId } of everyItem(ports.ledger, 'user', after === undefined ? {} : behind(after))) {
    if (userIds.size === usersPerPage && !userIds.has(userId)) {
      next = [...userIds].at(-1)
      break
    }
    userIds.add(userId)
  }
  const uneven: LedgerPage['uneven'] = []
  const grants: UserGrants[] = []
  const isFirst = after === undefined
  const withoutAccount = isFirst ? await paymentsWithoutAccount(ports) : new Map<string, string[]>()
  for (const userId of new Set([...userIds, ...withoutAccount.keys()])) {
    grants.push({
      userId,
      grants: (await ports.accounts.find(userId))?.purse.grants ?? {},
      withoutAccount: withoutAccount.get(userId) ?? [],
    })
    uneven.push(...(await unevennessOf(ports, userId)).map((text) => ({ userId, text })))
  }
  return { accounts: userIds.size, uneven, grants, ...(next !== undefined && { next }) }
}

/** Rows of users behind this one: a row's key is its user's id and `:`, which `;` follows. */
const behind = (userId: string) => ({ from: `${userId};` })

async function unevennessOf({ accounts, ledger }: Ports, userId: string): Promise<string[]> {
  const account = await accounts.find(userId)
  if (!account) return []
  const { purse } = account
  let inLedger = 0
  for await (const row of everyItem(ledger, 'user', ledgerRange(userId))) inLedger += deltaOf(row)
  const expected = expectedBalance(purse)
  const spendable = available(purse)
  return [
    ...(purse.balance === expected
      ? []
      : [`The balance is ${purse.balance}, and grants less captures are ${expected}.`]),
    ...(inLedger === spendable
      ? []
      : [`The ledger adds up to ${inLedger} credits, and ${spendable} can be spent.`]),
  ]
}

async function paymentsWithoutAccount({ cases }: Ports): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for await (const { kind, userId, reference } of everyItem(cases, 'user', {}))
    if (kind === 'payment-without-account') found.set(userId, [...(found.get(userId) ?? []), reference])
  return found
}
