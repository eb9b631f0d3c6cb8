import { contactDaysKept } from '@thumbfolio/contracts'
import { z } from 'zod'
import { dayMs } from '../../../time.js'

export const contactKeptMs = contactDaysKept * dayMs

/** In no name or address: in a mail these could begin a header. */
const oneLine = /^[^\p{Cc}\u2028\u2029]*$/u

/** What a visitor sends by the form. */
export const ContactWords = z.object({
  name: z.string().trim().min(1).max(100).regex(oneLine),
  email: z.email().max(254),
  text: z.string().trim().min(1).max(5_000),
})
export type ContactWords = z.infer<typeof ContactWords>

/** The same as a browser sends it: it counts a line break as one character, and writes it as two. */
export const ContactForm = ContactWords.extend({
  text: z
    .string()
    .transform((text) => text.replaceAll('\r\n', '\n'))
    .pipe(ContactWords.shape.text),
})

/** A message of a visitor to the owner of a site. Its id is the form's own: a form sent twice is one message. */
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
  /** The mail with it; absent once it was handed over. */
  mail: z.object({ tries: z.number().int(), dueAt: z.number().optional() }).optional(),
})
export type ContactMessage = z.infer<typeof ContactMessage>

const firstPauseMs = 5_000
const longestPauseMs = 3_600_000
/** How long a message is locked for its sender: longer than a mail server may take. */
const mailingMs = 60_000

/** Locks the message for one sender. After a crash it is due again. */
export const takenToMail = (message: ContactMessage, now: number): ContactMessage => ({
  ...message,
  mail: { tries: message.mail?.tries ?? 0, dueAt: now + mailingMs },
})

export function mailed({ mail: _done, ...message }: ContactMessage): ContactMessage {
  return message
}

/** Tried again after a pause that doubles; not at all where the address refuses it for good: it is in the inbox. */
export function notMailed(message: ContactMessage, isFinal: boolean, now: number): ContactMessage {
  const tries = (message.mail?.tries ?? 0) + 1
  const dueAt = now + Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs)
  return { ...message, mail: { tries, ...(!isFinal && { dueAt }) } }
}
