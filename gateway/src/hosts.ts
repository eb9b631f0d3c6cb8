import { previewTokenIn, SiteName } from '@thumbfolio/contracts'

/**
 * What a `Host` means: the app, one published site or private preview, another way to write one of them, or nothing
 * of ours.
 */
export type Destination =
  | { readonly kind: 'app' }
  | { readonly kind: 'site'; readonly name: string }
  /** Below the domain of the sites, and no site can be called that. */
  | { readonly kind: 'no-site' }
  /** `origin` is the one to go to. */
  | { readonly kind: 'redirect'; readonly origin: string }
  | { readonly kind: 'foreign' }

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const app: Destination = { kind: 'app' }
const noSite: Destination = { kind: 'no-site' }
const foreign: Destination = { kind: 'foreign' }
const otherWriting = /^www\.(?=.)|\.$/g

/**
 * The app answers to the host of PUBLIC_URL, and to loopback names on any port. `www.` before a host and the dot of a
 * complete name behind it lead to the one address that search engines and cookies know.
 */
export function hostResolver(options: { publicUrl: string; sitesDomain: string }) {
  const { hostname: publicHostname, host: publicHost, protocol, port, origin } = new URL(options.publicUrl)
  const appHosts = new Set([publicHost, `${publicHostname}:${protocol === 'https:' ? 443 : 80}`])
  const siteSuffix = `.${options.sitesDomain}`

  const destinationOf = (host: string): Destination => {
    const hostname = withoutPort(host)
    if (appHosts.has(host) || loopbackNames.has(hostname)) return app
    if (!hostname.endsWith(siteSuffix)) return foreign
    const name = hostname.slice(0, -siteSuffix.length)
    const isOurs = SiteName.safeParse(name).success || previewTokenIn(name) !== undefined
    return isOurs ? { kind: 'site', name } : noSite
  }

  function redirectFrom(host: string): Destination | undefined {
    const hostname = withoutPort(host)
    const plain = hostname.replace(otherWriting, '')
    if (plain === hostname) return undefined
    const destination = destinationOf(plain + host.slice(hostname.length))
    if (destination.kind === 'app' || plain === publicHostname) return { kind: 'redirect', origin }
    if (destination.kind !== 'site') return undefined
    const suffix = port === '' ? '' : `:${port}`
    return { kind: 'redirect', origin: `${protocol}//${destination.name}${siteSuffix}${suffix}` }
  }

  return (hostHeader: string | undefined): Destination => {
    const host = (hostHeader ?? '').toLowerCase()
    return redirectFrom(host) ?? destinationOf(host)
  }
}

const withoutPort = (host: string) => host.replace(/:\d{1,5}$/, '')
