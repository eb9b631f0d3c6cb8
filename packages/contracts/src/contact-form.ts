import { z } from 'zod'

/** Where a visitor of a published site writes to its owner: a form without script, at the site's own host. */
export const contactPath = '/contact'
/** Bytes of a message that are accepted, encoded as a form. */
export const contactLimitBytes = 64 * 1024
/** Most characters of each field of the form. */
export const mostContactCharacters = { name: 100, email: 254, text: 5_000 } as const

/** How long a message stays in the inbox of its owner. */
export const contactDaysKept = 30

/** What a visitor wrote to the owner of a site. */
export const ContactMessageView = z.object({
  id: z.string(),
  name: z.string(),
  /** Where an answer goes. */
  email: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  /** Whether the mail with it was handed over; `false` where it is still tried, or the address refused it. */
  isMailed: z.boolean(),
})
export type ContactMessageView = z.infer<typeof ContactMessageView>
