import { DomainError, previewTokenIn, reportLimitBytes, reportPath, SiteName } from '@thumbfolio/contracts'
import { nameRoute } from '@thumbfolio/kit/http'
import express, { type Request, type Response, type Router } from 'express'
import { reportAbuse } from '../commands/takedowns/report-abuse.js'
import { ReportForm } from '../domain/takedowns/abuse-report.js'
import type { Ports } from '../ports.js'
import type { IsTakenDown } from './published-sites.js'
import { reportForm, reportLater, reportThanks } from './report-page.js'

/** Whether the draft at the address of a preview is shown. */
type IsOpenPreview = (token: string) => Promise<boolean>
type SiteRequest = Request<{ site: string }>

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
}

const mistakes = {
  kind: 'Please choose what is wrong with the page.',
  text: 'Please say what we should look at, in at most 2,000 characters.',
  email: 'This does not look like an e-mail address. You can leave it empty.',
}

/**
 * `/report` of every published site, for the gateway, which forwards it as it does the site's files. Reads no cookie and
 * knows no session: anybody may report. A name without a page passes on to what says so.
 */
export function reportRouter(
  ports: Ports,
  { isTakenDown, isOpenPreview }: { isTakenDown: IsTakenDown; isOpenPreview: IsOpenPreview },
): Router {
  const router = express.Router({ caseSensitive: true, strict: true })
  const path = `/sites/:site${reportPath}`
  /** Whether the host label is that of a draft's preview. */
  const isOpenDraft = async (label: string) => {
    const token = previewTokenIn(label)
    return token !== undefined && (await isOpenPreview(token))
  }
  const isShown = async (siteName: string) =>
    (await isOpenDraft(siteName)) ||
    (SiteName.safeParse(siteName).success &&
      !(await isTakenDown(siteName)) &&
      (await ports.siteHost.paths(siteName)).length > 0)

  router.get(path, async (request: SiteRequest, response, next) => {
    if (!(await isShown(request.params.site))) return next()
    send(response, 200, reportForm(nameIn(request.params.site)))
  })
  const receive = express.urlencoded({ extended: false, limit: reportLimitBytes, parameterLimit: 10 })
  router.post(path, receive, async (request: SiteRequest, response, next) => {
    const { site: siteName } = request.params
    if (!(await isShown(siteName))) return next()
    const form = ReportForm.safeParse(request.body ?? {})
    if (!form.success) {
      const wrong = form.error.issues[0]?.path[0]
      const mistake = mistakes[wrong === 'kind' || wrong === 'email' ? wrong : 'text']
      return send(response, 400, reportForm(nameIn(siteName), typedIn(request.body), mistake))
    }
    const host = String(request.get('x-forwarded-host') ?? request.host ?? '').slice(0, 300)
    try {
      await reportAbuse(ports, { siteName, host, clientAddress: request.ip ?? '', form: form.data })
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'rate-limited') throw error
      response.set('Retry-After', String(error.retryAfterSeconds ?? 3_600))
      return send(response, 429, reportLater())
    }
    send(response, 200, reportThanks(nameIn(siteName)))
  })
  return router
}

function send(response: Response, status: number, page: string): void {
  nameRoute(response, `/sites/:site${reportPath}`)
  response.status(status).set(headers).type('html').send(page)
}

/** The label of a preview says nothing to its visitor. */
const nameIn = (siteName: string): string => (previewTokenIn(siteName) === undefined ? siteName : 'this page')

/** Only text comes back into the form. */
function typedIn(body: unknown): Record<string, string> {
  const entries = Object.entries((body ?? {}) as Record<string, unknown>)
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
