import { previewTokenIn, SiteName } from '@thumbfolio/contracts'

/** What a `Host` stands for: the app, one published site or private preview, or nothing of ours. */
export type Destination =
  { readonly kind: 'app' } | { readonly kind: 'site'; readonly name: string } | { readonly kind: 'foreign' }

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])
const app: Destination = { kind: 'app' }
const foreign: Destination = { kind: 'foreign' }

/** The app answers to the host of PUBLIC_URL, and to loopback names on any port. */
export function hostResolver(options: { publicUrl: string; sitesDomain: string }) {
  const { hostname: publicHostname, host: publicHost, protocol } = new URL(options.publicUrl)
  const appHosts = new Set([publicHost, `${publicHostname}:${protocol === 'https:' ? 443 : 80}`])
  const siteSuffix = `.${options.sitesDomain}`

  return (hostHeader: string | undefined): Destination => {
    const host = (hostHeader ?? '').toLowerCase()
    const hostname = host.replace(/:\d{1,5}$/, '')
    if (appHosts.has(host) || loopbackNames.has(hostname)) return app
    if (!hostname.endsWith(siteSuffix)) return foreign
    const name = hostname.slice(0, -siteSuffix.length)
    const isOurs = SiteName.safeParse(name).success || previewTokenIn(name) !== undefined
    return isOurs ? { kind: 'site', name } : foreign
  }
}
