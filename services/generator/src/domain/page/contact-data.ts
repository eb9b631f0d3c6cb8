import type { ResumeContent } from '@thumbfolio/contracts'
import { z } from 'zod'

/** Contact data by its kinds, each value once. */
export const ContactData = z.object({
  email: z.array(z.string()),
  phone: z.array(z.string()),
  /** With street and house. */
  address: z.array(z.string()),
})
export type ContactData = z.infer<typeof ContactData>

export const contactKinds = ['email', 'phone', 'address'] as const

const noContact: ContactData = { email: [], phone: [], address: [] }

/** The contact data that these contents know, the first ones first, and what was known besides. */
export function contactIn(
  contents: readonly (ResumeContent | undefined)[],
  more: ContactData = noContact,
): ContactData {
  const basics = contents.flatMap((content) => content?.basics ?? [])
  const once = (known: readonly string[], textIn: (one: (typeof basics)[number]) => string | undefined) => [
    ...new Set([...basics.flatMap((one) => textIn(one)?.trim() || []), ...known]),
  ]
  return {
    email: once(more.email, ({ email }) => email),
    phone: once(more.phone, ({ phone }) => phone),
    address: once(more.address, ({ location }) => location?.address),
  }
}

/** What is left of contact data without what is known elsewhere; undefined when that is nothing. */
export function contactBeyond(all: ContactData, known: ContactData): ContactData | undefined {
  const beyond = (kind: keyof ContactData) => all[kind].filter((text) => !known[kind].includes(text))
  const left = { email: beyond('email'), phone: beyond('phone'), address: beyond('address') }
  return Object.values(left).some((texts) => texts.length > 0) ? left : undefined
}
