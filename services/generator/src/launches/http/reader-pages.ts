import { readerFormLimitBytes } from '@thumbfolio/contracts'
import { clientKey, nameRoute, type Limit } from '@thumbfolio/kit/http'
import { fontAt } from '@thumbfolio/site-page'
import express, { type NextFunction, type Request, type Response, type Router } from 'express'
import { isView, visitorFault, type SendPdf } from '../../hosting/index.js'
import { openReaderLink, readerPage, type OpenLink } from '../commands/open-reader-link.js'
import { countReaderView } from '../commands/reader-links.js'
import type { Ports } from '../ports.js'
import { fontHeaders, privately, sendShown } from './previews.js'
import { passwordPage, passwordPolicy } from './reader-password-page.js'

/** Rate limits of password attempts for a link: by client address, and in total. */
const guesses: Omit<Limit, 'name' | 'points'> = { windowSeconds: 900, onUnavailable: 'fail-closed' }
const perAddress: Limit = { ...guesses, name: 'reader passwords by address', points: 10 }
const perLink: Limit = { ...guesses, name: 'reader passwords by link', points: 60 }

/** How long a page stays open after its password was entered. */
const openMs = 12 * 3_600_000

type ReaderRequest = Request<{ site: string; token: string }>

/**
 * `/for/<token>/` of a published site: its page for one reader. Reads no cookie, sets none. After the password it is at
 * `/for/<token>/<pass>/`, where the pass is signed and ends after hours. A token that opens nothing is passed on, so that its
 * answer is that for any address that the site does not have.
 */
export function readerPages(ports: Ports, sendPdf: SendPdf): Router {
  const router = express.Router({ caseSensitive: true, strict: true, mergeParams: true })
  const fault = visitorFault(ports.log, `${ports.appOrigin}/`)
  const receive = express.urlencoded({ extended: false, limit: readerFormLimitBytes, parameterLimit: 5 })

  router.use('/sites/:site/for/:token', async (request: ReaderRequest, response, next) => {
    const { site: siteName, token } = request.params
    if (!/^[0-9a-f]{32}$/.test(token)) return next()
    try {
      const open = await openReaderLink(ports, { siteName, token })
      if (!open) return next()
      nameRoute(response, '/sites/:site/for/{token}/*')
      response.set(privately)
      await answer(open, request, response, next)
    } catch (error) {
      // Here the path is without the token, which no log may have.
      fault(error, request, response, next)
    }
  })
  return router

  async function answer(
    open: OpenLink,
    request: ReaderRequest,
    response: Response,
    next: NextFunction,
  ): Promise<void> {
    const { link } = open
    const base = `/for/${request.params.token}/`
    // Its files are found beside it.
    if (!request.originalUrl.includes(base)) return response.redirect(307, base)
    if (link.password && !isPassed(open, request)) return askPassword(open, request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    const font = fontAt(request.path.slice(1))
    if (font)
      return void response
        .set({ ...fontHeaders, ...privately })
        .type(font.contentType)
        .send(Buffer.from(font.body))
    const page = await readerPage(ports, open)
    await sendShown(ports, page, { request, response, sendPdf, headers: privately })
    const isPage = request.path === '/' && response.statusCode === 200
    if (isPage && isView(request)) await countReaderView(ports, link)
  }

  /** Whether the address has a pass of this link. Leaves the path without it. */
  function isPassed({ link }: OpenLink, request: Request): boolean {
    const [, pass, rest] = /^\/([\w.-]+)(\/.*)$/.exec(request.url) ?? []
    const given = pass === undefined ? undefined : ports.formTokens.read(passScope(link), pass)
    if (!given || rest === undefined || ports.now() - given.openedAt > openMs) return false
    request.url = rest
    return true
  }

  /** Whether the body is a form. */
  function isRead(request: Request, response: Response): Promise<boolean> {
    return new Promise((resolve) =>
      receive(request, response, (error?: unknown) => resolve(error === undefined)),
    )
  }

  async function askPassword(open: OpenLink, request: ReaderRequest, response: Response): Promise<void> {
    response.set('Content-Security-Policy', passwordPolicy)
    const send = (status: number, refusal?: string) =>
      void response.status(status).type('html').send(passwordPage(refusal))
    if (request.method !== 'POST') return send(200)
    if (!(await isRead(request, response))) return send(400)
    const { link } = open
    const from = request.get('sec-fetch-site')
    const { password } = (request.body ?? {}) as { password?: unknown }
    if (typeof password !== 'string' || (from !== undefined && from !== 'same-origin')) return send(400)
    for (const [key, limit] of [
      [`${link.id} ${clientKey(request.ip ?? '')}`, perAddress],
      [link.id, perLink],
    ] as const) {
      const verdict = await ports.limits.consume(key, limit)
      if (verdict.allowed) continue
      response.set('Retry-After', String(verdict.retryAfterSeconds))
      return send(429, 'Too many tries. Please wait a quarter of an hour, then try again.')
    }
    const isRight = password.length <= 100 && (await ports.readerSecrets.matches(password, link.password!))
    if (!isRight) return send(403, 'This is not the password. Please check it and try again.')
    response.redirect(303, `/for/${request.params.token}/${ports.formTokens.issue(passScope(link))}/`)
  }
}

const passScope = ({ id }: OpenLink['link']): string => `reader link ${id}`
