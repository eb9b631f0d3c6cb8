import type { OutgoingHttpHeaders } from 'node:http'
import type { Request, Response } from 'express'
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

/** Helmet's headers, the same on every answer of the app, so they are asked for once. */
export function securityHeaders(options: { publicUrl: string; policy: string }): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = { 'content-security-policy': options.policy }
  const recorder = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: options.publicUrl.startsWith('https:') && { maxAge: 31_536_000 },
    frameguard: { action: 'deny' },
  })({} as Request, recorder as unknown as Response, () => undefined)
  return headers
}
