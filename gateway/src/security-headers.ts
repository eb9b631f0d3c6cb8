import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** What the app may load, and from where. Nothing inline but what carries the nonce of its answer. */
export function contentSecurityPolicy(options: { publicUrl: string; sitesDomain: string }) {
  const { protocol, port } = new URL(options.publicUrl)
  const sites = `${protocol}//*.${options.sitesDomain}${port === '' ? '' : `:${port}`}`
  const render = (nonce: string) =>
    [
      "default-src 'self'",
      `script-src 'self'${nonce}`,
      `style-src 'self'${nonce}`,
      "img-src 'self' data: blob:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "worker-src 'self' blob:",
      `frame-src 'self' ${sites}`,
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      ...(protocol === 'https:' ? ['upgrade-insecure-requests'] : []),
    ].join('; ')

  return { fixed: render(''), withNonce: (nonce: string) => render(` 'nonce-${nonce}'`) }
}

/** Helmet's headers on every answer of the app; the policy stands beside them because a page brings a nonce. */
export function securityHeaders(options: { publicUrl: string; policy: string }): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: options.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    frameguard: { action: 'deny' },
  })
  return (request, response, next) => {
    response.setHeader('Content-Security-Policy', options.policy)
    headers(request, response, next)
  }
}
