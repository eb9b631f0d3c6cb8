import { randomInt } from 'node:crypto'
import { problemDetails } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import type { Limit } from '@thumbfolio/kit/http'
import { retryStale, ignoreConflict } from '@thumbfolio/kit/store'
import { MailRefused } from '@thumbfolio/kit/run'
import { isActive, mayHaveCode, withCodes, withMail, type ActiveAccount } from '../domain/account.js'
import { refusedMail } from '../domain/code-mail.js'
import { lastAskedAt, requestsId, requestWindowMs } from '../domain/code-requests.js'
import { codeLifeMs, purposes, withMinted, type Purpose } from '../domain/one-time-code.js'
import { resetPassword } from '../mails/reset-password.js'
import { verifyEmail } from '../mails/verify-email.js'
import type { Ports } from '../ports.js'
import { reportIncident } from './report-incident.js'

const retryBatchSize = 20
const mails = { verify: verifyEmail, reset: resetPassword }

interface CodeRequest {
  readonly userId: string
  readonly purpose: Purpose
  /** Epoch milliseconds. */
  readonly askedAt: number
}

/**
 * Mints a code, commits its hash, then mails it. When the mail server cannot be reached this throws, and the event is
 * retried: the next try mints another code, since only the hash of this one is kept. A mail that the server refuses is noted
 * on the account: a 4xx is due again minutes later, without holding up what else happens to the account; a 5xx ends it. Past
 * the ceiling of a day nothing is mailed: an incident says so.
 */
export const sendCode = traced('send-code', async (ports: Ports, request: CodeRequest): Promise<void> => {
  if (!(await ports.limits.peek('all', ceiling(ports))).allowed) return recordCeilingReached(ports, request)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const account = await retryStale(() => mint(ports, request, code))
  if (!account) return retryStale(() => endDeferral(ports, request))
  const validUntil = (account.holder.codes[request.purpose]?.mintedAt ?? ports.now()) + codeLifeMs
  const mail = { to: account.holder.email, ...mails[request.purpose]({ code, validUntil }) }
  const refused = await ports.mailer.send(mail).then(() => undefined, orThrowUnlessRefused)
  if (refused) return recordRefusal(ports, request, account.holder.email, refused)
  await ports.limits.consume('all', ceiling(ports))
  await retryStale(() => endDeferral(ports, request))
})

/** Mails again what was deferred and is due, each taken first: processes side by side do not mail it twice. */
export async function retryCodeMails(ports: Ports): Promise<void> {
  const now = ports.now()
  const { items } = await ports.accounts.list(
    'mailDue',
    { to: now },
    { limit: retryBatchSize, newer: 'skip' },
  )
  for (const account of items.filter(isActive))
    for (const purpose of purposes) {
      const mail = account.holder.mails?.[purpose]
      if (mail?.state !== 'deferred' || mail.dueAt > now) continue
      const next = withMail(account, purpose, { ...mail, dueAt: now + ports.mailRetryMs })
      const taken = await ignoreConflict(ports.accounts.commit(next))
      if (taken) await sendCode(ports, { userId: account.id, purpose, askedAt: mail.askedAt })
    }
}

/** Who can sign up can have strangers mailed: what a day sees is bounded, from however many addresses. */
const ceiling = ({ codeMailsPerDay: points }: Ports): Limit => ({
  name: 'mails with a code',
  points,
  windowSeconds: 24 * 3_600,
  onUnavailable: 'fail-open',
})

async function recordCeilingReached(ports: Ports, { userId, purpose, askedAt }: CodeRequest): Promise<void> {
  const day = new Date(ports.now()).toISOString().slice(0, 10)
  await reportIncident(ports, { kind: 'mail-ceiling', userId, reference: day, credits: 0 })
  const mail = { state: 'rejected', askedAt, reason: problemDetails.mailsOfTheDayUsed, byUs: true } as const
  await retryStale(async () => {
    const account = await ports.accounts.find(userId)
    if (isActive(account) && mayHaveCode(account, purpose))
      await ports.accounts.commit(withMail(account, purpose, mail))
  })
}

function orThrowUnlessRefused(error: unknown): MailRefused {
  if (error instanceof MailRefused) return error
  throw error
}

async function recordRefusal(
  ports: Ports,
  request: CodeRequest,
  email: string,
  refused: MailRefused,
): Promise<void> {
  const { userId, purpose, askedAt } = request
  const mail = refusedMail(refused, { askedAt, now: ports.now(), retryMs: ports.mailRetryMs })
  if (mail.state === 'rejected')
    await reportIncident(ports, {
      kind: 'mail-rejected',
      userId,
      reference: `${userId}:${purpose}:${askedAt}`,
      credits: 0,
    })
  await retryStale(async () => {
    const account = await ports.accounts.find(userId)
    if (!isActive(account) || account.holder.email !== email) return
    await ports.accounts.commit(withMail(account, purpose, mail))
  })
  ports.log.warn({ err: refused, purpose, mail: mail.state }, 'the mail server refused a code')
}

/** The mail was taken, or is no longer wanted. A later request keeps a deferral of its own. */
async function endDeferral({ accounts }: Ports, { userId, purpose, askedAt }: CodeRequest): Promise<void> {
  const account = await accounts.find(userId)
  const mail = isActive(account) ? account.holder.mails?.[purpose] : undefined
  if (isActive(account) && mail && mail.askedAt <= askedAt)
    await accounts.commit(withMail(account, purpose, undefined))
}

async function mint(ports: Ports, request: CodeRequest, code: string): Promise<ActiveAccount | undefined> {
  const { userId, purpose } = request
  const account = await ports.accounts.find(userId)
  if (!isActive(account) || !mayHaveCode(account, purpose) || (await isOvertaken(ports, request, account)))
    return undefined
  const owner = { userId, purpose, email: account.holder.email }
  const stored = await ports.accounts.commit(
    withCodes(
      account,
      purpose,
      withMinted(account.holder.codes[purpose], { keys: ports.codeKeys, owner, code, now: ports.now() }),
    ),
  )
  return isActive(stored) ? stored : undefined
}

/**
 * The address was corrected since, or a later request is under way: one mail is enough.
 * Half a window covers clocks that differ.
 */
async function isOvertaken(
  { codeRequests }: Ports,
  { purpose, askedAt }: CodeRequest,
  { holder }: ActiveAccount,
): Promise<boolean> {
  if (holder.emailCorrected && askedAt < holder.emailSince) return true
  const last = lastAskedAt(await codeRequests.find(requestsId(purpose, holder.email)))
  return last > askedAt + requestWindowMs / 2
}
