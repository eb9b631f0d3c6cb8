import { dayMs } from '../../../time.js'
import type { SeenCertificate } from '../../../hosting/domain.js'
import type { Finding } from './checkup.js'

const longestWarningMs = 14 * dayMs
/** Servers renew at a third of the lifetime: at a sixth that has failed for a while. */
const shareOfLifetime = 6

/** What is wrong with a certificate; undefined for a valid one with days left. */
export function certificateProblem(
  { validFrom, validUntil, refusal }: SeenCertificate,
  now: number,
): Finding['reason'] | undefined {
  if (validUntil <= now) return 'expired'
  if (refusal !== undefined) return refusal
  const warningMs = Math.min(longestWarningMs, (validUntil - validFrom) / shareOfLifetime)
  return validUntil - now < warningMs ? 'expires-soon' : undefined
}
