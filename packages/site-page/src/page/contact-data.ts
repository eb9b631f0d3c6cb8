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

const contactLink = /^\s*(mailto|tel|sms|callto):([^?]*)/i

/** The content without links that lead to a person's mailbox or phone in the fields of pages. */
export function withoutContactLinks<T>(value: T): T {
  if (Array.isArray(value)) return value.map((each: unknown) => withoutContactLinks(each)) as T
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(
    ([key, field]) => key !== 'url' || typeof field !== 'string' || !contactLink.test(field),
  )
  return Object.fromEntries(fields.map(([key, field]) => [key, withoutContactLinks(field as unknown)])) as T
}

/** The text after `mailto:` or `tel:` in the field of an address: a link to a person, not a page. */
const linkedContact = (content: ResumeContent | undefined): Pick<ContactData, 'email' | 'phone'> => {
  const found = { email: [] as string[], phone: [] as string[] }
  const entries = [
    content?.basics,
    ...(content?.basics?.profiles ?? []),
    ...Object.values(content ?? {}).flat(),
  ]
  for (const entry of entries) {
    const url = entry && 'url' in entry && typeof entry.url === 'string' ? entry.url : ''
    const [, scheme = '', target = ''] = contactLink.exec(url) ?? []
    if (target === '') continue
    const kind = scheme.toLowerCase() === 'mailto' ? 'email' : 'phone'
    found[kind].push(decoded(target).trim())
  }
  return found
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The contact data that these contents know, the first ones first, and what was known besides. */
export function contactIn(
  contents: readonly (ResumeContent | undefined)[],
  more: ContactData = noContact,
): ContactData {
  const basics = contents.flatMap((content) => content?.basics ?? [])
  const once = (known: readonly string[], textIn: (one: (typeof basics)[number]) => string | undefined) => [
    ...new Set([...basics.flatMap((one) => textIn(one)?.trim() || []), ...known]),
  ]
  const linked = contents.map(linkedContact)
  const email = [...more.email, ...linked.flatMap((one) => one.email)]
  const phone = [...more.phone, ...linked.flatMap((one) => one.phone)]
  return {
    email: once(email, (one) => one.email),
    phone: once(phone, (one) => one.phone),
    address: once(more.address, ({ location }) => location?.address),
  }
}

/** What is left of contact data without what is known elsewhere; undefined when that is nothing. */
export function contactBeyond(all: ContactData, known: ContactData): ContactData | undefined {
  const beyond = (kind: keyof ContactData) => all[kind].filter((text) => !known[kind].includes(text))
  const left = { email: beyond('email'), phone: beyond('phone'), address: beyond('address') }
  return Object.values(left).some((texts) => texts.length > 0) ? left : undefined
}
