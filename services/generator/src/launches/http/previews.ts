import { pdfPath, previewTokenIn, SiteTheme } from '@thumbfolio/contracts'
import { immutableForAYear, nameRoute, onlyReading } from '@thumbfolio/kit/http'
import express, { type Request, type Response, type Router } from 'express'
import { shownPreview, type ShownPreview } from '../commands/show-preview.js'
import { withPictures } from '../commands/with-pictures.js'
import { storedPictures } from '../domain/pictures/stored-pictures.js'
import { fileAt, fontAt, redirectsPath } from '@thumbfolio/site-page'
import type { Ports } from '../ports.js'
import { previewGonePage } from './preview-gone-page.js'
import { visitorFault, type SendPdf } from '../../hosting/index.js'

/** Nothing keeps a preview, and no other site learns where it is. */
export const privately = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Private previews, for the gateway: it forwards `preview--<token>.<SITES_DOMAIN>/<path>` to
 * `/sites/preview--<token>/<path>`. Each is an origin of its own, as a site is. Reads no cookie, sets none, knows no
 * session: who knows the address sees the page.
 */
export function previews(ports: Ports, sendPdf: SendPdf): Router {
  const router = express.Router({ caseSensitive: true, mergeParams: true })
  // The app shows what is answered in a frame, also where there is no page.
  const gonePolicy = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors ${ports.appOrigin}`
  router.use('/sites/:site', async (request: Request<{ site: string }>, response, next) => {
    const token = previewTokenIn(request.params.site)
    if (token === undefined) return next()
    nameRoute(response, '/sites/{preview}/*')
    onlyReading(request, response)
    response.set(privately)
    const font = fontAt(request.path.slice(1))
    if (font) return void response.set(fontHeaders).type(font.contentType).send(Buffer.from(font.body))
    const undrawn = await shownPreview(ports, token, themeOf(request.query))
    if (!undrawn) {
      response.set('Content-Security-Policy', gonePolicy)
      return void response.status(404).type('html').send(previewGonePage)
    }
    await sendShown(ports, undrawn, { request, response, sendPdf, headers: privately })
  })
  router.use('/sites/:site', visitorFault(ports.log, `${ports.appOrigin}/`))
  return router
}

/** Answers with a file of a page that is made for this visitor, by the path of the request. */
export async function sendShown(
  ports: Ports,
  undrawn: ShownPreview,
  {
    request,
    response,
    sendPdf,
    headers,
  }: {
    readonly request: Request
    readonly response: Response
    readonly sendPdf: SendPdf
    readonly headers: Readonly<Record<string, string>>
  },
): Promise<void> {
  const path = fileAt(request.path.slice(1))
  const { pdf: offered, siteName } = undrawn
  if (path === pdfPath && offered) {
    const open = () => ports.resumes.pdf(offered.ownerId, offered.resumeId)
    if (await sendPdf(request, response, { siteName, open })) return
  }
  const picture = storedPictures(undrawn.ownerId, undrawn.bundle).find((one) => one.path === path)
  const stored =
    picture && (await ports.pictureFiles.read(undrawn.ownerId, path.slice(path.lastIndexOf('/') + 1)))
  if (stored) return void response.type(picture.contentType).send(Buffer.from(stored))
  // Most previews are seen without their pictures, so each is drawn when it is asked for.
  const drawings = undrawn.drawings.filter((one) => one.path === path)
  const page = await withPictures(ports, { ...undrawn, drawings })
  const file = page.bundle.files.find((one) => one.path === path && path !== redirectsPath)
  const shown = file ?? page.bundle.files.find((one) => one.path === '404.html')
  response.set({ ...page.headers, ...headers, 'Content-Type': shown?.contentType ?? 'text/plain' })
  response.status(file ? 200 : 404).send(Buffer.from(shown?.body ?? []))
}

/** Any theme's font, as a published page has it. A frame in a sandbox fetches it from no origin. */
export const fontHeaders = {
  'Cache-Control': immutableForAYear,
  'Access-Control-Allow-Origin': '*',
}

/** `?layout=&palette=&hue=&scheme=&type=`. Anything else is ignored: the page has its own theme. */
function themeOf({ layout, palette, hue, scheme, type }: Request['query']): SiteTheme | undefined {
  const wanted = {
    layout,
    palette,
    scheme,
    type,
    hue: typeof hue === 'string' && hue !== '' ? Number(hue) : undefined,
  }
  return SiteTheme.safeParse(wanted).data
}
