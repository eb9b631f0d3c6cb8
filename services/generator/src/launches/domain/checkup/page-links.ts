import { unescapeHtml } from '@thumbfolio/contracts'
import type { Checkup } from './checkup.js'

/** Of one checkup. */
const mostLinks = 60
/** Links to one host that a checkup may ask for at once. */
export const mostOfHost = 20

/**
 * The links that a checkup asks for: those with a known problem, then the others in turn, so that each has its turn within
 * weeks, however many there are and whichever hosts they are on.
 */
export function linksInTurn(
  links: readonly URL[],
  { count, problems }: Pick<Checkup, 'count' | 'problems'>,
): URL[] {
  const from = (count * mostOfHost) % Math.max(1, links.length)
  const inTurn = [...links.slice(from), ...links.slice(0, from)]
  const known = new Set(problems.flatMap(({ kind, subject }) => (kind === 'link' ? [subject] : [])))
  const isKnown = ({ href }: URL) => known.has(href)
  return [...inTurn.filter(isKnown), ...inTurn.filter((link) => !isKnown(link))].slice(0, mostLinks)
}

/** Addresses on the public web that the pages of a site link to, each once. Links to `ownHosts` are left out. */
export function linksIn(pages: readonly string[], ownHosts: readonly string[]): URL[] {
  const found = new Map<string, URL>()
  for (const page of pages)
    for (const [, quoted = ''] of page.matchAll(/<a\b[^>]*?\bhref="(https?:[^"]+)"/gi)) {
      const address = unescapeHtml(quoted)
      if (!URL.canParse(address)) continue
      const url = new URL(address)
      url.hash = ''
      if (!ownHosts.includes(url.hostname)) found.set(url.href, url)
    }
  return [...found.values()]
}
