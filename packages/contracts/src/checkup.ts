import { z } from 'zod'

/** Something of a live page that stopped working. */
export const CheckupProblem = z.object({
  /** `page`: the page itself; `domain`, `certificate`: of a custom domain; `link`: a link on the page. */
  kind: z.enum(['page', 'domain', 'certificate', 'link']),
  /** The address of a page or a link, the host of a domain or a certificate. */
  subject: z.string(),
  reason: z.enum([
    'not-served',
    'dns-changed',
    'suspended',
    'expires-soon',
    'expired',
    'other-host',
    'not-trusted',
    'gone',
    'server-error',
    'no-answer',
    'no-such-host',
    'not-public',
  ]),
  /** What happened. */
  title: z.string(),
  /** What to do. */
  advice: z.string(),
  since: z.iso.datetime(),
})
export type CheckupProblem = z.infer<typeof CheckupProblem>

/** The last weekly checkup of a site. */
export const SiteCheckup = z.object({
  name: z.string(),
  /** False while its owner has it switched off. */
  isOn: z.boolean(),
  /** Absent before the first. */
  checkedAt: z.iso.datetime().optional(),
  /** Absent while the page is not live, or changes. */
  nextAt: z.iso.datetime().optional(),
  /** How many links of the page were checked. */
  links: z.number().int(),
  /** Absent for an address without https, and where it could not be read. */
  certificate: z.object({ host: z.string(), validUntil: z.iso.datetime() }).optional(),
  problems: z.array(CheckupProblem),
})
export type SiteCheckup = z.infer<typeof SiteCheckup>
