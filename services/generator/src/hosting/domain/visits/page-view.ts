import { dayMs, dayOf } from '../../../time.js'

/** One page view. It does not identify the visitor. */
export interface PageView {
  readonly siteName: string
  /** UTC, `2026-05-01`. */
  readonly day: string
  readonly isBot: boolean
  /** Of the page that was opened. */
  readonly path: string
  /** The visitor came from another page of the same site. */
  readonly isInside: boolean
  /** Host of the page that the visitor came from. */
  readonly referrer?: string
}

/** The last `count` days, oldest first. */
export const lastDays = (count: number, now: number): string[] =>
  Array.from({ length: count }, (_, at) => dayOf(now - (count - 1 - at) * dayMs))

/** The part of a request that decides whether it is a view; header names in lower case. */
export interface ViewRequest {
  readonly method: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/**
 * Whether a page that was answered counts as opened. Not counted: what is fetched ahead, the app's own frames, visitors
 * who ask not to be measured (DNT, Global Privacy Control), and callers without a user agent, such as our own check.
 */
export function isView({ method, headers }: ViewRequest): boolean {
  if (method !== 'GET' || headers['user-agent'] === undefined) return false
  if (headers['dnt'] === '1' || headers['sec-gpc'] === '1') return false
  const purpose = `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')} ${String(headers['x-moz'] ?? '')}`
  if (/prefetch|prerender|preview/i.test(purpose)) return false
  return (headers['sec-fetch-dest'] ?? 'document') === 'document'
}

const longestHost = 100

const withoutWww = (host: string): string => host.replace(/^www\./, '')

/**
 * The host of a referring page without `www.`; undefined for none, for what is no address of the web, and for one of
 * `ownHosts`, with or without `www.`
 */
export function referrerHost(referrer: string | undefined, ownHosts: readonly string[]): string | undefined {
  if (referrer === undefined || !/^https?:/i.test(referrer) || !URL.canParse(referrer)) return undefined
  const host = withoutWww(new URL(referrer).hostname).slice(0, longestHost)
  return host === '' || ownHosts.map(withoutWww).includes(host) ? undefined : host
}
