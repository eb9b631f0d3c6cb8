import { z } from 'zod'
import { previewPrefix } from './preview-host.js'

const text = 'Use only lowercase letters, digits and hyphens: 1 to 63, not starting or ending with a hyphen.'

/** A site name is a DNS label: it becomes `<name>.<SITES_DOMAIN>`. */
export const SiteName = z
  .string({ error: 'Please choose a site name' })
  .min(1, 'Please choose a site name')
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, text)
  .refine((name) => !name.startsWith('xn--'), text)
  .refine(
    (name) => !name.startsWith(previewPrefix),
    'Names that start with “preview--” are ours. Please choose another one.',
  )
export type SiteName = z.infer<typeof SiteName>

const special: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ı: 'i',
}

/** A name as a DNS label, or '' where nothing of it can be written in one. */
export function siteNameFrom(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[łđøßæœþðı]/g, (letter) => special[letter] ?? '')
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 63)
    .replace(/^-+|-+$/g, '')
}
