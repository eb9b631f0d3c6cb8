import type { RequestHandler } from 'express'

/** Pages of the app that anybody may read; all others belong to an account. */
const publicPages = ['/', '/docs', '/about', '/examples', '/gallery', '/support', '/terms', '/privacy']

export const isPublicPage = (path: string): boolean => publicPages.includes(path)

/** Fills the addresses that the built page leaves open: previews and search engines want absolute ones. */
export function addressed(html: string, { origin, path }: { origin: string; path: string }): string {
  const page = isPublicPage(path) ? path : '/'
  return html.replaceAll('__PAGE_URL__', origin + page).replaceAll('__PUBLIC_URL__', origin)
}

/** `/robots.txt`, which forbids nothing, and `/sitemap.xml` with the public pages. */
export function forCrawlers(origin: string): RequestHandler {
  const files = new Map([
    [
      '/robots.txt',
      { type: 'text/plain', body: `User-agent: *\nAllow: /\nSitemap: ${origin}/sitemap.xml\n` },
    ],
    ['/sitemap.xml', { type: 'application/xml', body: sitemap(origin) }],
  ])
  return (request, response, next) => {
    const file = files.get(request.path)
    if (!file) return next()
    response.set('Cache-Control', 'public, max-age=3600').type(file.type).send(file.body)
  }
}

function sitemap(origin: string): string {
  const urls = publicPages.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
}
