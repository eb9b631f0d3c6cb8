import { z } from 'zod'

/** A message to support. It stays until its mail was taken; then only the fact that it was sent stays. */
export const SupportMessage = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  receivedAt: z.number(),
  delivery: z.discriminatedUnion('state', [
    z.object({
      state: z.literal('waiting'),
      tries: z.number().int(),
      dueAt: z.number(),
      name: z.string(),
      email: z.string(),
      message: z.string(),
    }),
    z.object({ state: z.literal('sent'), sentAt: z.number() }),
  ]),
})
export type SupportMessage = z.infer<typeof SupportMessage>

const firstPauseMs = 2_000
const longestPauseMs = 15 * 60_000

export const received = (
  id: string,
  words: { name: string; email: string; message: string },
  now: number,
): SupportMessage => ({
  id,
  version: 0,
  schemaVersion: 1,
  receivedAt: now,
  delivery: { state: 'waiting', tries: 0, dueAt: now, ...words },
})

export const sent = (message: SupportMessage, now: number): SupportMessage => ({
  ...message,
  delivery: { state: 'sent', sentAt: now },
})

/** How long a message is locked for its sender: longer than a mail server may take. */
const mailingMs = 60_000

/** Locks the message for one sender. After a crash it is due again. */
export const taken = (message: SupportMessage, now: number): SupportMessage =>
  message.delivery.state === 'sent'
    ? message
    : { ...message, delivery: { ...message.delivery, dueAt: now + mailingMs } }

/** The mail server did not take it: wait twice as long as before, up to a quarter of an hour, and try for ever. */
export function postponed(message: SupportMessage, now: number): SupportMessage {
  if (message.delivery.state === 'sent') return message
  const tries = message.delivery.tries + 1
  const dueAt = now + Math.min(firstPauseMs * 2 ** (tries - 1), longestPauseMs)
  return { ...message, delivery: { ...message.delivery, tries, dueAt } }
}
