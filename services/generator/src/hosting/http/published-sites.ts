import { DomainError, loggedPath, pdfPath, previewTokenIn, problemType } from '@thumbfolio/contracts'
import { collapseRepeats, EngineUnavailable } from '@thumbfolio/kit/base'
import {
  isProgramsPath,
  nameRoute,
  onlyReading,
  sendShortNotFound,
  sendVisitorPage,
  immutableForAYear,
} from '@thumbfolio/kit/http'
import type { Readable } from 'node:stream'
import express, { type ErrorRequestHandler, type Request, type Response, type Router } from 'express'
import { normalHost } from '../domain/domains/custom-host.js'
import { acceptedEncodings } from '../domain/sites/content-encoding.js'
import { fileAt, isLanguagePath, pageAddress, redirectedFrom, redirectsPath } from '@thumbfolio/site-page'
import type { Ports, PublishedFile } from '../ports.js'
import type { SendPdf } from './send-pdf.js'

/** Where a site is now that was renamed. */
export interface NewAddress {
  readonly siteName: string
  readonly url: string
  /** Visitors come to it by a custom domain, too. */
  readonly hasDomain: boolean
}
/** Undefined for a name that was not renamed. */
export type NewAddressOf = (siteName: string) => Promise<NewAddress | undefined>
/** Whether an operator took the name down. */
export type IsTakenDown = (siteName: string) => Promise<boolean>

const immutableAddress = /^\/@([0-9a-f]{64})(?:\/(.*))?$/s
const askAgain = 'public, no-cache'
/** Where a CDN forgets each page that changes. */
const keptByCdn = 'public, max-age=60, stale-while-revalidate=86400'

type SiteRequest = Record<'site', string>

interface Publishing extends Pick<Ports, 'siteHost' | 'log' | 'urlOf'> {
  readonly newAddressOf: NewAddressOf
  readonly isTakenDown: IsTakenDown
  /** A CDN in front is purged on every change. */
  readonly isPurged: boolean
  /** The PDF that a site offers; undefined where it offers none. */
  readonly pdfOf: (siteName: string) => Promise<Readable | undefined>
  readonly sendPdf: SendPdf
  /** Called after each response with one of the site's pages, 304 included, with the path of the page. */
  readonly onView?: (request: Request<SiteRequest>, siteName: string, path: string) => void
}

interface Address {
  readonly path: string
  readonly bundleHash?: string
}

/**
 * Published files, for the gateway: it forwards `<site>.<SITES_DOMAIN>/<path>` to `/sites/<site>/<path>`, and with that
 * the immutable `<site>.<SITES_DOMAIN>/@<bundle hash>/<path>`. Reads no cookie, sets none, knows no session. `appUrl` is
 * where a visitor of a missing site is led.
 */
export function publishedSites(
  { siteHost, log, urlOf, newAddressOf, isTakenDown, isPurged, pdfOf, sendPdf, onView }: Publishing,
  appUrl: string,
): Router {
  const router = express.Router({ caseSensitive: true, mergeParams: true })
  router.use('/sites/:site', (request: Request<SiteRequest>, response) => {
    nameRoute(response, '/sites/:site/*')
    onlyReading(request, response)
    return show(request.params.site, request, response, true)
  })
  router.use('/sites/:site', visitorFault(log, appUrl))
  return router

  /** A former name is followed once: names that led to each other must not lead in a circle. */
  async function show(
    siteName: string,
    request: Request<SiteRequest>,
    response: Response,
    mayFollow: boolean,
  ): Promise<void> {
    // Of every process, and before anything else that the name has.
    if (await isTakenDown(siteName)) return sendVisitorPage(request, response, { fault: 'absent', appUrl })
    const address = addressOf(request.path)
    if (address?.path === pdfPath && address.bundleHash === undefined) {
      if (await sendPdf(request, response, { siteName, open: () => pdfOf(siteName) })) return
    }
    const accepted = acceptedEncodings(request.get('Accept-Encoding'))
    // As the look of a launch at its page asks, and a visitor who reloads it.
    const isCurrent = request.get('Cache-Control')?.includes('no-cache') ?? false
    const options = { bundleHash: address?.bundleHash, accepted, isCurrent }
    const file = address && (await siteHost.file(siteName, address.path, options))
    const moved = file || !mayFollow ? undefined : await newAddressOf(siteName)
    // The domain of a renamed site stays its address: who forwarded this may have known the former name.
    if (moved && isAtOwnDomain(request, urlOf(siteName)))
      return show(moved.siteName, request, response, false)
    // Not for ever: its owner may take the name back. A copy kept by a cache would outlive the change of a domain.
    if (moved)
      return void response
        .set('Cache-Control', moved.hasDomain ? 'no-store' : 'public, max-age=300')
        .redirect(308, new URL(`.${request.url}`, moved.url).href)
    const former = file?.isFound === false ? await redirectOf(siteName, address) : undefined
    if (former !== undefined)
      // Not for ever: its owner may give the address to another project.
      return void response.set('Cache-Control', 'public, max-age=300').redirect(301, former)
    if (!file?.isFound && isProgramsPath(request.path)) return sendShortNotFound(response)
    if (!file) return sendVisitorPage(request, response, { fault: 'absent', appUrl })
    sendFile(request, response, file, { ...address, live: isPurged ? keptByCdn : askAgain })
    const viewed = file.isFound && address.bundleHash === undefined ? pageAddress(address.path) : undefined
    if (viewed !== undefined) onView?.(request, siteName, viewed)
  }

  /** Where a case study is now that was at this path, or a page in another language whose last slash is missing. */
  async function redirectOf(siteName: string, address: Address | undefined): Promise<string | undefined> {
    if (!address || address.bundleHash !== undefined) return undefined
    if (isLanguagePath(address.path)) {
      const page = await siteHost.file(siteName, `${address.path}/index.html`)
      return page?.isFound ? `/${address.path}/` : undefined
    }
    if (!address.path.startsWith('work/')) return undefined
    const redirects = await siteHost.file(siteName, redirectsPath)
    if (!redirects?.isFound) return undefined
    const path = `/${address.path.replace(/(?:\/index)?\.html$/, '')}`
    return redirectedFrom(new TextDecoder().decode(redirects.body), path)
  }
}

/** Whether the visitor sees another host than that of the site's name. */
function isAtOwnDomain(request: Request, standardUrl: string): boolean {
  const host = normalHost(request.get('x-forwarded-host') ?? '')
  return host !== undefined && host !== new URL(standardUrl).hostname
}

/** The name of a font changes with its bytes. */
const isFont = (path: string): boolean => /^fonts\/[\w.-]+\.woff2$/.test(path)

/** Formats without scripts. The policy allows the inline style that a browser adds when it shows an image by itself. */
const isBitmap = (contentType: string): boolean => /^image\/(?:jpeg|avif|png)$/.test(contentType)
const ofBitmaps = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'"

/** An encoding is another representation: it has a strong ETag of its own (RFC 9110, 8.8.3.3). */
function sendFile(
  request: Request<SiteRequest>,
  response: Response,
  file: PublishedFile,
  { path, bundleHash, live }: Address & { readonly live: string },
): void {
  const { body, contentType, encoding, headers, isFound, sha256, varies } = file
  response.set({ ...headers, 'Content-Type': contentType, 'X-Content-Type-Options': 'nosniff' })
  if (isBitmap(contentType)) response.set('Content-Security-Policy', ofBitmaps)
  if (varies) response.set('Vary', 'Accept-Encoding')
  if (encoding) response.set('Content-Encoding', encoding)
  if (!isFound) return void response.status(404).set('Cache-Control', 'no-store').send(bytes(body))
  response.set({
    ETag: `"${sha256}${encoding ? `-${encoding}` : ''}"`,
    'Cache-Control': bundleHash !== undefined || isFont(path) ? immutableForAYear : live,
  })
  // A preview in a sandbox has no origin of its own, and a font is fetched by CORS.
  if (isFont(path)) response.set('Access-Control-Allow-Origin', '*')
  if (bundleHash !== undefined) response.set('X-Robots-Tag', 'noindex')
  if (request.fresh) {
    response.removeHeader('Content-Encoding')
    return void response.status(304).end()
  }
  response.send(bytes(body))
}

/**
 * A visitor gets a page also where the store does not answer; other methods are refused to programs. The host of a
 * preview is a secret and is not logged.
 */
export const visitorFault = (log: Ports['log'], appUrl: string): ErrorRequestHandler => {
  const collapse = collapseRepeats()
  return (error: unknown, request, response, next) => {
    const isRefusal = error instanceof DomainError && problemType(error.code).status < 500
    if (response.headersSent || isRefusal) return next(error)
    const { site = '' } = request.params
    const isPreview = previewTokenIn(String(site)) !== undefined
    const path = loggedPath(request.path)
    const { name, level, retryAfterSeconds } = faultIn(error)
    collapse(name, (times) =>
      log[level]({ err: error, times, path, ...(!isPreview && { site }) }, 'published site not served'),
    )
    sendVisitorPage(request, response, { fault: 'unavailable', appUrl, retryAfterSeconds })
  }
}

/** An overload and an engine that is away are no defect of ours, and every request meets them. */
function faultIn(error: unknown) {
  const { name } = error as Error
  if (error instanceof DomainError)
    return { name: error.code, level: 'warn', retryAfterSeconds: error.retryAfterSeconds } as const
  return {
    name,
    level: error instanceof EngineUnavailable ? 'warn' : 'error',
    retryAfterSeconds: undefined,
  } as const
}

/** The file an address names; undefined for one that no file can have. */
function addressOf(requestPath: string): Address | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(requestPath)
  } catch {
    return undefined
  }
  const [, bundleHash, rest] = immutableAddress.exec(decoded) ?? []
  const path = bundleHash === undefined ? decoded.slice(1) : (rest ?? '')
  const file = fileAt(path)
  // A former address of a case study may say what its owner took out of it.
  if (file === redirectsPath) return undefined
  return bundleHash === undefined ? { path: file } : { path: file, bundleHash }
}

const bytes = (body: Uint8Array) => Buffer.from(body.buffer, body.byteOffset, body.byteLength)
