import { z } from 'zod'

/** Path of the contact form on a published site: a form without script, at the site's own host. */
export const contactPath = '/contact'
/** Size limit of a form-encoded message. */
export const contactLimitBytes = 64 * 1024
/** Most characters of each field of the form. */
export const mostContactCharacters = { name: 100, email: 254, text: 5_000 } as const

/** Retention of a message in the owner's inbox. */
export const contactDaysKept = 30

/** What a visitor wrote to the owner of a site. */
export const ContactMessageView = z.object({
  id: z.string(),
  name: z.string(),
  /** Reply address. */
  email: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  /** Whether the mail server accepted the mail; `false` while it is retried or after the address rejected it. */
  isMailed: z.boolean(),
})
export type ContactMessageView = z.infer<typeof ContactMessageView>
