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
/** More of one site say nothing new: the operator has them in front of them already. */
export const mostOpenReports = 50

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
  closed: Decision.optional(),
})
export type AbuseReport = z.infer<typeof AbuseReport>
