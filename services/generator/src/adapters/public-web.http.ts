import { createHash } from 'node:crypto'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { PublicWeb } from '../ports.js'

const timeoutMs = 5_000

/**
 * Asks `origin` for what visitors get from a site's own host. `fetch` may not set `Host`, and `*.localhost` does not
 * resolve everywhere, so the request goes to the origin with the public Host header.
 */
export const httpPublicWeb = (origin: string, urlOf: (siteName: string) => string): PublicWeb => ({
  get: (siteName, path, signal) =>
    new Promise((resolve, reject) => {
      const { host, hostname } = new URL(urlOf(siteName))
      const url = new URL(path, origin)
      const request = url.protocol === 'https:' ? secureRequest : plainRequest
      const headers = { Host: host, 'Accept-Encoding': 'identity', 'Cache-Control': 'no-cache' }
      const limited = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
      const sent = request(
        url,
        { headers, servername: hostname, signal: limited, agent: false },
        (response) => {
          const hash = createHash('sha256')
          response.on('data', (chunk: Buffer) => hash.update(chunk))
          response.once('error', reject)
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, sha256: hash.digest('hex') }),
          )
        },
      )
      sent.once('error', reject)
      sent.end()
    }),
})
