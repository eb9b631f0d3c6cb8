import { httpUrlWithoutUser, refuse } from '@thumbfolio/kit/base'
import { z } from 'zod'

/** A CDN in front of published sites. */
export const cdnConfig = {
  CDN_PURGE_URL: httpUrlWithoutUser('CDN_PURGE_SECRET')
    .optional()
    .describe(
      'A CDN is in front of published sites: pages may be kept for a minute, and each change is posted here as {"hosts", "paths"}',
    ),
  CDN_PURGE_SECRET: z.string().min(1).optional().describe('Sent to CDN_PURGE_URL as `Authorization: Bearer`'),
}

type CdnVariables = { [K in keyof typeof cdnConfig]?: z.infer<(typeof cdnConfig)[K]> }

/** A launch looks at its page, and the CDN may still have the one before. */
export function requireOriginBehindCdn(
  { CDN_PURGE_URL, SITES_ORIGIN }: CdnVariables & { SITES_ORIGIN?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (CDN_PURGE_URL !== undefined && SITES_ORIGIN === undefined)
    refuse(context, 'SITES_ORIGIN', 'required beside CDN_PURGE_URL: the address of the gateway, past the CDN')
}
