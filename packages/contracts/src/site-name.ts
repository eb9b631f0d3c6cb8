import { z } from 'zod'

const text = 'Use only lowercase letters, digits and hyphens: 1 to 63, not starting or ending with a hyphen.'

/** A site name is a DNS label: it becomes `<name>.<SITES_DOMAIN>`. */
export const SiteName = z
  .string({ error: 'Please choose a site name' })
  .min(1, 'Please choose a site name')
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/, text)
  .refine((name) => !name.startsWith('xn--'), text)
export type SiteName = z.infer<typeof SiteName>
