import { z } from 'zod'
import { codeLifeMs, purposes } from './one-time-code.js'

/** A mail with a code that the mail server did not take. */
export const CodeMail = z.discriminatedUnion('state', [
  /** 4xx: the same request is mailed again at `dueAt`. */
  z.object({ state: z.literal('deferred'), askedAt: z.number(), dueAt: z.number() }),
  /** 5xx, or 4xx for as long as a code lives; `byUs`: never handed over, since that day had its mails. */
  z.object({
    state: z.literal('rejected'),
    askedAt: z.number(),
    reason: z.string(),
    byUs: z.literal(true).optional(),
  }),
])
export type CodeMail = z.infer<typeof CodeMail>

/** By purpose; absent where the last mail was taken. */
export const CodeMails = z.object({ verify: CodeMail.optional(), reset: CodeMail.optional() })
export type CodeMails = z.infer<typeof CodeMails>

/** What becomes of a mail that was refused. It is retried for as long as a code lives, counted from its request. */
export const refusedMail = (
  { isPermanent, message }: { isPermanent: boolean; message: string },
  { askedAt, now, retryMs }: { askedAt: number; now: number; retryMs: number },
): CodeMail =>
  isPermanent || now + retryMs >= askedAt + codeLifeMs
    ? { state: 'rejected', askedAt, reason: message }
    : { state: 'deferred', askedAt, dueAt: now + retryMs }

/** When the next mail is due, in epoch milliseconds. */
export function nextMailDueAt(mails: CodeMails = {}): number | undefined {
  const due = purposes.flatMap((purpose) => {
    const mail = mails[purpose]
    return mail?.state === 'deferred' ? [mail.dueAt] : []
  })
  return due.length > 0 ? Math.min(...due) : undefined
}
