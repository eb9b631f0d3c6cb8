import { contactLimitBytes, contactPath, DomainError, SiteName } from '@thumbfolio/contracts'
import { nameRoute } from '@thumbfolio/kit/http'
import { contactAnswerFile, contactFile, withToken, type ContactAnswer } from '@thumbfolio/site-page'
import express, { type Request, type Response, type Router } from 'express'
import { openSite, receiveContact } from '../commands/contact/receive-contact.js'
import { ContactForm } from '../domain/contact/contact-message.js'
import { isTimely } from '../domain/contact/form-token.js'
import type { HostedSite } from '../domain/sites/hosted-site.js'
import type { Ports } from '../ports.js'
import type { IsTakenDown } from './published-sites.js'

type SiteRequest = Request<{ site: string }>

const statuses: Readonly<Record<ContactAnswer, number>> = { sent: 200, refused: 400, later: 429 }

/**
 * `/contact` of a published site whose owner switched the form on. The form is a file of the bundle, in the look and
 * language of the page. Its token names the site and the time at which it was opened. Reads no cookie, has no session.
 * Calls the next handler for a site without a form.
 */
export function contactRouter(ports: Ports, { isTakenDown }: { isTakenDown: IsTakenDown }): Router {
  const router = express.Router({ caseSensitive: true, strict: true })
  const path = `/sites/:site${contactPath}`
  const siteOf = async (name: string): Promise<HostedSite | undefined> =>
    SiteName.safeParse(name).success && !(await isTakenDown(name)) ? openSite(ports, name) : undefined

  router.get(path, async (request: SiteRequest, response, next) => {
    const site = await siteOf(request.params.site)
    const file = site && (await ports.siteHost.file(site.id, contactFile))
    if (!site || !file?.isFound) return next()
    const form = withToken(new TextDecoder().decode(file.body), ports.formTokens.issue(site.id))
    send(response, 200, form, file.headers)
  })
  const receive = express.urlencoded({ extended: false, limit: contactLimitBytes, parameterLimit: 10 })
  router.post(path, receive, async (request: SiteRequest, response, next) => {
    const site = await siteOf(request.params.site)
    if (!site) return next()
    const answer = await answerTo(ports, site, request, response)
    const file = await ports.siteHost.file(site.id, contactAnswerFile(answer))
    if (!file?.isFound) return next()
    send(response, statuses[answer], new TextDecoder().decode(file.body), file.headers)
  })
  return router
}

/** Answers `sent` for a filled honeypot field (`website`), so that a bot cannot detect it. */
async function answerTo(
  ports: Ports,
  site: HostedSite,
  request: SiteRequest,
  response: Response,
): Promise<ContactAnswer> {
  const { token, website, ...typed } = (request.body ?? {}) as Record<string, unknown>
  const from = request.get('sec-fetch-site')
  if (from !== undefined && from !== 'same-origin') return 'refused'
  const opened = typeof token === 'string' ? ports.formTokens.read(site.id, token) : undefined
  if (!opened || !isTimely(opened, ports.now())) return 'refused'
  const words = ContactForm.safeParse(typed)
  if (!words.success) return 'refused'
  if (website !== undefined && website !== '') return 'sent'
  try {
    await receiveContact(ports, site, {
      id: opened.id,
      words: words.data,
      clientAddress: request.ip ?? '',
    })
    return 'sent'
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'rate-limited') throw error
    response.set('Retry-After', String(error.retryAfterSeconds ?? 3_600))
    return 'later'
  }
}

/** `same-origin`, so that the browser sends the origin of the form with a message. */
function send(response: Response, status: number, page: string, headers: Readonly<Record<string, string>>) {
  nameRoute(response, `/sites/:site${contactPath}`)
  const policy = headers['Content-Security-Policy'] ?? "default-src 'none'"
  response.status(status).set({
    ...headers,
    'Content-Security-Policy': policy.replace("form-action 'none'", "form-action 'self'"),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
  })
  response.type('html').send(page)
}
