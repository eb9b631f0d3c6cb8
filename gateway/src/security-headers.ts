import type { OutgoingHttpHeaders } from 'node:http'
import type { Request, Response } from 'express'
import helmet from 'helmet'

interface AppAddresses {
  readonly publicUrl: string
  readonly sitesDomain: string
}

/** What the app may load, and from where. Nothing inline: neither script nor style. */
function contentSecurityPolicy({ publicUrl, sitesDomain }: AppAddresses): string {
  const { protocol, port } = new URL(publicUrl)
  const sites = `${protocol}//*.${sitesDomain}${port === '' ? '' : `:${port}`}`
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    `frame-src 'self' ${sites}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(protocol === 'https:' ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Nothing here needs a device, and a page that is attacked must not ask for one. */
const permissionsPolicy = ['camera', 'microphone', 'geolocation', 'usb', 'serial', 'midi', 'display-capture']
  .map((feature) => `${feature}=()`)
  .join(', ')

const yearSeconds = 31_536_000
const isHttps = ({ publicUrl }: Pick<AppAddresses, 'publicUrl'>) => publicUrl.startsWith('https:')

/** What every published site gets, besides the headers that it brings. */
export const siteHeaders = (addresses: Pick<AppAddresses, 'publicUrl'>): OutgoingHttpHeaders => ({
  'permissions-policy': permissionsPolicy,
  ...(isHttps(addresses) && { 'strict-transport-security': `max-age=${yearSeconds}` }),
})

/** Helmet's headers, the same on every answer of the app, so they are asked for once. */
export function securityHeaders(addresses: AppAddresses): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {
    'content-security-policy': contentSecurityPolicy(addresses),
    'permissions-policy': permissionsPolicy,
  }
  const recorder = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  }
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isHttps(addresses) && { maxAge: yearSeconds },
    frameguard: { action: 'deny' },
  })({} as Request, recorder as unknown as Response, () => undefined)
  return headers
}
