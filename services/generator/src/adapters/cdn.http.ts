import type { Cdn } from '../ports.js'

const timeoutMs = 5_000

/** A CDN, or what speaks to one, that takes a POST with what to forget. */
export const httpCdn = ({ url, secret }: { url: string; secret: string | undefined }): Cdn => ({
  async purge(addresses) {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(secret !== undefined && { Authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify(addresses),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The CDN answered ${response.status} to a purge; check CDN_PURGE_URL`)
  },
})
