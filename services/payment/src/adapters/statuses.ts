import type { Chain } from '../ports.js'
import { StatusesAnswer, type StatusAnswer } from './rpc-answers.js'
import type { SolanaEndpoints } from './solana-endpoints.js'

/** What nodes take in one call. */
const atOnce = 256

/** Without its history a node forgets a signature after about a minute. */
const config = { searchTransactionHistory: true }

/** @throws ChainUnavailable when an endpoint is away that alone may know one of them: that is not `unknown` */
export async function findStatuses(
  endpoints: SolanaEndpoints,
  signatures: readonly string[],
): ReturnType<Chain['statuses']> {
  const found: (StatusAnswer | null)[] = []
  for (let at = 0; at < signatures.length; at += atOnce)
    found.push(...(await page(endpoints, signatures.slice(at, at + atOnce))))
  return found.map(placeOf)
}

async function page(endpoints: SolanaEndpoints, signatures: readonly string[]) {
  const Answer = StatusesAnswer.refine(({ value }) => value.length === signatures.length)
  const params = [signatures, config]
  const first = await endpoints.ask('getSignatureStatuses', params, Answer)
  let known: readonly (StatusAnswer | null)[] = first.value.value
  for (let only = 0; only < endpoints.count && known.includes(null); only++) {
    if (only === first.endpoint) continue
    const { value } = (await endpoints.ask('getSignatureStatuses', params, Answer, only)).value
    known = known.map((status, index) => status ?? value[index] ?? null)
  }
  return known
}

function placeOf(status: StatusAnswer | null): Awaited<ReturnType<Chain['statuses']>>[number] {
  if (status === null) return 'unknown'
  const place = status.confirmationStatus ?? (status.confirmations === null ? 'finalized' : 'processed')
  const hasFailed = status.err !== null && status.err !== undefined
  return hasFailed && place !== 'processed' ? 'failed' : place
}
