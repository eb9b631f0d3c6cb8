import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Decision } from './takedown.js'

/** What a visitor may report a site for; the words of the form. */
export const reportKinds = {
  impersonation: 'It pretends to be somebody else, or asks for passwords or money',
  private: 'It shows private data of mine',
  copied: 'It copies what is mine',
  illegal: 'It is illegal',
  other: 'Something else',
} as const
export type ReportKind = keyof typeof reportKinds

/** How long a closed report is kept: it holds words and an address of a visitor. */
export const reportKeptMs = 180 * 24 * 3_600_000
/** Open reports of one site, each a row of the inbox. Further ones are counted onto these. */
export const mostOpenReports = 50
/** Further ones that a report keeps the words of. */
const mostFurther = 20

/** What a visitor says about a site. */
export const ReportForm = z.object({
  kind: z.enum(Object.keys(reportKinds) as [ReportKind, ...ReportKind[]]),
  text: z.string().trim().min(1).max(2_000),
  email: z.union([z.literal(''), z.email().max(254)]).default(''),
})
export type ReportForm = z.infer<typeof ReportForm>

/** A report in the inbox of the operators. */
export const AbuseReport = z.object({
  id: z.string(),
  version: z.number().int(),
  schemaVersion: z.literal(1),
  siteName: z.string(),
  /** How the visitor came to it, also a custom domain. */
  host: z.string(),
  ...ReportForm.shape,
  at: z.number(),
  /** Reports that came while the inbox of the site was full, of different addresses. */
  further: z
    .object({
      count: z.number().int(),
      kept: z.array(ReportForm.extend({ from: z.string(), at: z.number() })),
    })
    .optional(),
  closed: Decision.optional(),
})
export type AbuseReport = z.infer<typeof AbuseReport>

/** Distinguishes the addresses that report one site, without keeping them. */
export const reporterHash = (siteName: string, clientAddress: string): string =>
  createHash('sha256').update(`report:${siteName}:${clientAddress}`).digest('base64url').slice(0, 22)

/**
 * The open report onto which a further one is counted: the one with the fewest. Undefined where its address is among them
 * already: it has been heard.
 */
export function countedOnto(
  open: readonly AbuseReport[],
  { form, from }: { form: ReportForm; from: string },
  now: number,
): AbuseReport | undefined {
  const keptBy = ({ further }: AbuseReport) => further?.kept ?? []
  if (open.some((report) => keptBy(report).some((one) => one.from === from))) return undefined
  const [report] = open.toSorted((a, b) => (a.further?.count ?? 0) - (b.further?.count ?? 0))
  if (!report) return undefined
  const kept = [...keptBy(report), { ...form, from, at: now }].slice(0, mostFurther)
  return { ...report, further: { count: (report.further?.count ?? 0) + 1, kept } }
}

/** Where everybody who left an e-mail hears of the end of a report, each once. */
export const reporters = ({ email, further }: AbuseReport): string[] => [
  ...new Map(
    [email, ...(further?.kept ?? []).map((one) => one.email)]
      .filter((address) => address !== '')
      .map((address) => [address.toLowerCase(), address]),
  ).values(),
]
