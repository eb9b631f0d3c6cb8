import { createHash } from 'node:crypto'
import type { Page } from './page.js'
import { publicPage } from './public-page.js'
import { styleOf } from './style.js'

/** The policy as the document itself states it; who may frame it can only be said in a header. */
export function metaPolicy(page: Page): string {
  const style = createHash('sha256').update(styleOf(page)).digest('base64')
  return [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** Headers for every file of a page. Nothing on it runs, nobody but the app frames it. */
export const pageHeaders = (page: Page): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': `${metaPolicy(publicPage(page))}; frame-ancestors ${page.site.appOrigin}`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  ...(!page.indexed && { 'X-Robots-Tag': 'noindex' }),
})
