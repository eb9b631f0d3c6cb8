import { contactDaysKept, mostContactCharacters } from '@thumbfolio/contracts'
import { z } from 'zod'
import { dayMs } from '../../../time.js'

export const contactKeptMs = contactDaysKept * dayMs

/** Without line breaks and control characters, which could start a header of a mail. */
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u

/** What a visitor sends by the form. */
export const ContactWords = z.object({
  name: z.string().trim().min(1).max(mostContactCharacters.name).regex(oneLine),
  email: z.email().max(mostContactCharacters.email),
  text: z.string().trim().min(1).max(mostContactCharacters.text),
})
export type ContactWords = z.infer<typeof ContactWords>

/** The same as a browser sends it: `maxlength` counts a line break as one character, the form sends it as CRLF. */
export const ContactForm = ContactWords.extend({
  text: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(ContactWords.shape.text),
})

/** A message of a visitor to the owner of a site. Its id is the id of the form, so a form that is sent twice is one message. */
export const ContactMessage = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  siteKey: z.string(),
  /** As the visitor knows it. */
  siteName: z.string(),
  ownerId: z.string(),
  ...ContactWords.shape,
  at: z.number(),
  /** The mail to the owner; absent once the mail server accepted it. */
  mail: z.object({ tries: z.number().int(), dueAt: z.number().optional() }).optional(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

const firstPauseMs = 5_000
const longestPauseMs = 3_600_000
/** How long a message is locked for its sender: longer than a mail server may take. */
const mailingMs = 60_000

/** Locks the message for one sender. After a crash it is due again. */
export const lockedForMailing = (message: ContactMessage, now: number): ContactMessage => ({
  ...message,
  mail: { tries: message.mail?.tries ?? 0, dueAt: now + mailingMs },
})

export function mailed({ mail: _done, ...message }: ContactMessage): ContactMessage {
  return message
}

/** Retried after a pause that doubles. No retry after a permanent failure: the message stays in the inbox. */
export function notMailed(message: ContactMessage, isFinal: boolean, now: number): ContactMessage {
  const tries = (message.mail?.tries ?? 0) + 1
  const dueAt = now + Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs)
  return { ...message, mail: { tries, ...(!isFinal && { dueAt }) } }
}
