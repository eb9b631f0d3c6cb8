import { DomainError, event } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { retryStale } from '@thumbfolio/kit/store'
import {
  isActive,
  mayHaveCode,
  withSessionsEnded,
  type Account,
  type ActiveAccount,
} from '../../domain/account.js'
import { requestsId } from '../../domain/code-requests.js'
import { purposes, type Purpose } from '../../domain/one-time-code.js'
import type { Ports } from '../../ports.js'
import { forgetAllWrongTries } from '../check-password.js'
import { announceEnded } from '../end-sessions.js'
import { operatorActed, type Signed } from './operator-acted.js'

type OfUser = Signed & { readonly userId: string }

/** Ends all sessions of a user. @throws DomainError `not-found`, `account-erased` */
export const endUserSessions = traced(
  'end-user-sessions',
  async (ports: Ports, command: OfUser): Promise<Account> => {
    const account = await act(ports, command, 'sessions-ended', (known) =>
      withSessionsEnded(known, ports.now()),
    )
    await announceEnded(ports, command.userId)
    return account
  },
)

/** Mails a code, without the limit of earlier requests. @throws DomainError `not-found`, `account-erased`, `already-verified` */
export const sendUserCode = traced(
  'send-user-code',
  (ports: Ports, { purpose, ...command }: OfUser & { readonly purpose: Purpose }): Promise<Account> =>
    retryStale(async () => {
      const account = await activeAccount(ports, command.userId)
      if (!mayHaveCode(account, purpose)) throw new DomainError('already-verified')
      const events = [
        event('account.code-requested.v1', account.id, { purpose }),
        operatorActed(account.id, 'code-sent', command, purpose),
      ]
      return ports.accounts.commit(account, { events })
    }),
)

/** Forgets wrong passwords and code requests. @throws DomainError `not-found`, `account-erased` */
export const unlockUser = traced('unlock-user', async (ports: Ports, command: OfUser): Promise<Account> => {
  const account = await act(ports, command, 'user-unlocked', (known) => known)
  if (!isActive(account)) return account
  const { email } = account.holder
  await forgetAllWrongTries(ports, email)
  for (const purpose of purposes)
    await retryStale(async () => {
      const requests = await ports.codeRequests.find(requestsId(purpose, email))
      if (requests) await ports.codeRequests.remove(requests)
    })
  return account
})

const act = (
  ports: Ports,
  command: OfUser,
  action: string,
  change: (known: ActiveAccount) => Account,
): Promise<Account> =>
  retryStale(async () => {
    const next = change(await activeAccount(ports, command.userId))
    return ports.accounts.commit(next, { events: [operatorActed(next.id, action, command)] })
  })

/** @throws DomainError `not-found`, `account-erased` */
export async function activeAccount(
  { accounts }: Pick<Ports, 'accounts'>,
  userId: string,
): Promise<ActiveAccount> {
  const known = await accounts.find(userId)
  if (!known) throw new DomainError('not-found')
  if (!isActive(known)) throw new DomainError('account-erased')
  return known
}
