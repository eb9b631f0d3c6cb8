import { randomInt } from 'node:crypto'
import { retryStale, traced } from '@thumbfolio/kit'
import { isActive, mayHaveCode, withCode, type ActiveAccount } from '../domain/account.js'
import { lastAskedAt, requestsId, requestWindowMs } from '../domain/code-requests.js'
import { codeMail } from '../domain/mails.js'
import { minted, type Purpose } from '../domain/one-time-code.js'
import type { Ports } from '../ports.js'

interface Wish {
  readonly userId: string
  readonly purpose: Purpose
  /** Epoch milliseconds. */
  readonly askedAt: number
}

/**
 * Mints a code, commits its hash, then mails it. When the mail server refuses, this throws and the event comes again:
 * the next try mints anew, since nobody knows this code any more.
 */
export const sendCode = traced('send-code', async (ports: Ports, wish: Wish): Promise<void> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const account = await retryStale(() => mint(ports, wish, code))
  if (account) await ports.mailer.send(codeMail(wish.purpose, account.holder.email, code))
})

async function mint(ports: Ports, wish: Wish, code: string): Promise<ActiveAccount | undefined> {
  const { userId, purpose } = wish
  const account = await ports.accounts.find(userId)
  if (!isActive(account) || !mayHaveCode(account, purpose) || (await isOvertaken(ports, wish, account)))
    return undefined
  const owner = { userId, purpose, email: account.holder.email }
  const stored = await ports.accounts.commit(
    withCode(account, purpose, minted(ports.codeKeys, owner, code, ports.now())),
  )
  return isActive(stored) ? stored : undefined
}

/**
 * The address was corrected since, or a later wish is under way that would void this code: one mail is enough.
 * Half a window covers clocks that differ.
 */
async function isOvertaken(
  { codeRequests }: Ports,
  { purpose, askedAt }: Wish,
  { holder }: ActiveAccount,
): Promise<boolean> {
  if (holder.emailCorrected && askedAt < holder.emailSince) return true
  const last = lastAskedAt(await codeRequests.find(requestsId(purpose, holder.email)))
  return last > askedAt + requestWindowMs / 2
}
