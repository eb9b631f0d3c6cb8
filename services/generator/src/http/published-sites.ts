import { nameRoute, onlyReading } from '@thumbfolio/kit'
import express, { type Request, type Router } from 'express'
import type { SiteHost } from '../ports.js'
import { notFoundHeaders, notFoundPage } from './not-found-page.js'

const immutableAddress = /^\/@([0-9a-f]{64})(?:\/(.*))?$/s
const forEver = 'public, max-age=31536000, immutable'

/**
 * Published files, for the gateway: it forwards `<site>.<SITES_DOMAIN>/<path>` to `/sites/<site>/<path>`, and with that
 * the immutable `<site>.<SITES_DOMAIN>/@<bundle hash>/<path>`. Reads no cookie, sets none, knows no session.
 */
export function publishedSites(siteHost: SiteHost): Router {
  const router = express.Router({ caseSensitive: true, mergeParams: true })
  router.use('/sites/:site', async (request: Request<{ site: string }>, response) => {
    nameRoute(response, '/sites/:site/*')
    onlyReading(request, response)
    const address = addressOf(request.path)
    const file = address && (await siteHost.file(request.params.site, address.path, address.bundleHash))
    if (!file) return void response.status(404).set(notFoundHeaders).send(notFoundPage)
    response.set({ ...file.headers, 'Content-Type': file.contentType, 'X-Content-Type-Options': 'nosniff' })
    if (!file.isFound)
      return void response.status(404).set('Cache-Control', 'no-store').send(bytes(file.body))
    response.set({
      ETag: `"${file.sha256}"`,
      'Cache-Control': address.bundleHash || isFont(address.path) ? forEver : 'public, no-cache',
    })
    // A preview in a sandbox has no origin of its own, and a font is fetched by CORS.
    if (isFont(address.path)) response.set('Access-Control-Allow-Origin', '*')
    if (address.bundleHash) response.set('X-Robots-Tag', 'noindex')
    if (request.fresh) return void response.status(304).end()
    response.send(bytes(file.body))
  })
  return router
}

/** The name of a font changes with its bytes. */
const isFont = (path: string): boolean => /^fonts\/[\w.-]+\.woff2$/.test(path)

/** The file an address names; undefined for one that no file can have. */
function addressOf(requestPath: string): { path: string; bundleHash?: string } | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(requestPath)
  } catch {
    return undefined
  }
  const [, bundleHash, rest] = immutableAddress.exec(decoded) ?? []
  const path = bundleHash === undefined ? decoded.slice(1) : (rest ?? '')
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
  return bundleHash === undefined ? { path: file } : { path: file, bundleHash }
}

const bytes = (body: Uint8Array) => Buffer.from(body.buffer, body.byteOffset, body.byteLength)
