import { createHash } from 'node:crypto'
import type { Page } from '../parts/page.js'
import { publicPage } from '../parts/public-page.js'
import { styleOf, type DocumentPlace } from '../css/style.js'
import type { StudyParts } from '../parts/case-study.js'
import { studiesOn } from '../page/case-studies.js'

const hashed = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** The policy as a document itself states it; who may frame it can only be said in a header. */
export const metaPolicy = (page: Page, { place, hasForm = false }: DocumentKind): string =>
  policyOf([styleOf(page, place)], hasForm)

/** Which document of a page. */
export interface DocumentKind {
  /** `anywhere`: the contact form, its answers, and the page about a missing path. */
  readonly place: DocumentPlace
  /** The case study that it is. */
  readonly study?: StudyParts
  /** Whether it has a form that posts to the site itself. Default: false. */
  readonly hasForm?: boolean
}

function policyOf(styles: readonly string[], hasForm = false): string {
  return [
    "default-src 'none'",
    `style-src ${[...new Set(styles.map(hashed))].join(' ')}`,
    "font-src 'self'",
    "img-src 'self' data:",
    // No script runs here that could connect: audits read robots.txt under the page's own policy.
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${hasForm ? "'self'" : "'none'"}`,
  ].join('; ')
}

/** Headers for every file of a page and of its `others` in other languages. No script runs, and only the app may frame it. */
export function pageHeaders(page: Page, others: readonly Page[] = []): Readonly<Record<string, string>> {
  const shown = publicPage(page)
  const hasStudies = studiesOn(shown.composition, shown.content).length > 0
  const places: readonly DocumentPlace[] = ['front', 'anywhere', ...(hasStudies ? (['study'] as const) : [])]
  const policy = policyOf([
    ...places.map((place) => styleOf(shown, place)),
    ...others.map((other) => styleOf(publicPage(other), 'front')),
  ])
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors ${page.site.appOrigin}`,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(!page.indexed && { 'X-Robots-Tag': 'noindex' }),
  }
}
