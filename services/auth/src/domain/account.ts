import { asLatin, ModelVendor } from '@thumbfolio/contracts'
import { z } from 'zod'
import { CodeMails, type CodeMail } from './code-mail.js'
import { OneTimeCodes, type Purpose } from './one-time-code.js'
import { CreditBalance, withoutNames } from './credit-balance.js'

const Consent = z.object({ granted: z.boolean(), changedAt: z.number() })

const Active = z.object({
  state: z.literal('active'),
  email: z.string(),
  username: z.string(),
  /** `newUsernameKey` of the name; absent where it was chosen before that counted. */
  uniqueName: z.string().optional(),
  passwordHash: z.string(),
  isVerified: z.boolean(),
  avatarId: z.string().optional(),
  codes: z.object({ verify: OneTimeCodes.optional(), reset: OneTimeCodes.optional() }),
  /** Mails to this address that the mail server did not take. */
  mails: CodeMails.optional(),
  /** When this address came in, by sign-up or correction: its mail opens the resend window. */
  emailSince: z.number(),
  emailCorrected: z.boolean(),
  /** Which vendors of models may see this person's resumes. What was never said is a no. */
  consents: z.partialRecord(ModelVendor, Consent).optional(),
  /** An operator keeps them from logging in. The reason is for them. */
  suspended: z.object({ at: z.number(), reason: z.string() }).optional(),
  /** Has the role of an operator. */
  operatorSince: z.number().optional(),
  /** A read-only operator. A separate field, so that a release that does not know it gives no role at all. */
  readerSince: z.number().optional(),
})
const Erased = z.object({ state: z.literal('erased'), erasedAt: z.number() })

/** An account: who holds it, their credits, and which of its sessions count. It outlives its holder, so that money reconciles. */
export const Account = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  createdAt: z.number(),
  holder: z.discriminatedUnion('state', [Active, Erased]),
  purse: CreditBalance,
  /** Sessions of an older epoch are over: one commit ends them all. */
  sessionEpoch: z.number().int(),
  sessionsEndedAt: z.number().optional(),
  /** The one session of an older epoch that goes on: it verified the e-mail. */
  keptSessionId: z.string().optional(),
})
export type Account = z.infer<typeof Account>
export type Holder = z.infer<typeof Active>
export type ActiveAccount = Account & { holder: Holder }

export const isActive = (account: Account | undefined): account is ActiveAccount =>
  account?.holder.state === 'active'

const visible = (text: string): string =>
  text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')

/** User names are compared without case, and without what cannot be seen. */
export const usernameKey = (username: string): string => visible(username).toLowerCase()

/** What is unique of a user name that is chosen now: one that reads as plain Latin letters is those. */
export function newUsernameKey(username: string): string {
  const read = asLatin(visible(username)).toLowerCase()
  return /^\p{ASCII}*$/u.test(read) ? read : usernameKey(username)
}

/** A name that was chosen before look-alikes counted keeps the key that it has: another one may be held by now. */
export const uniqueUsername = ({ username, uniqueName }: Holder): string =>
  uniqueName ?? usernameKey(username)

export const withHolder = (account: ActiveAccount, change: Partial<Holder>): ActiveAccount => ({
  ...account,
  holder: { ...account.holder, ...change },
})

export function withCodes(
  account: ActiveAccount,
  purpose: Purpose,
  codes: OneTimeCodes | undefined,
): ActiveAccount {
  const { [purpose]: _old, ...others } = account.holder.codes
  return withHolder(account, { codes: { ...others, ...(codes && { [purpose]: codes }) } })
}

export function withMail(
  account: ActiveAccount,
  purpose: Purpose,
  mail: CodeMail | undefined,
): ActiveAccount {
  const { [purpose]: _old, ...mails } = account.holder.mails ?? {}
  return withHolder(account, { mails: { ...mails, ...(mail && { [purpose]: mail }) } })
}

/** Another address: what was mailed to the old one is worth nothing from now on. */
export const withEmail = (account: ActiveAccount, email: string, now: number): ActiveAccount =>
  withHolder(account, { email, emailSince: now, emailCorrected: true, codes: {}, mails: {} })

/** Saying the same again keeps the time it was said first. */
export const withConsent = (
  account: ActiveAccount,
  vendor: ModelVendor,
  granted: boolean,
  now: number,
): ActiveAccount =>
  account.holder.consents?.[vendor]?.granted === granted
    ? account
    : withHolder(account, {
        consents: { ...account.holder.consents, [vendor]: { granted, changedAt: now } },
      })

/** Ends every session but the kept one. */
export const withSessionsEnded = <A extends Account>(account: A, now: number, keptSessionId?: string): A => ({
  ...account,
  sessionEpoch: account.sessionEpoch + 1,
  sessionsEndedAt: now,
  keptSessionId,
})

/** The e-mail is verified, and the sessions of someone else who typed it end. */
export const withEmailVerified = (
  account: ActiveAccount,
  now: number,
  keptSessionId: string | undefined,
): ActiveAccount => withSessionsEnded(withHolder(account, { isVerified: true }), now, keptSessionId)

/** No login is possible from now on, and every session ends. */
export const withSuspension = (account: ActiveAccount, reason: string, now: number): ActiveAccount =>
  withSessionsEnded(withHolder(account, { suspended: { at: now, reason } }), now)

export function withoutSuspension(account: ActiveAccount): ActiveAccount {
  const { suspended: _over, ...holder } = account.holder
  return { ...account, holder }
}

export function withoutOperator(account: ActiveAccount): ActiveAccount {
  const { operatorSince: _over, readerSince: _noReader, ...holder } = account.holder
  return { ...account, holder }
}

/** Since when somebody is an operator, of whichever kind. */
export const roleSince = ({ operatorSince, readerSince }: Holder): number | undefined =>
  operatorSince ?? readerSince

export const withPassword = (account: ActiveAccount, passwordHash: string, now: number): ActiveAccount =>
  withSessionsEnded(withCodes(withHolder(account, { passwordHash }), 'reset', undefined), now)

/** Nothing personal is left and the keys are free; the credits stay, without names. */
export const erased = (account: ActiveAccount, now: number): Account => ({
  ...withSessionsEnded<Account>(account, now),
  holder: { state: 'erased', erasedAt: now },
  purse: withoutNames(account.purse),
})

/** A verified address needs no code to be verified; a password can always be reset. */
export const mayHaveCode = ({ holder }: ActiveAccount, purpose: Purpose): boolean =>
  purpose === 'reset' || !holder.isVerified
