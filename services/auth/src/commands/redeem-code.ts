import { DomainError } from '@thumbfolio/contracts'
import { retryStale } from '@thumbfolio/kit/store'
import { mayHaveCode, withCodes, type ActiveAccount } from '../domain/account.js'
import { decoyCodes, requestsId, withWrongTries } from '../domain/code-requests.js'
import { judge, triesPerCode, type Purpose } from '../domain/one-time-code.js'
import type { Ports } from '../ports.js'
import { accountByEmail } from './account-by.js'

interface Attempt {
  readonly purpose: Purpose
  readonly email: string
  readonly otp: string
}

/**
 * Uses a code up, and voids the others of its purpose, in one commit with what it allows. Every wrong try is committed before it is answered,
 * so that racing guesses count one by one.
 */
export const redeemCode = (
  ports: Ports,
  { purpose, email, otp }: Attempt,
  allow: (account: ActiveAccount) => Promise<ActiveAccount>,
): Promise<ActiveAccount> =>
  retryStale(async () => {
    const account = await accountByEmail(ports, email)
    if (!account || !mayHaveCode(account, purpose)) return refuseDecoy(ports, { purpose, email, otp })

    const owner = { userId: account.id, purpose, email }
    const attempt = { keys: ports.codeKeys, owner, code: otp, now: ports.now() }
    const judgement = judge(account.holder.codes[purpose], attempt)
    switch (judgement.verdict) {
      case 'absent':
        throw new DomainError('invalid-otp')
      case 'expired':
        throw new DomainError('otp-expired')
      case 'wrong':
        await ports.accounts.commit(withCodes(account, purpose, judgement.left))
        throw new DomainError(judgement.left ? 'invalid-otp' : 'too-many-wrong-codes')
      case 'right': {
        const next = await allow(withCodes(account, purpose, undefined))
        await ports.accounts.commit(next)
        return next
      }
    }
  })

/** An address without an account, or that is verified already, is refused in the same words and after the same commits. */
async function refuseDecoy(
  { codeRequests, codeKeys, now }: Ports,
  { purpose, email, otp }: Attempt,
): Promise<never> {
  const id = requestsId(purpose, email)
  const known = await codeRequests.find(id)
  const owner = { userId: '', purpose, email }
  const attempt = { keys: codeKeys, owner, code: otp, now: now() }
  const judgement = judge(decoyCodes(purpose, known, attempt.now), attempt)
  if (judgement.verdict === 'expired') throw new DomainError('otp-expired')
  if (judgement.verdict !== 'wrong') throw new DomainError('invalid-otp')
  await codeRequests.commit(withWrongTries(id, known, judgement.left?.wrongTries ?? triesPerCode))
  throw new DomainError(judgement.left ? 'invalid-otp' : 'too-many-wrong-codes')
}
