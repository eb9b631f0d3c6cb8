import { canonicalEmail, DomainError, problemDetails } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { everyItem, retryStale } from '@thumbfolio/kit/store'
import {
  isActive,
  roleSince,
  withHolder,
  withoutOperator,
  type Account,
  type ActiveAccount,
} from '../../domain/account.js'
import type { Ports } from '../../ports.js'
import { operatorActed, type Signed } from './operator-acted.js'

type OfEmail = Signed & { readonly email: string; readonly isReader?: boolean }

/**
 * Gives the account of this e-mail the role of an operator. Safe to repeat.
 * @throws DomainError `not-found`, `email-not-verified`, `account-suspended`
 */
export const addOperator = traced('add-operator', (ports: Ports, command: OfEmail): Promise<ActiveAccount> =>
  changeRole(ports, command, (account) => {
    const { isVerified, suspended } = account.holder
    const { isReader = false } = command
    if (!isVerified)
      throw new DomainError('email-not-verified', {
        detail: problemDetails.ownerNotVerified,
      })
    if (suspended)
      throw new DomainError('account-suspended', {
        detail: problemDetails.liftSuspensionFirst,
      })
    const role = isReader ? 'readerSince' : 'operatorSince'
    if (account.holder[role] !== undefined && roleSince(account.holder) === account.holder[role])
      return undefined
    const next = withHolder(withoutOperator(account), { [role]: ports.now() })
    return { next, action: isReader ? 'reader-added' : 'operator-added' }
  }),
)

/** Takes the role away: the next call of the operator is refused. Safe to repeat. @throws DomainError `not-found` */
export const removeOperator = traced(
  'remove-operator',
  (ports: Ports, command: OfEmail): Promise<ActiveAccount> =>
    changeRole(ports, command, (account) =>
      roleSince(account.holder) === undefined
        ? undefined
        : { next: withoutOperator(account), action: 'operator-removed' },
    ),
)

/** Every account with the role. */
export async function listOperators({ accounts }: Pick<Ports, 'accounts'>): Promise<Account[]> {
  const found: Account[] = []
  for await (const account of everyItem(accounts, 'operator', {})) found.push(account)
  return found
}

const changeRole = (
  { accounts }: Ports,
  { email, by, reason }: OfEmail,
  decide: (account: ActiveAccount) => { next: ActiveAccount; action: string } | undefined,
): Promise<ActiveAccount> =>
  retryStale(async () => {
    const account = await accounts.findBy('email', canonicalEmail(email))
    if (!isActive(account)) throw new DomainError('not-found')
    const decided = decide(account)
    if (!decided) return account
    const events = [operatorActed(account.id, decided.action, { by, reason })]
    await accounts.commit(decided.next, { events })
    return decided.next
  })
