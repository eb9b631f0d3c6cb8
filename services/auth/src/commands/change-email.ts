import { DomainError, event } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import type { Limit } from '@thumbfolio/kit/http'
import { retryStale } from '@thumbfolio/kit/store'
import { withEmail, type ActiveAccount } from '../domain/account.js'
import { requestWindowMs } from '../domain/code-requests.js'
import type { Ports } from '../ports.js'
import { myAccount } from './my-account.js'
import { asTaken } from './taken.js'

/** Each correction mails an address that somebody typed. */
const perAccount: Limit = {
  name: 'change-email by account',
  points: 10,
  windowSeconds: 24 * 3_600,
  onUnavailable: 'fail-closed',
}

/** Corrects a mistyped e-mail before it is verified, and has a code mailed to the new one. A repeated call changes nothing. */
export const changeEmail = traced(
  'change-email',
  async (ports: Ports, userId: string, email: string): Promise<ActiveAccount> => {
    await refuseChange(ports, await myAccount(ports, userId), email)
    return retryStale(async () => {
      const account = await myAccount(ports, userId)
      if (account.holder.email === email) return account
      if (account.holder.isVerified) throw new DomainError('already-verified')
      const next = withEmail(account, email, ports.now())
      const events = [event('account.code-requested.v1', userId, { purpose: 'verify' })]
      await ports.accounts.commit(next, { events }).catch((error: unknown) => {
        throw asTaken(error)
      })
      return next
    })
  },
)

async function refuseChange(ports: Ports, { id, holder }: ActiveAccount, email: string): Promise<void> {
  if (holder.isVerified) throw new DomainError('already-verified')
  if (holder.email === email) return
  if (await ports.accounts.findBy('email', email)) throw new DomainError('email-taken')
  const waitMs = holder.emailSince + requestWindowMs - ports.now()
  if (holder.emailCorrected && waitMs > 0)
    throw new DomainError('resend-too-soon', { retryAfterSeconds: waitMs / 1000 })
  const verdict = await ports.limits.consume(id, perAccount)
  if (!verdict.allowed) throw new DomainError('rate-limited', verdict)
}
