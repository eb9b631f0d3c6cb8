import { StoreUnavailable } from '@thumbfolio/kit/store'
import type { Cdn } from '../ports.js'

const timeoutMs = 5_000

/** A CDN, or what speaks to one, that takes a POST with what to forget. No message holds the address or the secret. */
export const httpCdn = ({ url, secret }: { url: string; secret: string | undefined }): Cdn => ({
  async purge(addresses) {
    const request = new Request(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(secret !== undefined && { Authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify(addresses),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { ok, status, body } = await fetch(request).catch((error: unknown) => {
      throw new StoreUnavailable(`The CDN does not answer a purge: ${reasonOf(error)}`, { cause: error })
    })
    await body?.cancel()
    if (status >= 500 || status === 429) throw new StoreUnavailable(`The CDN answered ${status} to a purge`)
    if (!ok)
      throw new Error(`The CDN refused a purge with ${status}; correct CDN_PURGE_URL or CDN_PURGE_SECRET`)
  },
})

/** What the network says, like `ECONNREFUSED`; the error of `fetch` itself says only that it failed. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error
  return (cause as { code?: string } | undefined)?.code ?? name
}
