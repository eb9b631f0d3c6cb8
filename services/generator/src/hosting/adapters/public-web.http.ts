import { createHash } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { currentTraceparent, inSpan } from '@thumbfolio/kit/base'
import { certificateAt } from './certificate.tls.js'
import type { PublicWeb } from '../ports.js'

const timeoutMs = 5_000

/**
 * Asks `origin` for what visitors get from a site's own host. `fetch` may not set `Host`, and `*.localhost` does not
 * resolve everywhere, so the request goes to the origin with the public Host header. `appOrigin` is sent as `Origin`, by
 * which the gateway continues the trace.
 */
export const httpPublicWeb = (
  origin: string,
  urlOf: (siteName: string) => string,
  appOrigin: string,
): PublicWeb => ({
  get: (siteName, path, signal) =>
    inSpan('GET {site}/*', { kind: 'client' }, () =>
      visit(new URL(path, origin), { site: new URL(urlOf(siteName)), appOrigin, signal }),
    ),
  certificate: (url, addresses) =>
    inSpan('TLS {site}', { kind: 'client' }, async () => {
      for (const address of addresses) {
        const seen = await certificateAt(url, address).catch(() => undefined)
        if (seen) return seen
      }
      return undefined
    }),
})

const visit = (
  url: URL,
  { site, appOrigin, signal }: { site: URL; appOrigin: string; signal: AbortSignal },
): ReturnType<PublicWeb['get']> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? secureRequest : plainRequest
    const traceparent = currentTraceparent()
    const headers = {
      Host: site.host,
      Origin: appOrigin,
      'Accept-Encoding': 'identity',
      'Cache-Control': 'no-cache',
      ...(traceparent !== undefined && { traceparent }),
    }
    const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const sent = request(
      url,
      { headers, servername: site.hostname, signal: limited, agent: false },
      (response) => {
        const hash = createHash('sha256')
        response.on('data', (chunk: Buffer) => hash.update(chunk))
        response.once('error', reject)
        response.once('end', () => resolve({ status: response.statusCode ?? 0, sha256: hash.digest('hex') }))
      },
    )
    sent.once('error', reject)
    sent.end()
  })
