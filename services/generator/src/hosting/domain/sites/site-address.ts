/** Where a site's page is: `<scheme>://<site>.<SITES_DOMAIN>[:port of PUBLIC_URL]/`. */
export function siteAddress(publicUrl: string, sitesDomain: string): (siteName: string) => string {
  const { protocol, port } = new URL(publicUrl)
  const suffix = port === '' ? '' : `:${port}`
  return (siteName) => `${protocol}//${siteName}.${sitesDomain}${suffix}/`
}

/** The address that a page names as its own: that of its domain where one is active, else the standard one. */
export function canonicalUrl({ domain }: { domain?: string | undefined }, standardUrl: string): string {
  if (domain === undefined) return standardUrl
  const { protocol, port } = new URL(standardUrl)
  return `${protocol}//${domain}${port === '' ? '' : `:${port}`}/`
}

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Where this process reaches published sites by default: `*.localhost` does not resolve everywhere. */
export function standardSitesOrigin(publicUrl: string): string {
  const url = new URL(publicUrl)
  if (loopbackHosts.has(url.hostname)) url.hostname = '127.0.0.1'
  return url.origin
}
