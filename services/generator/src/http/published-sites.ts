import { nameRoute, onlyReading } from '@thumbfolio/kit'
import express, { type Request, type Router } from 'express'
import type { SiteHost } from '../ports.js'
import { notFoundHeaders, notFoundPage } from './not-found-page.js'

const immutableAddress = /^\/@([0-9a-f]{64})(?:\/(.*))?$/s
const forEver = 'public, max-age=31536000, immutable'

/**
 * Published files, for the gateway: it forwards `<site>.<SITES_DOMAIN>/<path>` to `/sites/<site>/<path>`, and with that
 * the immutable `<site>.<SITES_DOMAIN>/@<bundle hash>/<path>`. Reads no cookie, sets none, knows no session.
 * `onView` hears of every answer with the page itself, also of one that the visitor has already (304), once it is on its way.
 */
export function publishedSites(
  siteHost: SiteHost,
  onView: (request: Request, siteName: string) => void = () => undefined,
): Router {
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
      'Cache-Control': address.bundleHash ? forEver : 'public, no-cache',
    })
    if (address.bundleHash) response.set('X-Robots-Tag', 'noindex')
    if (request.fresh) response.status(304).end()
    else response.send(bytes(file.body))
    if (address.path === 'index.html' && address.bundleHash === undefined)
      onView(request, request.params.site)
  })
  return router
}

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
