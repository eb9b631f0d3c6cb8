import { canonicalEmail, type AccountState } from '@thumbfolio/contracts'
import { isActive, roleSince, usernameKey, type Account } from '../../domain/account.js'
import type { Ports } from '../../ports.js'
import { accountByUsername } from '../account-by.js'

interface Search {
  readonly query?: string | undefined
  readonly state: AccountState
  readonly after?: string | undefined
  readonly limit: number
}

/** Accounts read by one search: a text that few match must not block the store. */
const mostRead = 20_000
/** A search reads at least so many at once, and may find more than it was asked for by as many. */
const searchedAtOnce = 100

/**
 * The account with exactly this id, e-mail or user name, then those whose e-mail or name contains it, newest first.
 * Without a text all. A page may be short and have a next one.
 */
export async function findAccounts(
  ports: Ports,
  search: Search,
): Promise<{ accounts: Account[]; next?: string }> {
  const { query, after, limit } = search
  const found = new Map<string, Account>()
  if (query !== undefined && after === undefined)
    for (const account of await exactly(ports, query)) found.set(account.id, account)
  // No e-mail or name contains an id: there is nothing else to read.
  const ofId = query === undefined ? undefined : found.get(query)
  if (ofId) return { accounts: [ofId] }
  const isSearch = query !== undefined || search.state !== 'all'
  const readAtOnce = isSearch ? Math.max(limit, searchedAtOnce) : limit
  let place = after
  for (let read = 0; read < mostRead; read += readAtOnce) {
    const page = { limit: readAtOnce, descending: true, ...(place !== undefined && { after: place }) }
    const { items, next } = await ports.accounts.list('created', {}, page)
    for (const account of items) if (isAskedFor(account, search)) found.set(account.id, account)
    place = next
    if (next === undefined || found.size >= limit) break
  }
  const accounts = [...found.values()]
  return { accounts, ...(place !== undefined && { next: place }) }
}

async function exactly(ports: Ports, query: string): Promise<Account[]> {
  const found = await Promise.all([
    ports.accounts.find(query),
    ports.accounts.findBy('email', canonicalEmail(query)),
    accountByUsername(ports, query),
  ])
  return found.filter((account) => account !== undefined)
}

function isAskedFor(account: Account, { query, state }: Search): boolean {
  if (!isActive(account)) return false
  const { email, username, suspended, isVerified } = account.holder
  const states = {
    all: true,
    active: !suspended,
    suspended: suspended !== undefined,
    unverified: !isVerified,
    operator: roleSince(account.holder) !== undefined,
  }
  if (!states[state]) return false
  if (query === undefined) return true
  return email.includes(query.toLowerCase()) || usernameKey(username).includes(usernameKey(query))
}
